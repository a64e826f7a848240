#include "ui/diagram/diagram_picture.h"

#include "ui/diagram/diagram_scene.h"

#include <QPainter>

namespace ui {

void paintDiagram(QPainter& painter, const QRectF& target, const DiagramState& state, const Theme& theme, const QFont& font) {
    DiagramScene scene(state, theme, font);
    painter.fillRect(target, theme.panel);
    scene.setBackgroundBrush(Qt::NoBrush);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    QRectF fitted({}, scene.sceneRect().size().scaled(target.size(), Qt::KeepAspectRatio));
    fitted.moveCenter(target.center());
    scene.render(&painter, fitted, scene.sceneRect());
}

} // namespace ui
