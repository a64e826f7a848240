#include "ui/chart/budget_layout.h"

#include "ui/chart/chart_text.h"
#include "ui/chart/marks_layout.h"
#include "ui/chart/rect_geometry.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

namespace ui {
namespace {

constexpr double gap = 4; // between the label and the line, and the edge
constexpr double furtherAway = 14;
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
            for (const double away : {gap, furtherAway}) {
                places.emplace_back(QPointF(line.x1() + away, top), size);
                places.emplace_back(QPointF(line.x1() - away - width, top), size);
            }
        } else {
            const double left = plot.right() - gap - width - along * (plot.width() - 2 * gap - width);
            for (const double away : {gap / 2, furtherAway}) {
                places.emplace_back(QPointF(left, line.y1() - away - height), size);
                places.emplace_back(QPointF(left, line.y1() + away), size);
            }
        }
    }
    return places;
}

/// What is better not covered.
struct Marked {
    std::vector<QPointF> points;
    std::vector<QLineF> lines;

    double coveredBy(const QRectF& place) const {
        const QRectF room = place.adjusted(-ringRadius, -ringRadius, ringRadius, ringRadius);
        auto sum = static_cast<double>(std::ranges::count_if(points, [&](QPointF point) { return room.contains(point); }));
        for (const QLineF& line : lines) {
            sum += clipped(line, place).length();
        }
        return sum;
    }
};

Marked marked(const ChartData& data, const ChartMap& map) {
    Marked all;
    const auto place = [&](core::Point point) { return map.toScene(data.scale.at(point)); };
    const auto addMark = [&](const PolicyMark& mark) {
        if (!mark.outside) {
            all.points.push_back(place(mark.point));
        }
    };
    addMark(data.current);
    for (const PresetMark& preset : data.presets) {
        addMark(preset.mark);
    }
    if (data.analysis) {
        for (const core::Outcome& outcome : data.analysis->frontier) {
            all.points.push_back(place(outcome.point));
        }
        for (std::size_t i = 1; i < data.analysis->hull.size(); ++i) {
            all.lines.emplace_back(place(data.analysis->hull[i - 1].outcome.point), place(data.analysis->hull[i].outcome.point));
        }
    }
    return all;
}

/// None where all places are taken, or leave the plot.
std::optional<QRectF> labelRect(const std::vector<QRectF>& places, const QRectF& plot, std::span<const QRectF> occupied,
                                const Marked& marked) {
    std::optional<QRectF> best;
    double least = std::numeric_limits<double>::infinity();
    for (const QRectF& place : places) {
        const bool free =
            plot.contains(place) && std::ranges::none_of(occupied, [&](const QRectF& other) { return place.intersects(other); });
        const double covered = free ? marked.coveredBy(place) : least;
        if (covered < least) {
            least = covered;
            best = place;
        }
    }
    return best;
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
        const Marked all = marked(data, map);
        for (const QString& text : {budgetText(data), shortBudgetText(data)}) {
            const QSizeF size(metrics.horizontalAdvance(text) + 2 * gap, metrics.height());
            const auto place = labelRect(labelPlaces(layout.line, upright, map.plot, size), map.plot, occupied, all);
            if (place) {
                layout.text = text;
                layout.label = *place;
                break;
            }
        }
    }
    return layout;
}

core::Bytes budgetAt(const ChartData& data, const ChartMap& map, QPointF position) {
    const double stash = std::max(0.0, data.scale.stashOf(map.toValue(position)));
    return data.scale.rankBytesAt(stash);
}

} // namespace ui
