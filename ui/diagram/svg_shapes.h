#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace ui {

/// Two decimals at most, as SVG wants them.
QString svgNumber(double value);
QString svgPoint(QPointF at);

/// Path data of small shapes.
QString rectPath(const QRectF& rect);
/// Three quarters of a circle, open at the upper right; the arrow head at its end is a path of its own.
QString recomputePath(const QRectF& rect);
QString recomputeHead(const QRectF& rect);
/// A triangle with round corners, by its stroke, and the "!" in it.
QString warningPath(const QRectF& rect);
QString warningMark(const QRectF& rect);
/// A triangle at the wire's end.
QString arrowHead(QPointF before, QPointF tip);

/// Channel by channel, 0 to 1 of the way.
QColor mixed(const QColor& from, const QColor& to, double part);

} // namespace ui
