#pragma once

#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_state.h"

#include <vector>

namespace ui {

/// What of a box changes gradually when a mark is flipped. All from 0 to 1.
struct BoxLook {
    double recomputed = 0; // how far its colours are those of a recomputed op
    double stashed = 0;    // how much of its tensor is filled
    double auxStashed = 0; // how much of its auxiliary tensor is
    friend bool operator==(const BoxLook&, const BoxLook&) = default;
};

/// By box of the layout.
using DiagramLook = std::vector<BoxLook>;

/// How the state looks when nothing moves any more.
DiagramLook lookOf(const DiagramLayout& layout, const DiagramState& state);
/// Part of the way, 0 to 1, from one look to another of as many boxes.
DiagramLook between(const DiagramLook& from, const DiagramLook& to, double part);

} // namespace ui
