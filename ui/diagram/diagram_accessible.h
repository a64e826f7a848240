#pragma once

#include "core/policy/policy.h"

namespace ui {

class DiagramView;

/// Lets assistive technology see the ops of every DiagramView as a list of check boxes, one a mark in graph order; checked is
/// recomputed. Further calls do nothing.
void installDiagramAccessibility();

/// Tells assistive technology that the keyboard is on another op.
void announceFocus(DiagramView& view, core::MarkId mark);
/// Tells it that these marks were flipped.
void announceFlips(DiagramView& view, core::Policy flipped);

} // namespace ui
