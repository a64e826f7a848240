#pragma once

#include "ui/chart/hit_test.h"
#include "ui/chart/label_layout.h"

#include <QFont>
#include <QLineF>
#include <QPointF>

#include <optional>
#include <vector>

namespace ui {

/// Sizes in scene pixels.
inline constexpr double frontierRadius = 1.7;
inline constexpr double hullRadius = 3.4;
inline constexpr double presetRadius = 5.5;
inline constexpr double commSavedRadius = 2;
inline constexpr double ringRadius = 8;
inline constexpr double pinnedRadius = 10.5;
inline constexpr double vertexGroupDistance = 12;

/// A label and where it stands. Its parts are set side by side from the left.
struct PlacedLabel {
    std::vector<LabelPart> parts;
    QRectF rect;
    std::optional<QLineF> leader;    // from its mark, if it stands away from it
    std::optional<HitTarget> target; // what a click on it means: a label of one vertex or preset
};

/// One ring for all presets at one point.
struct PresetRing {
    QPointF centre;
    bool unpriced = false; // one of them replays what the cost does not count
    friend bool operator==(const PresetRing&, const PresetRing&) = default;
};

/// The frontier, hull and presets that a map shows, in scene coordinates.
struct MarksLayout {
    std::vector<QPointF> frontier;
    std::vector<QPointF> commSaved; // the frontier that keeps the all-to-alls saved
    QLineF gap;                     // from a policy of that to the frontier at the same cost; null where neither is shown
    std::vector<QLineF> hullLines;  // cut to the plot area
    std::vector<QPointF> hull;
    double hullRadius = 0;
    std::vector<PresetRing> presets;
    std::vector<PlacedLabel> labels; // those for which there is room
};

/// What a layout leaves to its user.
struct MarksRoom {
    double groupDistance = vertexGroupDistance; // vertices closer than this share a label
    double vertexRadius = hullRadius;
    std::vector<QRectF> reserved; // no label stands there
    std::vector<QLineF> lines;    // labels rather keep off
};

MarksLayout layoutMarks(const ChartData& data, const ChartMap& map, const QFont& font, const MarksRoom& room = {});

/// The font of a part of a label, from the chart's own.
QFont labelFont(const QFont& font, bool number);
double partWidth(const LabelPart& part, const QFont& font);

} // namespace ui
