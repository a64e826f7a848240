#include "ui/chart/ring_name.h"

#include <QMarginsF>

namespace ui {
namespace {

constexpr double clearance = ringRadius + 4; // of the ring, which any mark can be in
constexpr double edgeClearance = 6;
constexpr double labelClearance = 2;

QRectF around(QPointF centre, double radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

LabelSurroundings surroundingsOf(const MarksLayout& layout, const MarksRoom& room, const QRectF& plot) {
    LabelSurroundings all;
    all.bounds = plot.adjusted(edgeClearance, edgeClearance, -edgeClearance, -edgeClearance);
    all.marks = room.reserved;
    all.lines = room.lines;
    all.lines.insert(all.lines.end(), layout.hullLines.begin(), layout.hullLines.end());
    all.points = layout.frontier;
    for (const QPointF vertex : layout.hull) {
        all.marks.push_back(around(vertex, hullRadius + labelClearance));
    }
    for (const PresetRing& preset : layout.presets) {
        all.marks.push_back(around(preset.centre, presetRadius + labelClearance));
    }
    for (const ListedPlace& listed : layout.listed) {
        all.marks.push_back(around(listed.centre, listedRadius + labelClearance));
    }
    for (const PlacedLabel& label : layout.labels) {
        all.marks.push_back(label.rect.marginsAdded(QMarginsF(labelClearance, 0, labelClearance, 0)));
        if (label.leader) {
            all.lines.push_back(*label.leader);
        }
    }
    return all;
}

} // namespace

std::optional<PlacedLabel> placeRingName(const QString& name, QPointF ring, const MarksLayout& layout, const MarksRoom& room,
                                         const QRectF& plot, const QFont& font) {
    if (name.isEmpty()) {
        return std::nullopt;
    }
    MarksLabels labels(font);
    labels.surroundings() = surroundingsOf(layout, room, plot);
    labels.surroundings().marks.push_back(around(ring, clearance));
    labels.add({{labelName(name, font), true}},
               {around(ring, clearance),
                {},
                {Side::Right, Side::AboveRight, Side::Above, Side::Left, Side::AboveLeft, Side::BelowRight, Side::Below, Side::BelowLeft},
                {ring},
                ringRadius},
               HitTarget{Hit::Kind::Current, 0});
    const std::vector<PlacedLabel> placed = labels.place();
    return placed.empty() ? std::nullopt : std::optional(placed.front());
}

} // namespace ui
