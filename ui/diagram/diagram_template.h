#pragma once

#include "core/model/op_graph.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// One place in a row. A cell without an op keeps its width free.
struct TemplateCell {
    std::string op;
    std::string part;                // not empty: a further box of an op that has one already
    QString title;                   // empty: the op's label
    QString note;                    // empty: the op's share of a forward
    std::vector<std::string> inputs; // "op" or "op.part"; empty: the op's inputs in the graph
    double width = 1;                // in relation to the other cells of the row
};

using TemplateRow = std::vector<TemplateCell>;

struct TemplateColumn {
    double width = 0; // scene units
    std::vector<TemplateRow> rows;
};

/// Where ops stand in the diagram, by id.
struct DiagramTemplate {
    std::vector<TemplateRow> top; // above the columns, and over all of them
    std::vector<TemplateColumn> columns;
    std::vector<TemplateRow> bottom;

    bool places(std::string_view op) const;
};

/// The places that this graph has ops for, from resources/data/diagrams: rows without any op are left out. Ops that the data
/// does not know have no cell.
DiagramTemplate diagramTemplate(const core::OpGraph& graph);

} // namespace ui
