#pragma once

#include "ui/chart/chart_map.h"

#include <cstddef>
#include <optional>

namespace ui {

/// A policy at a place on the chart.
struct Hit {
    enum class Kind { Current, Hull, Preset, Frontier, CommSaved, Cloud };

    Kind kind = Kind::Cloud;
    std::size_t index = 0; // hull step, preset, or place in a frontier or in the outcomes; 0 for the current policy
    core::Policy policy;   // an outcome's representative, or the preset's own
    core::Point point;
    friend bool operator==(const Hit&, const Hit&) = default;
};

/// A hit without its policy: what a label names.
struct HitTarget {
    Hit::Kind kind = Hit::Kind::Hull;
    std::size_t index = 0;
    friend bool operator==(const HitTarget&, const HitTarget&) = default;
};

/// A hull step or a preset that the data has.
Hit hitOf(HitTarget target, const ChartData& data);

inline constexpr double hitRadius = 8; // pixels

/// The policy within `hitRadius` of a position in the plot area: of the first kind that has one there, the nearest; among equally
/// near ones the lowest bytes, then the lowest cost, then the first. The current policy comes before all else but a nearer vertex
/// of the hull, which a click could not reach otherwise. Only what the options and the map
/// show can be hit.
/// O(frontier + presets + log outcomes + outcomes within the radius in cost).
std::optional<Hit> hitTest(const ChartData& data, const ChartMap& map, QPointF position);

} // namespace ui
