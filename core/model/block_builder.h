#pragma once

#include "core/model/architecture.h"
#include "core/model/op_graph.h"

#include <cstdint>

namespace core {

/// One transformer block of `kind` in bf16 as a graph: multi-head latent attention with a q latent, then experts or a dense
/// feed-forward network. Every op but the block's input, its output and the copy of gate/up has a mark.
///
/// The element counts are those of the study that the marks come from: kv_up's output is counted with the RoPE part,
/// qkv_down's without it; gate_up, swiglu and ffn_down are one mark each for routed and shared experts; the router's weight is
/// applied before the down-projection, so combine's backward reads swiglu and router.
OpGraph buildBlock(const Architecture& model, const LayerKind& kind, std::int64_t sequenceLength);

} // namespace core
