#pragma once

#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_template.h"

namespace ui {

/// Sizes that boxes and the rows that they stand in have in common, scene units.
inline constexpr double boxHeight = 32;
inline constexpr double flatHeight = 19;
inline constexpr double spineInset = 10; // of a wire from the left side of its box
inline constexpr double busDistance = 4; // below a box, where its wires part
inline constexpr double rowGap = 20;     // holds a line of tensors
inline constexpr double tensorLine = 11; // of a further line of tensors
inline constexpr double differenceSize = 11;
inline constexpr double signSize = 12;

/// The box of a cell with all that is in, under and beside it, its top left at the origin. The graph must have the cell's op, and the
/// op the cell's part.
DiagramBox makeBox(const core::OpGraph& graph, const TemplateCell& cell, double width, std::int64_t squareBytes);

/// The least width at which the cell's dimensions and share stand side by side.
double widthNeeded(const core::OpGraph& graph, const TemplateCell& cell);

/// Whether the box's tensor and its auxiliary one need a line each.
bool needsTwoLines(const DiagramBox& box);

void moveBox(DiagramBox& box, QPointF by);

/// An upper bound of the width of a short text of digits and units at the diagram's small size, whatever the font.
double roomFor(const QString& text);

} // namespace ui
