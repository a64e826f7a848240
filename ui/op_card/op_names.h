#pragma once

#include "core/model/op_graph.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// The op's label, or that of the op whose mark it follows.
QString nameInSentence(const core::OpGraph& graph, core::OpId op);
/// How many ops these are, those that follow a mark counted with its owner.
qsizetype countInSentence(const core::OpGraph& graph, const std::vector<core::OpId>& ops);
/// The names of ops, each once, in their order; names that several ops share are counted: "RMSNorm ×2".
QStringList namesInSentence(const core::OpGraph& graph, const std::vector<core::OpId>& ops);
/// "a", "a and b", "a, b and c".
QString listed(const QStringList& names);
/// "RoPE (q)'s and attention's"
QString possessives(const QStringList& names);

} // namespace ui
