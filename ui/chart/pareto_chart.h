#pragma once

#include "ui/chart/chart_map.h"
#include "ui/theme.h"

#include <QChart>
#include <QFont>

#include <optional>

class QValueAxis;

namespace ui {

class CaptionItem;
class CloudItem;
class MarksItem;
class RingItem;

/// The Pareto chart of a layer: axes by Qt Charts; cloud, frontier, hull, presets and rings as a few items over them. The same
/// object paints on the screen and in exports.
class ParetoChart : public QChart {
public:
    explicit ParetoChart(const Theme& theme, QGraphicsItem* parent = nullptr);

    /// Keeps the part that is shown while the problem stays the same, in proportion to the scale.
    void setData(const ChartData& data);
    /// Moves the ring and nothing else.
    void setCurrent(const PolicyMark& current);
    /// A ring around the policy that the keyboard is at.
    void setCursor(std::optional<core::Point> point);
    void setRanges(const ChartRanges& ranges);
    void setTheme(const Theme& theme);
    void setTextFont(const QFont& font);

    const ChartData& data() const { return m_data; }
    const ChartRanges& ranges() const { return m_ranges; }
    ChartRanges full() const { return fullRanges(m_data); }
    /// In the scene's coordinates.
    ChartMap map() const;
    const MarksItem& marks() const { return *m_marks; }
    const RingItem& ring() const { return *m_ring; }
    const RingItem& cursorRing() const { return *m_cursorRing; }

protected:
    void resizeEvent(QGraphicsSceneResizeEvent* event) override;

private:
    void showRanges();
    void arrange();
    void placeItems();
    void placeRing(RingItem& ring, std::optional<core::Point> point);

    ChartData m_data;
    ChartRanges m_ranges;
    std::optional<core::Point> m_cursor;
    QFont m_font;
    QValueAxis* m_xAxis;
    QValueAxis* m_yAxis;
    CloudItem* m_cloud;
    CaptionItem* m_caption;
    MarksItem* m_marks;
    RingItem* m_cursorRing;
    RingItem* m_ring;
};

} // namespace ui
