#pragma once

#include "ui/chart/chart_map.h"
#include "ui/chart/marks_layout.h"
#include "ui/theme.h"

#include <QGraphicsItem>

#include <optional>

namespace ui {

class BudgetItem;
class CloudItem;
class MarksItem;
class RingItem;

/// All that stands in a plot area: cloud, budget, marks and rings, through one map. Takes no part in mouse handling.
class PlotItem : public QGraphicsItem {
public:
    explicit PlotItem(QGraphicsItem* parent);

    /// Shown at the next setMap.
    void setData(const ChartData& data);
    void setMap(const ChartMap& map, const QFont& font, const MarksRoom& room = {});
    void setTheme(const Theme& theme);

    /// These move one ring and nothing else.
    void setCurrent(const PolicyMark& current);
    void setPinned(const std::optional<PolicyMark>& pinned);
    void setCursor(std::optional<core::Point> point);
    void setLit(std::optional<core::Point> point);

    const ChartMap& map() const { return m_map; }
    const MarksItem& marks() const { return *m_marks; }
    /// What the label at a position of the plot's own names, if it names one policy.
    std::optional<HitTarget> labelAt(QPointF position) const;
    const MarksItem& ringName() const { return *m_ringName; }
    const BudgetItem& budget() const { return *m_budget; }
    const RingItem& ring() const { return *m_ring; }
    const RingItem& pinnedRing() const { return *m_pinnedRing; }
    const RingItem& cursorRing() const { return *m_cursorRing; }
    const RingItem& litRing() const { return *m_litRing; }

    QRectF boundingRect() const override { return {}; }
    void paint(QPainter* /*painter*/, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) override {}

private:
    void placeRing(RingItem& ring, std::optional<core::Point> point);
    void nameRing();

    ChartData m_data;
    ChartMap m_map;
    QFont m_font;
    MarksRoom m_room;
    std::optional<core::Point> m_cursor;
    std::optional<core::Point> m_lit;
    CloudItem* m_cloud;
    BudgetItem* m_budget;
    MarksItem* m_marks;
    MarksItem* m_ringName;
    BudgetItem* m_budgetSigns;
    RingItem* m_litRing;
    RingItem* m_cursorRing;
    RingItem* m_pinnedRing;
    RingItem* m_ring;
};

} // namespace ui
