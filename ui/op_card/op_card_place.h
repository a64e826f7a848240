#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include <vector>

namespace ui {

/// What stands around an op whose card is shown, all in one widget's coordinates.
struct OpCardRoom {
    QRect box;              // of the op: never covered if that can be
    std::vector<QRect> lit; // boxes that light up with it: spared where that is possible
    QRect ring = {};        // of the policy on the chart, which moves as one flips: spared too; empty where there is none
    QRect diagram;
    QRect bounds; // of the window
};

/// Where the card stands inside the bounds: beside the diagram on its left, else left of the op, right of it, above, below. Of these
/// the first that covers neither the op nor what lights up, else the one that covers the least of the op, then of what lights up.
QPoint placeOpCard(QSize card, const OpCardRoom& room);

} // namespace ui
