#pragma once

#include "ui/diagram/diagram_layout.h"

#include <cstddef>
#include <vector>

namespace ui {

/// An output of one box that another takes as input.
struct Connection {
    std::size_t from = 0;
    std::size_t to = 0;
};

/// Draws the connections between placed boxes, with right angles only: straight down where the way is free, else along a lane
/// on the left of a column. Adds to `layout.wires` and `layout.forks`.
void routeWires(DiagramLayout& layout, const std::vector<Connection>& connections);

} // namespace ui
