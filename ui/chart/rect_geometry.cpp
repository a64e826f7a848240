#include "ui/chart/rect_geometry.h"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

/// Rejects most of what is far apart in a few comparisons.
bool boxesMeet(const QLineF& line, const QRectF& rectangle) {
    return std::min(line.x1(), line.x2()) <= rectangle.right() && std::max(line.x1(), line.x2()) >= rectangle.left() &&
           std::min(line.y1(), line.y2()) <= rectangle.bottom() && std::max(line.y1(), line.y2()) >= rectangle.top();
}

QPointF nearestIn(const QRectF& rectangle, QPointF point) {
    return {std::clamp(point.x(), rectangle.left(), rectangle.right()), std::clamp(point.y(), rectangle.top(), rectangle.bottom())};
}

} // namespace

QLineF clipped(const QLineF& line, const QRectF& rectangle) {
    if (!boxesMeet(line, rectangle)) {
        return {};
    }
    // Liang and Barsky: the parameters at which the line enters and leaves each pair of sides.
    double enter = 0;
    double leave = 1;
    const auto narrow = [&](double start, double delta, double least, double most) {
        if (delta == 0) {
            return least <= start && start <= most;
        }
        const auto [in, out] = std::minmax({(least - start) / delta, (most - start) / delta});
        enter = std::max(enter, in);
        leave = std::min(leave, out);
        return enter <= leave;
    };
    if (!narrow(line.x1(), line.dx(), rectangle.left(), rectangle.right()) ||
        !narrow(line.y1(), line.dy(), rectangle.top(), rectangle.bottom())) {
        return {};
    }
    return {line.pointAt(enter), line.pointAt(leave)};
}

bool crosses(const QLineF& line, const QRectF& rectangle) {
    return !clipped(line, rectangle).isNull();
}

bool crosses(const QLineF& one, const QLineF& other) {
    return one.intersects(other, nullptr) == QLineF::BoundedIntersection;
}

bool overlapsEllipse(const QRectF& rectangle, const QRectF& round) {
    const QPointF away = nearestIn(rectangle, round.center()) - round.center();
    const double x = away.x() / round.width();
    const double y = away.y() / round.height();
    return x * x + y * y < 0.25 - geometryRounding;
}

double distance(QPointF point, const QRectF& rectangle) {
    const QPointF away = nearestIn(rectangle, point) - point;
    return std::sqrt(QPointF::dotProduct(away, away));
}

} // namespace ui
