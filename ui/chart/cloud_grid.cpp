#include "ui/chart/cloud_grid.h"

#include "ui/chart/axis_cells.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <span>

namespace ui {
namespace {

using Outcomes = std::span<const core::Outcome>;

/// An axis for costs or for bytes. What the chart shows of them, and so their cells, never falls as the integers rise.
struct Axis {
    std::function<double(std::int64_t)> value;
    AxisCells::Cell cell;
    Interval shown;
    int count = 0; // of cells
};

struct Axes {
    Axis cost;
    Axis bytes;
};

/// Cells across from the left, cells up from the bottom.
Axes axes(const ChartScale& scale, const ChartMap& map, const CloudGrid& grid) {
    const auto column = [&map, last = grid.columns - 1](double value) {
        return std::clamp(static_cast<int>(map.toScene({value, 0}).x()), 0, last);
    };
    const auto up = [&map, last = grid.rows - 1](double value) {
        return last - std::clamp(static_cast<int>(map.toScene({0, value}).y()), 0, last);
    };
    const auto replay = [&scale](std::int64_t cost) { return scale.replayAt({{cost}, {}}); };
    const auto stash = [&scale](std::int64_t bytes) { return scale.stashAt({bytes}); };
    if (scale.swapped) {
        return {{replay, [=](std::int64_t cost) { return up(replay(cost)); }, map.ranges.y, grid.rows},
                {stash, [=](std::int64_t bytes) { return column(stash(bytes)); }, map.ranges.x, grid.columns}};
    }
    return {{replay, [=](std::int64_t cost) { return column(replay(cost)); }, map.ranges.x, grid.columns},
            {stash, [=](std::int64_t bytes) { return up(stash(bytes)); }, map.ranges.y, grid.rows}};
}

std::int64_t costOf(const core::Outcome& outcome) {
    return outcome.point.cost.value;
}

Outcomes shownByCost(Outcomes outcomes, const Axis& cost) {
    const auto first =
        std::ranges::partition_point(outcomes, [&](const core::Outcome& each) { return cost.value(costOf(each)) < cost.shown.from; });
    const auto last = std::ranges::partition_point(first, outcomes.end(),
                                                   [&](const core::Outcome& each) { return cost.value(costOf(each)) <= cost.shown.to; });
    return {first, last};
}

/// The integers of an interval.
struct Integers {
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();

    bool contains(std::int64_t integer) const { return least <= integer && integer <= most; }
};

/// From the least bytes shown to the most; what is not empty begins and ends at integers that the axis shows.
Integers shownBytes(Outcomes outcomes, const Axis& bytes) {
    Integers all;
    for (const core::Outcome& outcome : outcomes) {
        all.least = std::min(all.least, outcome.point.bytes.value);
        all.most = std::max(all.most, outcome.point.bytes.value);
    }
    if (outcomes.empty()) {
        return all;
    }
    const std::int64_t first = firstWhere(all.least, all.most, [&](std::int64_t each) { return bytes.value(each) >= bytes.shown.from; });
    return {first, firstWhere(first, all.most, [&](std::int64_t each) { return bytes.value(each) > bytes.shown.to; }) - 1};
}

/// By the cell of the cost, then that of the bytes: outcomes are sorted by cost, so that neighbours are counted into neighbours.
std::vector<std::uint64_t> counted(Outcomes outcomes, const Axes& axes) {
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(axes.cost.count) * static_cast<std::size_t>(axes.bytes.count));
    const Outcomes shown = shownByCost(outcomes, axes.cost);
    const Integers bytes = shownBytes(shown, axes.bytes);
    if (shown.empty() || bytes.most < bytes.least) {
        return counts;
    }
    const AxisCells costCells(costOf(shown.front()), costOf(shown.back()), axes.cost.count, axes.cost.cell);
    const AxisCells bytesCells(bytes.least, bytes.most, axes.bytes.count, axes.bytes.cell);
    for (const core::Outcome& outcome : shown) {
        if (bytes.contains(outcome.point.bytes.value)) {
            const auto line = static_cast<std::size_t>(costCells.at(costOf(outcome))) * static_cast<std::size_t>(axes.bytes.count);
            counts[line + static_cast<std::size_t>(bytesCells.at(outcome.point.bytes.value))] += outcome.tiedPolicies;
        }
    }
    return counts;
}

/// The smallest count of each shade.
std::array<std::uint64_t, CloudGrid::shades> shadeStarts(std::uint64_t fullest) {
    const double perShade = std::log(static_cast<double>(fullest) + 1) / CloudGrid::shades;
    std::array<std::uint64_t, CloudGrid::shades> starts{1};
    for (int shade = 2; shade <= CloudGrid::shades; ++shade) {
        const auto reached = [&](std::int64_t count) { return std::log(static_cast<double>(count)) / perShade >= shade - 1; };
        const auto most = static_cast<std::int64_t>(fullest);
        starts[static_cast<std::size_t>(shade) - 1] = static_cast<std::uint64_t>(firstWhere(1, most, reached));
    }
    return starts;
}

} // namespace

CloudGrid countCloud(const std::vector<core::Outcome>& outcomes, const ChartScale& scale, const ChartRanges& ranges, QSizeF cells) {
    CloudGrid grid;
    grid.columns = std::max(1, static_cast<int>(std::ceil(cells.width())));
    grid.rows = std::max(1, static_cast<int>(std::ceil(cells.height())));
    const ChartMap map{QRectF(QPointF(0, 0), cells), ranges};
    const std::vector<std::uint64_t> counts = counted(outcomes, axes(scale, map, grid));
    const auto starts = shadeStarts(std::max<std::uint64_t>(1, std::ranges::max(counts)));
    grid.shade.reserve(counts.size());
    const auto columns = static_cast<std::size_t>(grid.columns);
    const auto rows = static_cast<std::size_t>(grid.rows);
    for (std::size_t up = rows; up-- > 0;) {
        for (std::size_t column = 0; column < columns; ++column) {
            const std::uint64_t count = scale.swapped ? counts[up * columns + column] : counts[column * rows + up];
            grid.shade.push_back(static_cast<std::uint8_t>(std::ranges::count_if(starts, [=](auto start) { return count >= start; })));
        }
    }
    return grid;
}

} // namespace ui
