#include "ui/chart/budget_layout.h"

#include "ui/chart/chart_text.h"
#include "ui/chart/marks_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

namespace ui {
namespace {

constexpr double gap = 4;      // between the label and the line, and the edge
constexpr int placesAlong = 9; // that the label can have along the line

/// Beside the line, the best place first: at its far end, which no label of the left edge needs.
std::vector<QRectF> labelPlaces(const QLineF& line, bool upright, const QRectF& plot, QSizeF size) {
    const double width = size.width();
    const double height = size.height();
    std::vector<QRectF> places;
    for (int i = 0; i < placesAlong; ++i) {
        const double along = static_cast<double>(i) / (placesAlong - 1);
        if (upright) {
            const double top = plot.top() + gap + along * (plot.height() - 2 * gap - height);
            places.emplace_back(QPointF(line.x1() + gap, top), size);
            places.emplace_back(QPointF(line.x1() - gap - width, top), size);
        } else {
            const double left = plot.right() - gap - width - along * (plot.width() - 2 * gap - width);
            places.emplace_back(QPointF(left, line.y1() - gap / 2 - height), size);
            places.emplace_back(QPointF(left, line.y1() + gap / 2), size);
        }
    }
    return places;
}

/// What is better not covered.
std::vector<QPointF> markedPoints(const ChartData& data, const ChartMap& map) {
    std::vector<QPointF> points;
    const auto add = [&](core::Point point) { points.push_back(map.toScene(data.scale.at(point))); };
    for (const PresetMark& preset : data.presets) {
        add(preset.mark.point);
    }
    if (data.analysis) {
        for (const core::Outcome& outcome : data.analysis->frontier) {
            add(outcome.point);
        }
    }
    return points;
}

QRectF labelRect(const std::vector<QRectF>& places, const QRectF& plot, std::span<const QRectF> occupied,
                 const std::vector<QPointF>& points) {
    const auto covered = [&](const QRectF& place) {
        if (!plot.contains(place) || std::ranges::any_of(occupied, [&](const QRectF& other) { return place.intersects(other); })) {
            return std::numeric_limits<std::ptrdiff_t>::max();
        }
        const QRectF room = place.adjusted(-ringRadius, -ringRadius, ringRadius, ringRadius);
        return std::ranges::count_if(points, [&](QPointF point) { return room.contains(point); });
    };
    return std::ranges::min(places, {}, covered);
}

} // namespace

std::optional<BudgetLayout> layoutBudget(const ChartData& data, const ChartMap& map, const QFont& font, std::span<const QRectF> occupied) {
    if (!data.scale.scenario.budgetBytes) {
        return std::nullopt;
    }
    const core::Bytes budget{*data.scale.scenario.budgetBytes};
    const double stash = data.scale.stashAtRank(budget);
    const bool upright = data.scale.swapped;
    const Interval shown = upright ? map.ranges.x : map.ranges.y;
    const QPointF onLine = map.toScene(data.scale.placed(0, stash));
    BudgetLayout layout;
    layout.text = budgetText(data);
    if (const auto fits = cheapestUnderBudget(data)) {
        const QPointF value = data.scale.at(data.analysis->frontier[*fits].point);
        if (map.ranges.contains(value)) {
            layout.cheapest = map.toScene(value);
        }
    }
    layout.veil = map.plot;
    if (upright) {
        layout.veil.setLeft(std::clamp(onLine.x(), map.plot.left(), map.plot.right()));
    } else {
        layout.veil.setBottom(std::clamp(onLine.y(), map.plot.top(), map.plot.bottom()));
    }
    if (shown.contains(stash)) {
        layout.line = upright ? QLineF(onLine.x(), map.plot.top(), onLine.x(), map.plot.bottom())
                              : QLineF(map.plot.left(), onLine.y(), map.plot.right(), onLine.y());
        const QFontMetricsF metrics(labelFont(font, false));
        const QSizeF size(metrics.horizontalAdvance(layout.text) + 2 * gap, metrics.height());
        layout.label = labelRect(labelPlaces(layout.line, upright, map.plot, size), map.plot, occupied, markedPoints(data, map));
    }
    return layout;
}

core::Bytes budgetAt(const ChartData& data, const ChartMap& map, QPointF position) {
    const double stash = std::max(0.0, data.scale.stashOf(map.toValue(position)));
    return data.scale.rankBytesAt(stash);
}

} // namespace ui
