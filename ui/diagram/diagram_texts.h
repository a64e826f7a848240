#pragma once

#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_state.h"

#include <QString>

namespace ui {

/// "5.64%"
QString shareText(const BoxState& box, const DiagramState& state);
/// The same, but "<0.01%" for the little that a bar cannot show.
QString shortShareText(const BoxState& box, const DiagramState& state);
/// "48.0 KiB" where the tensor is stashed, "(48.0 KiB)" where it is not.
QString chipText(const DiagramChip& chip, const BoxState& box);
/// What the op stashes and for whom, and what its replay costs.
QString tooltipText(const DiagramBox& box, const DiagramState& state);
/// "q up-proj: recompute"; while a policy is pinned also that it marks the op otherwise.
QString spokenText(const DiagramBox& box, const DiagramState& state);

} // namespace ui
