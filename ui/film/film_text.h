#pragma once

#include "core/model/op_graph.h"
#include "core/policy/policy.h"

#include <QString>

namespace ui {

/// The marks by their ops' short names in graph order: "q up, RoPE"; equal names are counted: "RMSNorm ×2".
QString shortNames(const core::OpGraph& graph, core::Policy marks);

} // namespace ui
