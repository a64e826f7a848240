#pragma once

#include "ui/diagram/diagram_layout.h"

namespace ui {

/// Lines of the legend, which stands under the diagram, and its height, scene units.
inline constexpr double legendLine = 14;

/// Places the legend's entries for what the layout's boxes show, in lines from `topLeft`. Returns its height.
double placeLegend(DiagramLayout& layout, QPointF topLeft, double width);

} // namespace ui
