#pragma once

#include "core/model/op_graph.h"

#include <QString>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// One box in a row of a column.
struct TemplateCell {
    std::string op;
    std::string part;                // one of the op's parts, which then has a box of its own; empty: all of the op
    QString note;                    // empty: the op's dimensions and its share of a forward
    std::vector<std::string> inputs; // "op" or "op.part"; empty: the op's inputs in the graph
    std::size_t track = 0;
    std::size_t span = 1; // tracks
};

using TemplateRow = std::vector<TemplateCell>;

/// A column is divided into tracks, down each of which the outputs of its boxes run.
struct TemplateColumn {
    QString name;
    std::string top;            // the op above the rows, over all tracks; empty: none
    std::vector<double> tracks; // widths, scene units
    std::vector<TemplateRow> rows;
};

/// An input that does not run down a track, but outside of it.
struct TemplateRail {
    std::string from;
    std::string to;
    bool left = true; // of the reader's column, or on its right
    std::string past; // on the right of this op alone, not of the whole column
};

/// Where ops stand in the diagram, by id.
struct DiagramTemplate {
    std::vector<TemplateColumn> columns;
    TemplateCell bottom; // under all columns; without an op: nothing
    std::vector<TemplateRail> rails;

    bool places(std::string_view op) const;
};

/// The places that this graph has ops for, from resources/data/diagrams: of each column the first layout whose ops the graph
/// has, without the rows and columns that remain empty. Ops that the data does not know have no cell.
DiagramTemplate diagramTemplate(const core::OpGraph& graph);

/// The part of that id. O(parts).
const core::OpPart* findPart(const core::Op& op, std::string_view part);

/// "op.part" taken apart; the part is empty where there is none.
struct PartName {
    std::string_view op;
    std::string_view part;
};
PartName partName(std::string_view name);

} // namespace ui
