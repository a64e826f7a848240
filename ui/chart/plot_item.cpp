#include "ui/chart/plot_item.h"

#include "ui/chart/budget_item.h"
#include "ui/chart/cloud_item.h"
#include "ui/chart/marks_item.h"
#include "ui/chart/ring_item.h"
#include "ui/chart/ring_name.h"

#include <utility>

namespace ui {
namespace {

std::optional<core::Point> shownPoint(const std::optional<PolicyMark>& mark) {
    return mark && !mark->outside ? std::optional(mark->point) : std::nullopt;
}

} // namespace

// Later children stand on earlier ones: the veil dims the cloud, not what is marked in it.
PlotItem::PlotItem(QGraphicsItem* parent)
    : QGraphicsItem(parent),
      m_cloud(new CloudItem(this)),
      m_budget(new BudgetItem(BudgetItem::Part::Line, this)),
      m_marks(new MarksItem(this)),
      m_ringName(new MarksItem(this)),
      m_budgetSigns(new BudgetItem(BudgetItem::Part::Signs, this)),
      m_litRing(new RingItem(RingItem::Look::Lit, this)),
      m_cursorRing(new RingItem(RingItem::Look::Cursor, this)),
      m_pinnedRing(new RingItem(RingItem::Look::Pinned, this)),
      m_ring(new RingItem(RingItem::Look::Current, this)) {
    setFlag(ItemHasNoContents);
    setAcceptedMouseButtons(Qt::NoButton);
}

void PlotItem::setData(const ChartData& data) {
    if (m_data.analysis != data.analysis || !m_data.scale.placesAs(data.scale)) {
        m_cloud->setCloud(data.analysis, data.scale);
    }
    m_cloud->setVisible(data.options.cloud);
    m_data = data;
}

void PlotItem::setMap(const ChartMap& map, const QFont& font, const MarksRoom& room) {
    m_map = map;
    m_cloud->setMap(map);
    m_font = font;
    m_room = room;
    const auto budget = layoutBudget(m_data, map, font, room.reserved);
    for (BudgetItem* item : {m_budget, m_budgetSigns}) {
        item->setVisible(budget.has_value());
        if (budget) {
            item->setLayout(*budget, map.plot, font);
        }
    }
    if (budget) {
        m_room.reserved.push_back(budget->label);
    }
    m_marks->setLayout(layoutMarks(m_data, map, font, m_room), map.plot, font);
    setCurrent(m_data.current);
    setPinned(m_data.pinned);
    setCursor(m_cursor);
    setLit(m_lit);
}

void PlotItem::setTheme(const Theme& theme) {
    m_cloud->setTheme(theme);
    m_budget->setTheme(theme);
    m_budgetSigns->setTheme(theme);
    m_marks->setTheme(theme);
    m_ringName->setTheme(theme);
    for (RingItem* ring : {m_litRing, m_cursorRing, m_pinnedRing, m_ring}) {
        ring->setTheme(theme);
    }
}

void PlotItem::setCurrent(const PolicyMark& current) {
    m_data.current = current;
    m_ring->setUnpriced(current.unpriced);
    placeRing(*m_ring, shownPoint(current));
    nameRing();
}

void PlotItem::nameRing() {
    MarksLayout names;
    if (m_ring->isVisible() && m_data.options.labels) {
        const auto name = placeRingName(m_data.list.currentName, m_ring->pos(), m_marks->layout(), m_room, m_map.plot, m_font);
        if (name) {
            names.labels.push_back(*name);
        }
    }
    m_ringName->setLayout(std::move(names), m_map.plot, m_font);
}

std::optional<HitTarget> PlotItem::labelAt(QPointF position) const {
    for (const MarksItem* item : {m_ringName, m_marks}) {
        for (const PlacedLabel& label : item->layout().labels) {
            if (label.target && label.rect.contains(position)) {
                return label.target;
            }
        }
    }
    return std::nullopt;
}

void PlotItem::setPinned(const std::optional<PolicyMark>& pinned) {
    m_data.pinned = pinned;
    placeRing(*m_pinnedRing, shownPoint(pinned));
}

void PlotItem::setCursor(std::optional<core::Point> point) {
    m_cursor = point;
    placeRing(*m_cursorRing, point);
}

void PlotItem::setLit(std::optional<core::Point> point) {
    m_lit = point;
    placeRing(*m_litRing, point);
}

void PlotItem::placeRing(RingItem& ring, std::optional<core::Point> point) {
    const bool shown = point && !m_map.plot.isEmpty() && m_map.ranges.contains(m_data.scale.at(*point));
    ring.setVisible(shown);
    if (shown) {
        ring.setPos(m_map.toScene(m_data.scale.at(*point)));
    }
}

} // namespace ui
