#pragma once

#include "core/model/op_graph.h"
#include "core/policy/policy.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// The tensor under a box: a square for each `DiagramLayout::squareBytes` of it, and its size in words.
struct DiagramChip {
    core::Bytes bytes; // per token, of the output alone, when it is stashed
    int squares = 0;   // the last one may stand for less
    int perRow = 1;
    QRectF squaresRect;
    QRectF textRect;
};

/// What an op keeps beside its output, at the end of a stub that leaves the box on its right side.
struct DiagramAux {
    core::Bytes bytes; // per token, when it is stashed
    QString label;     // "rstd"
    std::vector<QPointF> stub;
    QRectF dotRect;
    QRectF textRect; // the text ends at its right
};

/// One box. An op may have several, one a part, which share its mark; the first of them is primary.
struct DiagramBox {
    core::OpId op{};
    std::vector<core::OpId> ops; // the op, and those that follow its mark
    std::optional<core::MarkId> mark;
    core::OpKind kind = core::OpKind::Vector;
    std::string part;                     // id of the op's part; empty: all of the op
    std::optional<std::size_t> partIndex; // among the op's parts
    bool primary = true;
    bool flat = false; // all texts on one line, no bar
    QString title;
    QString partName;
    QString note; // empty: dimensions, share of a forward, and its bar
    QRectF rect;
    QRectF titleRect;
    QRectF partRect; // beside the title
    QRectF noteRect; // of the note or the dimensions
    QRectF shareRect;
    QRectF barRect; // of the bar of one whole forward, which may leave the box on its right
    QRectF signRect;
    QRectF differenceRect;           // on the corner, half outside
    std::optional<DiagramChip> chip; // none where the tensor is never charged to this layer
    std::optional<DiagramAux> aux;
    int column = -1;  // -1: across all
    double spine = 0; // x, on which its output leaves it downwards
};

/// A named part of the layer, over the ops that it holds.
struct DiagramRegion {
    QString name; // "Attention"
    QRectF nameRect;
    core::Policy marks;
};

/// A polyline of horizontal and vertical segments, from where the output of one box leaves it to where another takes it in, which is
/// where its arrow head is. The wires of one box share their beginnings.
struct DiagramWire {
    std::size_t from = 0; // box
    std::size_t to = 0;
    std::vector<QPointF> points;
};

enum class LegendKind { Stashed, NotStashed, Cost, Recomputed, Pointless, Communication, Add, OneMark };

/// A legend entry: a sample and what it means.
struct DiagramLegend {
    LegendKind kind = LegendKind::Stashed;
    QRectF sample;
    QRectF text;
};

/// Where everything stands, in scene units (pixels at a scale of 1). Independent of policy, prices, theme and fonts.
struct DiagramLayout {
    static constexpr double squareSize = 4.5;
    static constexpr double squarePitch = 5.5;
    static constexpr double forwardLength = 120; // of the bar of a whole forward
    static constexpr double legendShare = 0.1;   // of a forward, whose bar the legend shows

    QSizeF size;
    QRectF headingRect;
    QRectF hintRect;
    QRectF differenceSample; // before the hint, whose place its meaning takes
    std::vector<DiagramLegend> legend;
    std::int64_t squareBytes = 4096; // a power of two
    std::vector<DiagramBox> boxes;
    std::vector<QRectF> ties; // join the boxes of one op
    std::vector<DiagramRegion> regions;
    std::vector<DiagramWire> wires;
    std::vector<QPointF> forks; // where wires of one box part

    /// The first box of the mark; every mark has one.
    const DiagramBox& boxOf(core::MarkId mark) const;
    /// The box at a point, or nullptr.
    const DiagramBox* boxAt(QPointF point) const;
};

/// Every op has a box, or belongs to that of the op whose mark it follows: ops at places that the data knows stand there, all
/// others below.
DiagramLayout layOut(const core::OpGraph& graph);

} // namespace ui
