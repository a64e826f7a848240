#pragma once

#include <QWidget> // first: moc does not understand <compare> before other standard headers

#include "ui/diagram/diagram_overlay.h"
#include "ui/theme.h"

#include <array>
#include <utility>

namespace ui {

/// The line under the diagram: what one can do with it, or, while an op is lit, what the frames around others mean. Named "diagramHint".
class DiagramHint : public QWidget {
    Q_OBJECT

public:
    explicit DiagramHint(const Theme& theme, QWidget* parent);

    void setTheme(const Theme& theme);
    /// What the text shares the line with while an op is lit: it gives way to the legend, or keeps its place and has the legend beside it
    /// where there is room.
    enum class Beside { Nothing, Legend };
    void setText(const QString& text, Beside beside = Beside::Nothing);
    void setLegend(bool shown);

    const QString& text() const { return m_text; }
    bool isLegend() const { return m_legend; }
    /// Whether the text is shown, and whether the legend is.
    bool showsText() const { return !m_legend || m_beside == Beside::Legend; }
    bool showsLegend() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restate();
    static std::array<std::pair<Light, QString>, 2> entries(); // of the legend
    double legendWidth() const;
    void paintLegend(QPainter& painter, const QRectF& room) const;

    Theme m_theme;
    QString m_text;
    Beside m_beside = Beside::Nothing;
    bool m_legend = false;
};

} // namespace ui
