#pragma once

#include "core/policy/problem.h"
#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_state.h"

#include <QRectF>

#include <memory>
#include <string>
#include <vector>

/// Layers whose diagrams are tested: those that the program builds, and the hand-made ones.
std::vector<std::string> diagramCases();
std::shared_ptr<const core::Problem> diagramProblem(const std::string& name);

ui::DiagramState stateUnder(const std::shared_ptr<const core::Problem>& problem, core::Policy policy);

/// Everything that a wire must not touch and that must not touch another: texts, signs, tensors. Not the boxes.
std::vector<QRectF> labelRects(const ui::DiagramLayout& layout, const ui::DiagramState& state);

/// A line's pieces, each widened by `margin` on all sides.
std::vector<QRectF> strokes(const std::vector<QPointF>& line, double margin);
/// Whether the closed rects, which may be lines, share more than what `tolerance` allows.
bool meet(const QRectF& a, const QRectF& b, double tolerance);
std::string describe(const QRectF& rect);
bool holds(const ui::DiagramBox& box, core::OpId op);
