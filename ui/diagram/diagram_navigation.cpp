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

QRectF rectOf(const DiagramLayout& layout, const DiagramStop& stop) {
    return stop.region ? layout.regions[*stop.region].nameRect : layout.boxOf(*stop.mark).rect;
}

/// The first op that takes in what the mark's ops put out.
std::optional<core::MarkId> readerOf(const core::OpGraph& graph, core::MarkId mark) {
    for (const core::Op& op : graph.ops()) {
        const bool reads = std::ranges::any_of(op.inputs, [&](core::OpId input) { return graph.op(input).mark == mark; });
        if (reads && op.mark && op.mark != mark) {
            return op.mark;
        }
    }
    return std::nullopt;
}

/// The last op whose output the mark's op takes in.
std::optional<core::MarkId> inputOf(const core::OpGraph& graph, core::MarkId mark) {
    std::optional<core::MarkId> last;
    for (const core::OpId input : graph.owner(mark).inputs) {
        last = std::max(last, graph.op(input).mark);
    }
    return last;
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

DiagramStop neighbour(const DiagramLayout& layout, const core::OpGraph& graph, const DiagramStop& from, Direction direction) {
    const bool alongSpine = direction == Direction::Up || direction == Direction::Down;
    const QTransform turn = turned(direction);
    const QRectF start = turn.mapRect(rectOf(layout, from));
    double least = std::numeric_limits<double>::infinity();
    DiagramStop nearest = from;
    const auto consider = [&](const DiagramStop& stop, const QRectF& rect) {
        const QRectF to = turn.mapRect(rect);
        const double aside = std::max({0.0, to.left() - start.right(), start.left() - to.right()});
        if (stop == from || to.top() < start.bottom() || (alongSpine && aside > 0)) {
            return;
        }
        const double shift = std::min(std::abs(to.left() - start.left()), std::abs(to.center().x() - start.center().x()));
        const double distance = to.top() - start.bottom() + 4 * aside + 0.01 * shift;
        if (distance < least) {
            least = distance;
            nearest = stop;
        }
    };
    for (const DiagramBox& box : layout.boxes) {
        if (box.mark) {
            consider(DiagramStop::at(*box.mark), box.rect);
        }
    }
    for (std::size_t i = 0; i < layout.regions.size(); ++i) {
        consider(DiagramStop::atRegion(i), layout.regions[i].nameRect);
    }
    if (nearest == from && from.mark && alongSpine) {
        const auto next = direction == Direction::Down ? readerOf(graph, *from.mark) : inputOf(graph, *from.mark);
        return next ? DiagramStop::at(*next) : from;
    }
    return nearest;
}

std::optional<std::size_t> regionOf(const DiagramLayout& layout, core::MarkId mark) {
    const auto found = std::ranges::find_if(layout.regions, [&](const DiagramRegion& region) { return region.marks.recomputes(mark); });
    return found == layout.regions.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - layout.regions.begin()));
}

std::optional<std::size_t> regionAt(const DiagramLayout& layout, QPointF point) {
    const auto found = std::ranges::find_if(layout.regions, [&](const DiagramRegion& region) { return region.nameRect.contains(point); });
    return found == layout.regions.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - layout.regions.begin()));
}

} // namespace ui
