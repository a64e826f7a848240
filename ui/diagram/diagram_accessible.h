#pragma once

#include "core/policy/policy.h"

#include <cstddef>

namespace ui {

class DiagramView;

/// Lets assistive technology see the ops of every DiagramView as a list of check boxes, one a mark in graph order, then its regions;
/// checked is recomputed. Further calls do nothing.
void installDiagramAccessibility();

/// Tells assistive technology that the keyboard is on another op.
void announceFocus(DiagramView& view, core::MarkId mark);
void announceRegionFocus(DiagramView& view, std::size_t region);
/// Tells it that these marks were selected, or are no longer.
void announceSelection(DiagramView& view, core::Policy changed);
/// Tells it that these marks were flipped.
void announceFlips(DiagramView& view, core::Policy flipped);
/// Tells it that what is said of these marks has changed, but not the marks.
void announceNames(DiagramView& view, core::Policy renamed);

} // namespace ui
