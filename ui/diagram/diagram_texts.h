#pragma once

#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_state.h"

#include <QString>

namespace ui {

/// "5.64%"
QString shareText(const BoxState& box, const DiagramState& state);
/// What the box's own cost is of a forward: "5.64%", "<0.01%" for the little that a bar cannot show, "not priced" for an all-to-all that
/// the axis does not count, nothing for an add that costs nothing.
QString shortShareText(const DiagramBox& box, const DiagramState& state);
/// "128 × 192 × 2 B": multiplies out to the bytes of the box's tensor. "width 2,048" of a part whose sum with the others is the tensor.
QString dimensionsText(const DiagramBox& box, const core::OpGraph& graph);
/// "48.0 KiB" where the tensor is stashed, "(48.0 KiB)" where it is not.
QString chipText(const DiagramChip& chip, const BoxState& box);
/// "rstd 4 B" where it is kept, "rstd (4 B)" where it is not.
QString auxText(const DiagramAux& aux, const BoxState& box);
/// What the entry's sample means: "1 square = 4 KiB per token, stashed".
QString legendText(LegendKind kind, const DiagramLayout& layout, const DiagramState& state);
/// What the op stashes and for whom, and what its replay costs.
QString tooltipText(const DiagramBox& box, const DiagramState& state);
/// "q up-proj: recompute"; while a policy is pinned also that it marks the op otherwise.
QString spokenText(const DiagramBox& box, const DiagramState& state);

} // namespace ui
