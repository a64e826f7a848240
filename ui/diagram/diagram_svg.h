#pragma once

#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_look.h"
#include "ui/diagram/diagram_state.h"
#include "ui/theme.h"

#include <QByteArray>
#include <QString>

namespace ui {

/// The diagram in a look, without its texts as one SVG, of the layout's size: wires, boxes, signs, bars, tensors, legend. Every box is a
/// group of the id `svgId` with a rect of the box's size in it.
QByteArray diagramSvg(const DiagramLayout& layout, const DiagramState& state, const DiagramLook& look, const Theme& theme);

/// "op-q_up", "op-gate_up-shared"
QString svgId(const DiagramBox& box, const core::OpGraph& graph);
/// Of the sign on a box that the pinned policy marks otherwise: "differs-op-q_up"; there only while it does.
QString differenceSvgId(const DiagramBox& box, const core::OpGraph& graph);

} // namespace ui
