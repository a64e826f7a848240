#include "ui/op_card/op_card_place.h"

#include "ui/card/card_place.h"

#include <array>
#include <limits>
#include <utility>

namespace ui {
namespace {

constexpr int air = 4; // between the op and its card's shadow

int areaOf(const QRect& rect) {
    return rect.isEmpty() ? 0 : rect.width() * rect.height();
}

} // namespace

QPoint placeOpCard(QSize card, const OpCardRoom& room) {
    const QRect box = room.box.adjusted(-air, -air, air, air);
    const int level = box.center().y() - card.height() / 3; // most of it below: one reads on from the op
    const int across = box.center().x() - card.width() / 2;
    const int beside = room.diagram.left() - card.width();
    const bool hasRing = !room.ring.isEmpty();
    const std::array<QPoint, 7> places = {{{beside, level},
                                           {beside, hasRing ? room.ring.bottom() + 1 : level},
                                           {beside, hasRing ? room.ring.top() - card.height() : level},
                                           {box.left() - card.width(), level},
                                           {box.right() + 1, level},
                                           {across, box.top() - card.height()},
                                           {across, box.bottom() + 1}}};
    QPoint best;
    std::pair least(std::numeric_limits<int>::max(), std::numeric_limits<int>::max());
    for (const QPoint& wanted : places) {
        const QPoint place = movedInside(wanted, card, room.bounds);
        const QRect covered(place, card);
        int ofLit = areaOf(covered & room.ring);
        for (const QRect& lit : room.lit) {
            ofLit += areaOf(covered & lit & room.bounds);
        }
        const std::pair cost(areaOf(covered & box & room.bounds), ofLit);
        if (cost < least) {
            best = place;
            least = cost;
        }
    }
    return best;
}

} // namespace ui
