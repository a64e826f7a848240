#include "ui/diagram/diagram_navigation.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {
namespace {

/// Turns the picture so that the direction points down.
QTransform turned(Direction direction) {
    switch (direction) {
    case Direction::Left:
        return {0, -1, 1, 0, 0, 0};
    case Direction::Right:
        return {0, 1, -1, 0, 0, 0};
    case Direction::Up:
        return {-1, 0, 0, -1, 0, 0};
    case Direction::Down:
        break;
    }
    return {};
}

} // namespace

std::optional<Direction> directionOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return Direction::Left;
    case Qt::Key_Right:
        return Direction::Right;
    case Qt::Key_Up:
        return Direction::Up;
    case Qt::Key_Down:
        return Direction::Down;
    default:
        return std::nullopt;
    }
}

core::MarkId neighbour(const DiagramLayout& layout, core::MarkId mark, Direction direction) {
    const QTransform turn = turned(direction);
    const QRectF from = turn.mapRect(layout.boxOf(mark).rect);
    double least = std::numeric_limits<double>::infinity();
    core::MarkId nearest = mark;
    for (const DiagramBox& box : layout.boxes) {
        const QRectF to = turn.mapRect(box.rect);
        if (!box.mark || box.mark == mark || to.top() < from.bottom()) {
            continue;
        }
        const double aside = std::max({0.0, to.left() - from.right(), from.left() - to.right()});
        const double shift = std::min(std::abs(to.left() - from.left()), std::abs(to.center().x() - from.center().x()));
        const double distance = to.top() - from.bottom() + 4 * aside + 0.01 * shift;
        if (distance < least) {
            least = distance;
            nearest = *box.mark;
        }
    }
    return nearest;
}

} // namespace ui
