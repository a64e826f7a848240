#pragma once

#include <QLineF>
#include <QRectF>

#include <functional>
#include <optional>
#include <span>

namespace ui {

inline constexpr double lineClearance = 2; // pixels

/// What a rectangle keeps off.
struct Obstacles {
    QRectF bounds; // where it has to stay
    std::span<const QRectF> rects;
    std::span<const QLineF> lines; // from which it stays lineClearance away
};

struct ClearPlace {
    std::optional<QRectF> rect;
    bool anyRoom = false; // there are clear places, acceptable or not
};

/// The acceptable clear place nearest to `wanted`, which has the size looked for. Of every place at which the rectangle stands
/// straight above or below `wanted`, or touches a side of the bounds or of one of `rects` with its left or right, it knows the
/// free stretches up and down, and of each its ends and the place nearest to `wanted`. So it finds a place wherever there is one,
/// unless sloping lines leave room only between such places or `accept` takes none of these.
/// O(rects * (rects + lines) * log), but stops as soon as nothing nearer can come.
ClearPlace nearestClearPlace(const QRectF& wanted, const Obstacles& obstacles, const std::function<bool(const QRectF&)>& accept);

} // namespace ui
