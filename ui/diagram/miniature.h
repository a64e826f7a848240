#pragma once

#include "core/model/op_graph.h"
#include "core/policy/policy.h"
#include "ui/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

/// A box of the layer's diagram in a picture too small for wires and tensors. Several cells may share a mark.
struct MiniatureCell {
    core::MarkId mark{};
    core::OpKind kind = core::OpKind::Vector;
    QRectF rect;
    QString label; // the op's short one
};

/// Where the diagram's boxes stand in a miniature, in pixels from its top left.
struct MiniatureLayout {
    QSizeF size;
    std::vector<MiniatureCell> cells; // every mark has one; boxes without a mark are left out
};

/// As wide as `width` in whole pixels, with rows of `rowHeight` and gaps of `gap` between cells: the places of the diagram's
/// template, other ops below them.
MiniatureLayout layOutMiniature(const core::OpGraph& graph, double width, double rowHeight, double gap);

/// What the cells say: solid for what a hull step adds, pale for other recomputed ops, hollow for saved ones, and a sign on those
/// that differ from the policy compared with. Nothing hangs on colour alone.
struct MiniatureState {
    core::Policy recompute;
    core::Policy adds;
    core::Policy differs;
};

/// With labels where a font is given.
void paintMiniature(QPainter& painter, QPointF topLeft, const MiniatureLayout& layout, const MiniatureState& state, const Theme& theme,
                    const std::optional<QFont>& labels);

} // namespace ui
