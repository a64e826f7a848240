#pragma once

#include "ui/diagram/diagram_connections.h"
#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_template.h"

#include <vector>

namespace ui {

/// Draws the connections between placed boxes, with right angles only: straight down where the way is free, else to the reader's own
/// track just below the box, else along a rail outside of the column; the rails of the template first. Inputs for which all of these
/// are taken go the cheapest way around, which may cross other wires. Adds to `layout.wires` and `layout.forks`.
void routeWires(DiagramLayout& layout, const std::vector<Connection>& connections, const std::vector<TemplateRail>& rails,
                const core::OpGraph& graph);

} // namespace ui
