#pragma once

#include <QLineF>
#include <QRectF>
#include <QString>

#include <cstddef>
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

/// "1–3"; with a name at vertex 6, "5, 6 = dsv3, 7–8". `names` has an entry, often empty, for each vertex of the chain.
std::vector<LabelPart> groupLabel(VertexGroup group, std::span<const QString> names);

/// Where a label goes in relation to what it names, in screen directions.
enum class Side { Right, Left, Above, Below, AboveRight, BelowRight, AboveLeft, BelowLeft };

struct LabelRequest {
    QRectF named; // what the label names, with the clearance around it
    QSizeF size;
    std::vector<Side> sides; // the best first; not empty
};

/// What labels should keep off.
struct LabelSurroundings {
    QRectF bounds;             // where labels have to stay
    std::vector<QRectF> marks; // with the room that keeps a label from seeming to be another mark's
    std::vector<QLineF> lines;
};

struct LabelPlace {
    QRectF rect;
    bool clear = false; // touches nothing that it should keep off
};

/// One place a request. Greedy: each label takes the first of its sides, near or a little further out or along, that
/// touches nothing and no earlier label, or else the place that covers least. O(requests * (requests + marks + lines)).
std::vector<LabelPlace> placeLabels(std::span<const LabelRequest> requests, const LabelSurroundings& surroundings);

/// The part of the line inside the rectangle; a null line if there is none.
QLineF clipped(const QLineF& line, const QRectF& rectangle);

} // namespace ui
