#pragma once

#include "ui/diagram/diagram_layout.h"

#include <cstdint>
#include <optional>

namespace ui {

enum class Direction : std::uint8_t { Left, Right, Up, Down };

/// The direction of an arrow key; none for other keys.
std::optional<Direction> directionOf(int key);

/// The mark whose box lies next to the mark's in a direction; the mark itself at the edge.
core::MarkId neighbour(const DiagramLayout& layout, core::MarkId mark, Direction direction);

} // namespace ui
