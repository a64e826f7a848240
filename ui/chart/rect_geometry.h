#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

namespace ui {

inline constexpr double geometryRounding = 1e-6; // pixels

/// The part of the line inside the rectangle; a null line if there is none.
QLineF clipped(const QLineF& line, const QRectF& rectangle);

/// Whether the line has a part inside the rectangle.
bool crosses(const QLineF& line, const QRectF& rectangle);
bool crosses(const QLineF& one, const QLineF& other);

/// Whether the rectangles share more than an edge and what rounding adds to it.
inline bool overlap(const QRectF& one, const QRectF& other) {
    return one.left() < other.right() - geometryRounding && other.left() < one.right() - geometryRounding &&
           one.top() < other.bottom() - geometryRounding && other.top() < one.bottom() - geometryRounding;
}

/// Whether the rectangle reaches into the ellipse that fills `round`.
bool overlapsEllipse(const QRectF& rectangle, const QRectF& round);

/// From the point to the nearest of the rectangle's; 0 inside.
double distance(QPointF point, const QRectF& rectangle);

} // namespace ui
