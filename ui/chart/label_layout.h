#pragma once

#include "ui/chart/rect_geometry.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace ui {

/// A piece of a label: a number, or a name beside it.
struct LabelPart {
    QString text;
    bool number = false;
    friend bool operator==(const LabelPart&, const LabelPart&) = default;
};

/// Consecutive vertices that share a label.
struct VertexGroup {
    std::size_t first = 0;
    std::size_t last = 0;
    friend bool operator==(const VertexGroup&, const VertexGroup&) = default;
};

/// Splits a chain of vertices wherever two neighbours are at least `distance` apart. O(n).
std::vector<VertexGroup> groupVertices(std::span<const QPointF> vertices, double distance);

/// "1–3"; with a name at its only vertex "6 = dsv3", with one among others "5–7 (6 = dsv3)". `names` has an entry, often empty,
/// for each vertex of the chain.
std::vector<LabelPart> groupLabel(VertexGroup group, std::span<const QString> names);

/// Where a label goes in relation to what it names, in screen directions.
enum class Side { Right, Left, Above, Below, AboveRight, BelowRight, AboveLeft, BelowLeft };

struct LabelRequest {
    QRectF named; // what the label names, with the clearance around it
    QSizeF size;
    std::vector<Side> sides;           // the best first; not empty
    std::vector<QPointF> anchors = {}; // the centres of the marks named; if there are none, the middle of `named`
    double anchorRadius = 0;           // of these marks as they are drawn
};

/// What labels should keep off.
struct LabelSurroundings {
    QRectF bounds;                    // where labels have to stay
    std::vector<QRectF> marks;        // with the room that keeps a label from seeming to be another mark's
    std::vector<QLineF> lines;        // better not crossed
    std::vector<QPointF> points = {}; // better not covered
};

struct LabelPlace {
    QRectF rect;
    bool placed = false;
    std::optional<QLineF> leader = {}; // of a label moved away: from the edge of the nearest of its marks to its own edge
};

/// One place a request, in their order. Each label takes the best of its sides, near or a little further out or along, that is
/// clear; if none is, or if it would stand on too much there, the best place further and further out, with a leader.
///
/// Guaranteed: a placed label is in the bounds, meets no other placed label, no mark (those in its own `named` are round, so
/// that it may reach into the corners of their rectangles) and no leader; no leader meets another label than its own. Leaders
/// avoid marks and each other where they can, labels the lines and points. A label that finds no clear place is left out, with `placed`
/// false. That happens only if nearestClearPlace finds none beside the labels before it; earlier requests come first where there
/// is not room for all.
///
/// The same input has the same output. O(requests * (marks + lines + points)) while there is room near; crowds take a few times as
/// long, for their labels are placed up to five times.
std::vector<LabelPlace> placeLabels(std::span<const LabelRequest> requests, const LabelSurroundings& surroundings);

} // namespace ui
