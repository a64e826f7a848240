#pragma once

#include "core/model/op_graph.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// The op's name, or that of the op whose mark it follows.
QString nameInSentence(const core::OpGraph& graph, core::OpId op);
/// The names of ops, each once, in their order.
QStringList namesInSentence(const core::OpGraph& graph, const std::vector<core::OpId>& ops);
/// "a", "a and b", "a, b and c".
QString listed(const QStringList& names);

} // namespace ui
