#pragma once

#include "ui/diagram/diagram_state.h"
#include "ui/theme.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace ui {

/// Paints the diagram that the screen shows into `target`, as large as it fits, centred, on the theme's panel colour. Shapes
/// and text stay shapes and text on devices that keep them. Needs a QGuiApplication.
void paintDiagram(QPainter& painter, const QRectF& target, const DiagramState& state, const Theme& theme, const QFont& font);

} // namespace ui
