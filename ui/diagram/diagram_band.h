#pragma once

#include <QColor>
#include <QRubberBand>

namespace ui {

/// A rubber band through which one can read what it selects.
class DiagramBand : public QRubberBand {
public:
    DiagramBand(const QColor& colour, QWidget* parent);
    void setColour(const QColor& colour);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor m_colour;
};

} // namespace ui
