#include "ui/chart/clear_place.h"

#include "ui/chart/rect_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace ui {
namespace {

struct Stretch {
    double from = 0;
    double to = 0;
};

/// Where the left edge can stand, the nearest to `wanted` first.
std::vector<double> lefts(const QRectF& wanted, const Obstacles& obstacles) {
    const double first = obstacles.bounds.left();
    const double last = obstacles.bounds.right() - wanted.width();
    std::vector<double> xs{first, last, std::clamp(wanted.left(), first, std::max(first, last))};
    for (const QRectF& rect : obstacles.rects) {
        xs.push_back(rect.left() - wanted.width());
        xs.push_back(rect.right());
    }
    std::erase_if(xs, [&](double x) { return x < first - geometryRounding || x > last + geometryRounding; });
    const auto away = [&](double x) { return std::abs(x - wanted.left()); };
    std::ranges::stable_sort(xs, {}, away);
    return xs;
}

/// The places of the top edge at which the rectangle meets an obstacle, by their beginnings.
std::vector<Stretch> blocked(double left, QSizeF size, const Obstacles& obstacles) {
    const QRectF column(left, obstacles.bounds.top(), size.width(), obstacles.bounds.height());
    std::vector<Stretch> stretches;
    for (const QRectF& rect : obstacles.rects) {
        if (overlap(rect, column)) {
            stretches.push_back({rect.top() - size.height(), rect.bottom()});
        }
    }
    for (const QLineF& line : obstacles.lines) {
        const QLineF inside = clipped(line, column.adjusted(-lineClearance, 0, lineClearance, 0));
        if (!inside.isNull()) {
            const auto [top, bottom] = std::minmax({inside.y1(), inside.y2()});
            stretches.push_back({top - lineClearance - size.height(), bottom + lineClearance});
        }
    }
    std::ranges::sort(stretches, {}, &Stretch::from);
    return stretches;
}

std::vector<Stretch> freeStretches(double left, QSizeF size, const Obstacles& obstacles) {
    std::vector<Stretch> free;
    double top = obstacles.bounds.top();
    const double last = obstacles.bounds.bottom() - size.height();
    for (const Stretch& stretch : blocked(left, size, obstacles)) {
        if (stretch.from > last) {
            break;
        }
        if (stretch.from >= top - geometryRounding) {
            free.push_back({top, std::max(top, stretch.from)});
        }
        top = std::max(top, stretch.to);
    }
    if (last >= top - geometryRounding) {
        free.push_back({top, std::max(top, last)});
    }
    return free;
}

} // namespace

ClearPlace nearestClearPlace(const QRectF& wanted, const Obstacles& obstacles, const std::function<bool(const QRectF&)>& accept) {
    ClearPlace found;
    double least = std::numeric_limits<double>::infinity();
    for (const double left : lefts(wanted, obstacles)) {
        if (const double across = left - wanted.left(); across * across >= least) {
            break;
        }
        for (const Stretch& stretch : freeStretches(left, wanted.size(), obstacles)) {
            found.anyRoom = true;
            for (const double top : {std::clamp(wanted.top(), stretch.from, stretch.to), stretch.from, stretch.to}) {
                const QPointF away = QPointF(left, top) - wanted.topLeft();
                const double squared = QPointF::dotProduct(away, away);
                const QRectF rect(QPointF(left, top), wanted.size());
                if (squared < least && accept(rect)) {
                    least = squared;
                    found.rect = rect;
                }
            }
        }
    }
    return found;
}

} // namespace ui
