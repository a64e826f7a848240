#pragma once

#include <QWidget>

#include "ui/export/export_choices.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace ui {

/// The choices of a picture, as fields. Fields that mean nothing for the present choices are hidden.
class PicturePage : public QWidget {
    Q_OBJECT

public:
    explicit PicturePage(const ExportChoices& choices, QWidget* parent = nullptr);

    /// As the fields say.
    ExportRequest request() const;
    PaperSetting paper() const;
    /// There is no part of the chart to export where all of it is shown.
    void setZoomed(bool zoomed);

signals:
    void changed();

private:
    void addFields();
    void show(const ExportChoices& choices);
    void refreshRows();

    QFormLayout* m_form;
    QComboBox* m_contents;
    QComboBox* m_format;
    QComboBox* m_colours;
    QComboBox* m_scale;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QWidget* m_size;
    QDoubleSpinBox* m_paperWidth;
    QDoubleSpinBox* m_paperFont;
    QCheckBox* m_asZoomed;
    QCheckBox* m_caption;
};

} // namespace ui
