#pragma once

#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_template.h"

#include <cstddef>
#include <vector>

namespace ui {

/// An output of one box that another takes as input.
struct Connection {
    std::size_t from = 0;
    std::size_t to = 0;
    friend bool operator==(const Connection&, const Connection&) = default;
};

/// What runs between the boxes, each once: the inputs that the cells name, by box, and all edges of the graph that these leave out.
std::vector<Connection> connectionsOf(const core::OpGraph& graph, const DiagramLayout& layout, const std::vector<TemplateCell>& cells);

} // namespace ui
