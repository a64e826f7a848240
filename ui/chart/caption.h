#pragma once

#include "ui/chart/chart_data.h"
#include "ui/theme.h"

#include <QFont>
#include <QGraphicsItem>
#include <QPointF>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace ui {

struct LegendEntry {
    enum class Sign { Cloud, Frontier, CommSaved, Hull, Preset, Unpriced, Listed, Elsewhere, Current, Pinned };
    Sign sign;
    QString text;
};

/// What the chart shows of this data; no entry for what it lacks.
std::vector<LegendEntry> legendEntries(const ChartData& data);

/// What an axis counts, and what its unit hides.
struct AxisTitle {
    QString text;
    QString note; // may be empty
};
struct AxisTitles {
    AxisTitle across;
    AxisTitle up;
};
AxisTitles axisTitles(const ChartData& data);

/// Places of the texts above the plot area: from the top left, y down.
struct CaptionLayout {
    std::vector<QPointF> entries; // top left of each
    double height = 0;            // of all lines
    double rowEnd = 0;            // right of the last entry
    bool besideTitle = false;     // the entries stand on the title's line
};

/// The legend stands right of the title where it fits on one line, or else in lines below it, with `gap` between entries. A title
/// wider than the width takes two lines.
CaptionLayout layoutCaption(double width, double lineHeight, double titleWidth, std::span<const double> entryWidths, double gap);

/// Room for one entry more, so that it comes and goes without moving the chart: after the last, or else right of the title. None
/// where neither is free.
std::optional<QPointF> roomForOneMore(const CaptionLayout& layout, double width, double titleWidth, double entryWidth, double gap);

/// The titles of both axes and the legend: what Qt Charts would cut off with "..." where it does not fit, or cannot draw.
/// Takes no part in mouse handling.
class CaptionItem : public QGraphicsItem {
public:
    explicit CaptionItem(QGraphicsItem* parent);

    void setTexts(std::vector<LegendEntry> entries, AxisTitles titles);
    void setFont(const QFont& font);
    void setTheme(const Theme& theme);
    void setSize(QSizeF size);
    /// The horizontal extent over which the lower title is centred.
    void setPlotArea(const QRectF& plot);

    /// Room that the texts take above and below the rest.
    double headerHeight() const { return m_header.height; }
    double footerHeight() const { return m_footerHeight; }

    QRectF boundingRect() const override { return {QPointF(), m_size}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void arrange();
    /// On one line where `width` allows it.
    QString titleFor(const AxisTitle& title, double width) const;
    void paintEntry(QPainter& painter, const LegendEntry& entry, QPointF topLeft) const;

    std::vector<LegendEntry> m_entries;
    AxisTitles m_titles;
    QFont m_font;
    Theme m_theme;
    QSizeF m_size;
    QRectF m_plot;
    CaptionLayout m_header;
    double m_footerHeight = 0;
};

} // namespace ui
