#pragma once

#include <QWidget> // first: moc does not understand <compare> before other standard headers

#include "ui/theme.h"

namespace ui {

/// The line under the diagram: what one can do with it, or, while an op is lit, what the frames around others mean. Named "diagramHint".
class DiagramHint : public QWidget {
    Q_OBJECT

public:
    explicit DiagramHint(const Theme& theme, QWidget* parent);

    void setTheme(const Theme& theme);
    void setText(const QString& text);
    void setLegend(bool shown);

    const QString& text() const { return m_text; }
    bool isLegend() const { return m_legend; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restate();

    Theme m_theme;
    QString m_text;
    bool m_legend = false;
};

} // namespace ui
