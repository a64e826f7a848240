#pragma once

#include <QWidget> // first: moc does not understand <compare> before other standard headers

#include "ui/step_bar/step_bar_layout.h"
#include "ui/theme.h"

namespace ui {

class Document;

/// The policy in the diagram on two rulers: what it stashes against the GPU's memory and saving everything, and what its step costs.
/// Named "stepBar". Its accessible description says all of its numbers.
class StepBar : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive it.
    StepBar(const Document& document, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    const Document& m_document;
    Theme m_theme;
    StepBarData m_data;
};

} // namespace ui
