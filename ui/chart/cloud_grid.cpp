#include "ui/chart/cloud_grid.h"

#include <algorithm>
#include <cmath>

namespace ui {

CloudGrid countCloud(const std::vector<core::Outcome>& outcomes, const ChartScale& scale, const ChartRanges& ranges, QSizeF cells) {
    CloudGrid grid;
    grid.columns = std::max(1, static_cast<int>(std::ceil(cells.width())));
    grid.rows = std::max(1, static_cast<int>(std::ceil(cells.height())));
    const ChartMap map{QRectF(QPointF(0, 0), cells), ranges};
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows));
    for (const core::Outcome& outcome : outcomes) {
        const QPointF value = scale.at(outcome.point);
        if (!ranges.contains(value)) {
            continue;
        }
        const QPointF cell = map.toScene(value);
        const int column = std::clamp(static_cast<int>(cell.x()), 0, grid.columns - 1);
        const int row = std::clamp(static_cast<int>(cell.y()), 0, grid.rows - 1);
        counts[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.columns) + static_cast<std::size_t>(column)] +=
            outcome.tiedPolicies;
    }
    const std::uint64_t fullest = std::max<std::uint64_t>(1, std::ranges::max(counts));
    const double perShade = std::log(static_cast<double>(fullest) + 1) / CloudGrid::shades;
    grid.shade.reserve(counts.size());
    for (const std::uint64_t count : counts) {
        const int step = count == 0 ? 0 : 1 + static_cast<int>(std::log(static_cast<double>(count)) / perShade);
        grid.shade.push_back(static_cast<std::uint8_t>(std::min(step, CloudGrid::shades)));
    }
    return grid;
}

} // namespace ui
