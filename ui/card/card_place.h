#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

namespace ui {

/// Where a card stands.
struct CardPlace {
    QPoint topLeft;
    bool clear = false; // inside the bounds, and covers nothing of what it must not cover
    friend bool operator==(const CardPlace&, const CardPlace&) = default;
};

/// What a card must leave free of a point on the chart: the point with its ring.
QRect roomAround(QPoint point);

/// A place for a card inside `bounds` that covers nothing of `avoid`, and near it: above on the right, else further down on the
/// right, else on the left, above, below. `clear` whenever such a place exists. Where none does, the one inside the bounds that
/// covers least; a card larger than the bounds shows its top left. Only the part of `avoid` inside the bounds counts.
CardPlace placeCard(QSize card, const QRect& avoid, const QRect& bounds);

/// The place inside `bounds` that is nearest to `wanted`; of a card larger than the bounds, that which shows its top left.
QPoint movedInside(QPoint wanted, QSize card, const QRect& bounds);

} // namespace ui
