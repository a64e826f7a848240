#include "ui/diagram/svg_shapes.h"

#include <cmath>

namespace ui {

QString svgNumber(double value) {
    return QString::number(std::round(value * 100) / 100);
}

QString svgPoint(QPointF at) {
    return svgNumber(at.x()) + QLatin1Char(' ') + svgNumber(at.y());
}

QString rectPath(const QRectF& rect) {
    return QStringLiteral("M%1h%2v%3h-%2z").arg(svgPoint(rect.topLeft()), svgNumber(rect.width()), svgNumber(rect.height()));
}

QString recomputePath(const QRectF& rect) {
    const QPointF c = rect.center();
    const double r = rect.width() * 0.32;
    const QPointF start(c.x() + r * 0.5, c.y() - r * 0.87);
    const QPointF end(c.x() + r, c.y());
    return QStringLiteral("M%1A%2 %2 0 1 0 %3").arg(svgPoint(start), svgNumber(r), svgPoint(end));
}

QString recomputeHead(const QRectF& rect) {
    const QPointF c = rect.center();
    const double r = rect.width() * 0.32;
    const QPointF tip(c.x() + r * 0.5 + 2.3, c.y() - r * 0.87 + 1.1);
    return QStringLiteral("M%1L%2L%3z").arg(svgPoint(tip), svgPoint(tip + QPointF(-3.9, -3.4)), svgPoint(tip + QPointF(-4.3, 1.5)));
}

QString warningPath(const QRectF& rect) {
    const QRectF inner = rect.adjusted(1, 1.2, -1, -1.3);
    return QStringLiteral("M%1L%2L%3z")
        .arg(svgPoint({inner.center().x(), inner.top()}), svgPoint(inner.bottomRight()), svgPoint(inner.bottomLeft()));
}

QString warningMark(const QRectF& rect) {
    const QPointF c = rect.center();
    return QStringLiteral("M%1v2.9M%2v1.2").arg(svgPoint(c + QPointF(0, -1.3)), svgPoint(c + QPointF(0, 2.4)));
}

QString arrowHead(QPointF before, QPointF tip) {
    const QPointF step = tip - before;
    const double length = std::hypot(step.x(), step.y());
    const QPointF along = step / length * 5;
    const QPointF across = QPointF(-step.y(), step.x()) / length * 2.6;
    return QStringLiteral("M%1L%2L%3z").arg(svgPoint(tip), svgPoint(tip - along + across), svgPoint(tip - along - across));
}

QColor mixed(const QColor& from, const QColor& to, double part) {
    const auto channel = [part](int a, int b) { return static_cast<int>(std::lround(std::lerp(a, b, part))); };
    return {channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue())};
}

} // namespace ui
