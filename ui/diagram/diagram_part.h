#pragma once

#include <QPointF>

namespace ui {

/// What of the diagram is in view.
struct DiagramPart {
    double scale = 0; // pixels per unit of the scene; 0: all of the diagram, whatever the room
    QPointF centre;   // in the scene; means nothing at a scale of 0
    friend bool operator==(const DiagramPart&, const DiagramPart&) = default;
};

} // namespace ui
