#include "ui/card/card_place.h"

#include <algorithm>
#include <array>
#include <limits>

namespace ui {
namespace {

constexpr int reach = 14; // pixels around a point: its ring, and air

int nearestStart(int wanted, int length, int from, int room) {
    return std::max(from, std::min(wanted, from + room - length));
}

int areaOf(const QRect& rect) {
    return rect.isEmpty() ? 0 : rect.width() * rect.height();
}

/// In order of preference: on the right, on the left, above, below.
std::array<QPoint, 4> placesAround(const QRect& avoid, QSize card) {
    const int right = avoid.x() + avoid.width();
    const int bottom = avoid.y() + avoid.height();
    const int left = avoid.x() - card.width();
    const int above = avoid.y() - card.height();
    const int across = avoid.x() + (avoid.width() - card.width()) / 2;
    return {{{right, above}, {left, above}, {across, above}, {across, bottom}}};
}

} // namespace

QRect roomAround(QPoint point) {
    return QRect(point, QSize(1, 1)).adjusted(-reach, -reach, reach, reach);
}

QPoint movedInside(QPoint wanted, QSize card, const QRect& bounds) {
    return {nearestStart(wanted.x(), card.width(), bounds.x(), bounds.width()),
            nearestStart(wanted.y(), card.height(), bounds.y(), bounds.height())};
}

CardPlace placeCard(QSize card, const QRect& avoid, const QRect& bounds) {
    const bool fits = card.width() <= bounds.width() && card.height() <= bounds.height();
    CardPlace best;
    int least = std::numeric_limits<int>::max();
    for (const QPoint& wanted : placesAround(avoid, card)) {
        const QPoint place = movedInside(wanted, card, bounds);
        const int covered = areaOf(QRect(place, card) & avoid & bounds);
        if (covered < least) {
            best = {place, fits && covered == 0};
            least = covered;
        }
    }
    return best;
}

} // namespace ui
