#pragma once

#include "ui/chart/chart_map.h"

#include <cstddef>
#include <optional>

namespace ui {

/// The hull steps that replay so little that a map shows them on top of each other, and the ranges in which they stand apart.
struct LeftEdge {
    std::size_t lastStep = 0; // from step 0
    ChartRanges ranges;
};

/// None where fewer than three steps stand within a few pixels of the first along the axis of replay, or where the map does not show
/// them.
std::optional<LeftEdge> leftEdge(const ChartData& data, const ChartMap& map);

/// Where in the plot area an inset covers least: no vertex, preset, ring or hull line if that can be, and little of the cloud. None where
/// the plot area is too small for an inset. O(outcomes sampled * places).
std::optional<QRectF> insetPlace(const ChartData& data, const ChartMap& map);

} // namespace ui
