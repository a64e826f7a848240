#pragma once

#include "ui/chart/chart_map.h"
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
inline constexpr double ringRadius = 8;
inline constexpr double vertexGroupDistance = 12;

/// A label and where it stands. Its parts are set side by side from the left.
struct PlacedLabel {
    std::vector<LabelPart> parts;
    QRectF rect;
    std::optional<QLineF> leader; // from its mark, if it stands away from it
};

/// The frontier, hull and presets that a map shows, in scene coordinates.
struct MarksLayout {
    std::vector<QPointF> frontier;
    std::vector<QLineF> hullLines; // cut to the plot area
    std::vector<QPointF> hull;
    std::vector<QPointF> presets;    // one ring for all presets at one point
    std::vector<PlacedLabel> labels; // those for which there is room
};

MarksLayout layoutMarks(const ChartData& data, const ChartMap& map, const QFont& font);

/// The font of a part of a label, from the chart's own.
QFont labelFont(const QFont& font, bool number);
double partWidth(const LabelPart& part, const QFont& font);

} // namespace ui
