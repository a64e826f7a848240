#pragma once

#include "core/model/op_graph.h"
#include "core/policy/policy.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// The tensor under a box: a square for each `DiagramLayout::squareBytes` of it, and its size in words.
struct DiagramChip {
    core::Bytes bytes; // per token, with auxiliary bytes, when it is stashed
    int squares = 0;   // the last one may stand for less
    int perRow = 1;
    QRectF squaresRect;
    QRectF textRect;
};

/// One box. An op may have several, which share its mark; the first of them is primary and tells its cost and its tensor.
struct DiagramBox {
    core::OpId op{};
    std::vector<core::OpId> ops; // the op, and those that follow its mark
    std::optional<core::MarkId> mark;
    core::OpKind kind = core::OpKind::Vector;
    std::string part;
    bool primary = true;
    QString title;
    QString note; // empty: the share of a forward, and its bar
    QRectF rect;
    QRectF titleRect;
    QRectF noteRect;
    QRectF barRect; // room for the bar of cost, which starts at its left
    QRectF signRect;
    QRectF differenceRect;           // on the corner, half outside
    std::optional<DiagramChip> chip; // none where the tensor is never charged to this layer
    int column = -1;                 // -1: across all
};

/// A named part of the layer, over the ops that it holds.
struct DiagramRegion {
    QString name; // "Attention"
    QRectF nameRect;
    core::Policy marks;
};

/// A polyline of horizontal and vertical segments from one box to another; its arrow head is at the last point.
struct DiagramWire {
    std::size_t from = 0; // box
    std::size_t to = 0;
    std::vector<QPointF> points;
};

/// A legend entry: a sample and what it means.
struct DiagramLegend {
    QRectF sample;
    QRectF text;
};

/// Where everything stands, in scene units (pixels at a scale of 1). Independent of policy, prices, theme and fonts.
struct DiagramLayout {
    static constexpr double squareSize = 4.5;
    static constexpr double squarePitch = 5.5;

    QSizeF size;
    QRectF headingRect;
    QRectF hintRect;
    QRectF differenceSample; // before the hint, whose place its meaning takes
    DiagramLegend stashLegend;
    DiagramLegend costLegend;
    DiagramLegend recomputeLegend;
    std::int64_t squareBytes = 4096; // a power of two
    std::vector<DiagramBox> boxes;
    std::vector<DiagramRegion> regions;
    std::vector<DiagramWire> wires;
    std::vector<QPointF> forks; // where a wire leaves another

    /// The first box of the mark; every mark has one.
    const DiagramBox& boxOf(core::MarkId mark) const;
    /// The box at a point, or nullptr.
    const DiagramBox* boxAt(QPointF point) const;
};

/// Every op has a box, or belongs to that of the op whose mark it follows: ops at places that the data knows stand there, all
/// others below.
DiagramLayout layOut(const core::OpGraph& graph);

} // namespace ui
