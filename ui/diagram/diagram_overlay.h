#pragma once

#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_state.h"
#include "ui/theme.h"

#include <cstddef>
#include <vector>

class QPainter;

namespace ui {

/// What an op has to do with the one that is pointed at.
struct Light {
    bool read = false;   // the backward of that one reads it
    bool pulled = false; // a replay of that one takes it in, or rests on its replay
    bool any() const { return read || pulled; }
    friend bool operator==(const Light&, const Light&) = default;
};

/// What an op's backward reads and what a replay of it pulls in, in the picture.
struct DiagramLight {
    std::vector<core::OpId> mine; // the op that is pointed at, and those that follow its mark
    std::vector<Light> boxes;     // by box
    std::vector<Light> wires;     // by wire, where it leads what is lit to where that is used
    bool lightsBox(std::size_t box) const { return boxes[box].any(); }
};

/// All boxes of an op are lit alike. The state has its choices. O(boxes and wires, times ops).
DiagramLight lightOf(const DiagramLayout& layout, const DiagramState& state, core::MarkId mark);

/// Over the picture, in scene units: a veil over what has nothing to do with the op, a solid frame around what its backward reads,
/// a dashed one around what a replay pulls in.
void paintLight(QPainter& painter, const DiagramLayout& layout, const DiagramLight& light, const Theme& theme);
/// One of the frames, for a legend.
void paintLightFrame(QPainter& painter, const QRectF& box, const Light& light, const Theme& theme);

/// Where mouse and keyboard are: in the text's colour, and outside of the frames of the lighting, so that neither is taken for the other.
enum class Ring { Hovered, Selected, Focused };
void paintRing(QPainter& painter, const QRectF& box, Ring ring, const Theme& theme);

/// How far frames and rings reach from a box, scene units: chips above and below stay clear of them.
inline constexpr double ringReach = 3.9;

} // namespace ui
