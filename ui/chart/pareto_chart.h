#pragma once

#include "ui/chart/chart_map.h"
#include "ui/theme.h"

#include <QChart>
#include <QFont>

#include <optional>

class QValueAxis;

namespace ui {

class CaptionItem;
class InsetItem;
class PlotItem;
class RingItem;

/// The Pareto chart of a layer: axes by Qt Charts, over them a plot, and on it an inset where the options ask for one. The same object
/// paints on the screen and in exports.
class ParetoChart : public QChart {
public:
    explicit ParetoChart(const Theme& theme, QGraphicsItem* parent = nullptr);

    /// Keeps the part that is shown while the problem stays the same, in proportion to the scale.
    void setData(const ChartData& data);
    /// These move one ring and nothing else: of the policy in the diagram, of the one that the keyboard is at, of a hull step that is
    /// pointed at.
    void setCurrent(const PolicyMark& current);
    void setCursor(std::optional<core::Point> point);
    void setLit(std::optional<core::Point> point);
    void setPinned(const std::optional<PolicyMark>& pinned);
    void setRanges(const ChartRanges& ranges);
    void setTheme(const Theme& theme);
    void setTextFont(const QFont& font);

    const ChartData& data() const { return m_data; }
    const ChartRanges& ranges() const { return m_ranges; }
    ChartRanges full() const { return fullRanges(m_data); }
    /// In the scene's coordinates.
    ChartMap map() const;
    /// The inset's map on its sheet, the chart's own elsewhere.
    ChartMap mapAt(QPointF position) const;
    const PlotItem& plotAt(QPointF position) const;
    const PlotItem& plot() const { return *m_plot; }
    const InsetItem& inset() const { return *m_inset; }

protected:
    void resizeEvent(QGraphicsSceneResizeEvent* event) override;

private:
    void showRanges();
    void arrange();
    void placeItems();
    void uncover(const RingItem& ring);

    ChartData m_data;
    ChartRanges m_ranges;
    QFont m_font;
    QValueAxis* m_xAxis;
    QValueAxis* m_yAxis;
    CaptionItem* m_caption;
    PlotItem* m_plot;
    InsetItem* m_inset;
};

} // namespace ui
