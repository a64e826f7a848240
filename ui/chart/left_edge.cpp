#include "ui/chart/left_edge.h"

#include "ui/chart/label_layout.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace ui {
namespace {

constexpr double edgeWidth = 12;   // pixels within which steps share the left edge,
constexpr double edgeShare = 0.01; // if these are a small part of the whole replay
constexpr std::size_t fewestSteps = 3;
constexpr double padding = 0.1; // of the ranges, on each side
constexpr double distanceFromEdges = 8;
constexpr int placesPerSide = 13;
constexpr std::size_t mostSamples = 2'000;

// What is bad about covering something, measured against a pixel of distance from the top right corner.
constexpr double markPenalty = 4'000;
constexpr double linePenalty = 40; // a pixel
constexpr double cloudPenalty = 1; // a sampled outcome

Interval padded(double from, double to) {
    const double room = padding * (to - from);
    return {from - room, to + room};
}

std::vector<QPointF> cloudSamples(const ChartData& data, const ChartMap& map) {
    std::vector<QPointF> samples;
    if (!data.analysis || !data.analysis->enumeration || !data.options.cloud) {
        return samples;
    }
    const std::vector<core::Outcome>& outcomes = data.analysis->enumeration->outcomes;
    const std::size_t stride = outcomes.size() / mostSamples + 1;
    for (std::size_t i = 0; i < outcomes.size(); i += stride) {
        samples.push_back(map.toScene(data.scale.at(outcomes[i].point)));
    }
    return samples;
}

struct Obstacles {
    std::vector<QPointF> marks;
    std::vector<QLineF> lines;
    std::vector<QPointF> cloud;

    double covered(const QRectF& place) const {
        const auto within = [](const std::vector<QPointF>& points, const QRectF& rect) {
            return static_cast<double>(std::ranges::count_if(points, [&](QPointF point) { return rect.contains(point); }));
        };
        constexpr double clearance = 14;
        double sum = markPenalty * within(marks, place.adjusted(-clearance, -clearance, clearance, clearance));
        for (const QLineF& line : lines) {
            sum += linePenalty * clipped(line, place).length();
        }
        return sum + cloudPenalty * within(cloud, place);
    }
};

Obstacles obstacles(const ChartData& data, const ChartMap& map) {
    Obstacles found;
    QPointF last;
    for (const core::HullStep& step : data.analysis->hull) {
        const QPointF vertex = map.toScene(data.scale.at(step.outcome.point));
        if (!found.marks.empty()) {
            found.lines.emplace_back(last, vertex);
        }
        found.marks.push_back(vertex);
        last = vertex;
    }
    for (const PresetMark& preset : data.presets) {
        if (!preset.mark.outside) {
            found.marks.push_back(map.toScene(data.scale.at(preset.mark.point)));
        }
    }
    for (const ListedMark& listed : data.list.marks) {
        if (!listed.mark.outside) {
            found.marks.push_back(map.toScene(listed.value));
        }
    }
    for (const auto& mark : {std::optional(data.current), data.pinned}) {
        if (mark && !mark->outside) {
            found.marks.push_back(map.toScene(data.scale.at(mark->point)));
        }
    }
    found.cloud = cloudSamples(data, map);
    return found;
}

} // namespace

std::optional<LeftEdge> leftEdge(const ChartData& data, const ChartMap& map) {
    if (!data.analysis || map.plot.isEmpty()) {
        return std::nullopt;
    }
    const std::vector<core::HullStep>& hull = data.analysis->hull;
    const double pixels = data.scale.swapped ? map.plot.height() : map.plot.width();
    const double length = data.scale.swapped ? map.ranges.y.length() : map.ranges.x.length();
    const auto atEdge = [&](const core::HullStep& step) {
        const double away = data.scale.replayAt(step.outcome.point) - data.scale.replayAt(hull.front().outcome.point);
        return away * pixels / length <= edgeWidth && away <= edgeShare * data.scale.replayAt(data.most) &&
               map.ranges.contains(data.scale.at(step.outcome.point));
    };
    std::size_t count = 0;
    while (count < hull.size() && atEdge(hull[count])) {
        ++count;
    }
    if (count < fewestSteps) {
        return std::nullopt;
    }
    const core::Point first = hull.front().outcome.point;
    const core::Point last = hull[count - 1].outcome.point;
    const Interval replay = padded(data.scale.replayAt(first), data.scale.replayAt(last));
    const Interval stash = padded(data.scale.stashAt(last.bytes), data.scale.stashAt(first.bytes));
    if (stash.length() <= 0) {
        return std::nullopt;
    }
    return LeftEdge{count - 1, data.scale.swapped ? ChartRanges{stash, replay} : ChartRanges{replay, stash}};
}

std::optional<QRectF> insetPlace(const ChartData& data, const ChartMap& map) {
    if (!data.analysis) {
        return std::nullopt;
    }
    constexpr QSizeF smallest(200, 150);
    constexpr QSizeF largest(520, 360);
    const QRectF room = map.plot.adjusted(distanceFromEdges, distanceFromEdges, -distanceFromEdges, -distanceFromEdges);
    const QSizeF size(std::clamp(0.56 * room.width(), smallest.width(), largest.width()),
                      std::clamp(0.54 * room.height(), smallest.height(), largest.height()));
    if (room.width() < 1.6 * smallest.width() || room.height() < 1.4 * smallest.height()) {
        return std::nullopt;
    }
    const Obstacles all = obstacles(data, map);
    double least = std::numeric_limits<double>::infinity();
    QRectF best;
    for (int column = placesPerSide - 1; column >= 0; --column) {
        for (int row = 0; row < placesPerSide; ++row) {
            const QPointF free((room.width() - size.width()) * column / (placesPerSide - 1),
                               (room.height() - size.height()) * row / (placesPerSide - 1));
            const QRectF place(room.topLeft() + free, size);
            const double away = room.right() - place.right() + place.top() - room.top();
            const double cost = all.covered(place) + away;
            if (cost < least) {
                least = cost;
                best = place;
            }
        }
    }
    return best;
}

} // namespace ui
