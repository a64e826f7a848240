#pragma once

#include "ui/chart/chart_map.h"

#include <cstddef>
#include <optional>

namespace ui {

/// A policy at a place on the chart.
struct Hit {
    enum class Kind { Current, Listed, Hull, Preset, Frontier, CommSaved, Cloud };

    Kind kind = Kind::Cloud;
    std::size_t index = 0; // hull step, listed mark, preset, or place in a frontier or in the outcomes; 0 for the current policy
    core::Policy policy;   // an outcome's representative, or the mark's own; of another layer where a listed policy has one
    core::Point point;
    friend bool operator==(const Hit&, const Hit&) = default;
};

/// A hit without its policy: what a label names.
struct HitTarget {
    Hit::Kind kind = Hit::Kind::Hull;
    std::size_t index = 0;
    friend bool operator==(const HitTarget&, const HitTarget&) = default;
};

/// The current policy, or a hull step, a listed policy or a preset that the data has.
Hit hitOf(HitTarget target, const ChartData& data);

/// Whether the hit is a policy that another scenario than the diagram's has at this place.
bool isElsewhere(const Hit& hit, const ChartData& data);
/// Where the chart has it, in the values of ChartScale::at.
QPointF valueOf(const Hit& hit, const ChartData& data);

inline constexpr double hitRadius = 8; // pixels

/// The policy within `hitRadius` of a position in the plot area: of the first kind that has one there, the nearest; among equally
/// near ones the lowest bytes, then the lowest cost, then the first. The current policy, those of the list and the vertices of the hull
/// count as one kind, so that a click reaches each of them; where they share a place they come in this order. Only what the options and
/// the map show can be hit.
/// O(frontier + listed + presets + log outcomes + outcomes within the radius in cost).
std::optional<Hit> hitTest(const ChartData& data, const ChartMap& map, QPointF position);

} // namespace ui
