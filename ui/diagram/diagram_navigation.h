#pragma once

#include "core/model/op_graph.h"
#include "ui/diagram/diagram_layout.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ui {

enum class Direction : std::uint8_t { Left, Right, Up, Down };

/// The direction of an arrow key; none for other keys.
std::optional<Direction> directionOf(int key);

/// Where the keyboard can be: on an op, or on the name of a region.
struct DiagramStop {
    std::optional<core::MarkId> mark;
    std::optional<std::size_t> region;
    static DiagramStop at(core::MarkId mark) { return {mark, std::nullopt}; }
    static DiagramStop atRegion(std::size_t region) { return {std::nullopt, region}; }
    friend bool operator==(const DiagramStop&, const DiagramStop&) = default;
};

/// The next stop in a direction, or the same one at the edge. Down and Up stay under and over what they leave; where nothing is left
/// there they follow the graph, to a reader and to an input. From the first op every stop can be reached.
DiagramStop neighbour(const DiagramLayout& layout, const core::OpGraph& graph, const DiagramStop& from, Direction direction);

/// The region that holds the mark.
std::optional<std::size_t> regionOf(const DiagramLayout& layout, core::MarkId mark);
/// The region whose name is at a point.
std::optional<std::size_t> regionAt(const DiagramLayout& layout, QPointF point);

} // namespace ui
