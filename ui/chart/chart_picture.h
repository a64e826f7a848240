#pragma once

#include "ui/chart/chart_map.h"
#include "ui/theme.h"

#include <QFont>
#include <QRectF>

#include <optional>

class QPainter;

namespace ui {

/// Paints the chart, whole or the part of it that `ranges` says, into `target`, at one pixel of the chart a unit of the painter: as an
/// image on raster devices, as paths and text on SVG and PDF. `font` names a concrete family. Needs a QApplication.
void paintChart(QPainter& painter, const QRectF& target, const ChartData& data, const std::optional<ChartRanges>& ranges,
                const Theme& theme, const QFont& font);

} // namespace ui
