#pragma once

#include "core/catalogue.h"
#include "core/model/op_graph.h"
#include "core/policy/policy.h"

#include <QString>

#include <string>

namespace ui {

/// A text of core's, or of the data that it loads, in the user's language.
QString coreText(const std::string& text);
QString opLabel(const core::Op& op);
/// What a sentence or a list names an op of the graph: its label, with its id where others bear the same: "RMSNorm (norm1)". The id
/// where it has no label. O(ops).
QString opName(const core::OpGraph& graph, core::OpId op);
/// For little room. Ops alike share one.
QString opShortLabel(const core::Op& op);
/// The marks' short labels in graph order; those that several share are counted: "RMSNorm ×2, attention".
QString shortNames(const core::OpGraph& graph, core::Policy marks);
/// Their ops' names in graph order, joined by commas.
QString markNames(const core::OpGraph& graph, core::Policy marks);
QString layerLabel(const core::Architecture& model, const core::LayerKind& kind);

} // namespace ui
