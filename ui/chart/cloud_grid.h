#pragma once

#include "ui/chart/chart_map.h"

#include <QSizeF>

#include <cstdint>
#include <vector>

namespace ui {

/// The cloud of policies counted into the cells of a grid over the plot area.
struct CloudGrid {
    static constexpr int shades = 4;

    int columns = 0;
    int rows = 0;                    // from the top
    std::vector<std::uint8_t> shade; // row by row: 0 is empty, 1 to `shades` are few to many policies

    std::uint8_t at(int column, int row) const {
        return shade[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
    }
};

/// Policies that tie count each; shades are even steps of the logarithm of a cell's count, up to the fullest cell's. `cells` is
/// the size of the plot area in cells and need not be whole. `outcomes` are sorted by cost. O(outcomes shown + cells).
CloudGrid countCloud(const std::vector<core::Outcome>& outcomes, const ChartScale& scale, const ChartRanges& ranges, QSizeF cells);

} // namespace ui
