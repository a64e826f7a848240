#include "ui/diagram/diagram_look.h"

#include <algorithm>
#include <cmath>

namespace ui {

DiagramLook lookOf(const DiagramLayout& layout, const DiagramState& state) {
    DiagramLook look;
    for (const DiagramBox& box : layout.boxes) {
        const BoxState now = boxState(box, state);
        BoxLook at;
        at.recomputed = now.recomputed ? 1 : 0;
        if (box.chip && box.chip->bytes.value > 0) {
            const double part = static_cast<double>(now.stashed.value) / static_cast<double>(box.chip->bytes.value);
            at.stashed = std::clamp(part, 0.0, 1.0);
        }
        look.push_back(at);
    }
    return look;
}

DiagramLook between(const DiagramLook& from, const DiagramLook& to, double part) {
    DiagramLook look;
    for (std::size_t i = 0; i < to.size(); ++i) {
        look.push_back({std::lerp(from[i].recomputed, to[i].recomputed, part), std::lerp(from[i].stashed, to[i].stashed, part),
                        std::lerp(from[i].auxStashed, to[i].auxStashed, part)});
    }
    return look;
}

} // namespace ui
