#pragma once

#include "ui/chart/marks_labels.h"

#include <QPointF>

#include <vector>

namespace ui {

/// Sizes in scene pixels.
inline constexpr double frontierRadius = 1.7;
inline constexpr double hullRadius = 3.4;
inline constexpr double presetRadius = 5.5;
inline constexpr double listedRadius = 6.5; // of a diamond, from its middle to its corners
inline constexpr double commSavedRadius = 2;
inline constexpr double ringRadius = 8;
inline constexpr double pinnedRadius = 10.5;
inline constexpr double vertexGroupDistance = 12;

/// One ring for all presets at one point.
struct PresetRing {
    QPointF centre;
    bool unpriced = false; // one of them replays what the cost does not count
    friend bool operator==(const PresetRing&, const PresetRing&) = default;
};

struct ListedPlace {
    QPointF centre;
    bool elsewhere = false; // another scenario than the diagram's has it there
    friend bool operator==(const ListedPlace&, const ListedPlace&) = default;
};

/// The frontier, hull, presets and listed policies that a map shows, in scene coordinates.
struct MarksLayout {
    std::vector<QPointF> frontier;
    std::vector<QPointF> commSaved; // the frontier that keeps the all-to-alls saved
    QLineF gap;                     // from a policy of that to the frontier at the same cost; null where neither is shown
    std::vector<QLineF> hullLines;  // cut to the plot area
    std::vector<QPointF> hull;
    double hullRadius = 0;
    std::vector<PresetRing> presets;
    std::vector<ListedPlace> listed;
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

} // namespace ui
