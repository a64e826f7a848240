#pragma once

#include <QImage>
#include <QWidget>

#include "ui/export/picture.h"

namespace ui {

/// A picture as it will be exported, as large as there is room.
class PicturePreview : public QWidget {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent = nullptr);

    void setPicture(Picture picture);
    QSize sizeHint() const override { return {560, 420}; }
    /// What is shown, in device pixels; null without a picture.
    const QImage& image() const { return m_image; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void draw();

    Picture m_picture;
    QImage m_image;
};

} // namespace ui
