#include "ui/diagram/diagram_picture.h"

#include "ui/diagram/diagram_scene.h"

#include <QPainter>

namespace ui {

void paintDiagram(QPainter& painter, const QRectF& target, const DiagramState& state, const Theme& theme, const QFont& font) {
    DiagramScene scene(state, theme, font);
    painter.fillRect(target, theme.panel);
    scene.setBackgroundBrush(Qt::NoBrush);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    scene.render(&painter, target, scene.sceneRect(), Qt::KeepAspectRatio);
}

} // namespace ui
