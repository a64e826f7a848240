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
        const auto part = [](core::Bytes stashed, core::Bytes all) {
            return all.value == 0 ? 0.0 : std::clamp(static_cast<double>(stashed.value) / static_cast<double>(all.value), 0.0, 1.0);
        };
        at.stashed = box.chip ? part(now.ownStashed, box.chip->bytes) : 0;
        at.auxStashed = box.aux ? part(now.auxStashed, box.aux->bytes) : 0;
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
