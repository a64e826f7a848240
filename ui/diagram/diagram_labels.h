#pragma once

#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_state.h"
#include "ui/theme.h"

#include <QColor>
#include <QRectF>
#include <QString>

#include <vector>

namespace ui {

/// A text of the diagram and the room that it has.
struct DiagramLabel {
    QRectF rect; // the text stands at its left (or right), vertically centred, and is made narrower to fit
    QString text;
    int pixelSize = 10;
    bool bold = false;
    bool right = false;
    QColor colour;
};

/// Number, order and places depend on the layout alone.
std::vector<DiagramLabel> diagramLabels(const DiagramLayout& layout, const DiagramState& state, const Theme& theme);

} // namespace ui
