#pragma once

#include "core/model/units.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// An op's place in graph order.
enum class OpId : std::uint16_t {};
/// A mark's place in graph order; also its bit in a Policy.
enum class MarkId : std::uint8_t {};

constexpr std::size_t index(OpId op) {
    return static_cast<std::size_t>(op);
}
constexpr std::size_t index(MarkId mark) {
    return static_cast<std::size_t>(mark);
}

enum class OpKind { Boundary, MatMul, Vector, Attention, Add, Comm };

/// One op of a layer. All sizes are per token.
struct Op {
    std::string id;
    std::string label;
    std::string shortLabel; // where many ops are named on little room; ops alike may share one
    OpKind kind = OpKind::Vector;
    std::vector<OpId> inputs;
    std::int64_t elements = 0; // of the output
    Bytes bytes;               // of the output
    Flops flops;               // forward
    Bytes auxBytes;            // kept beside the output, e.g. a log-sum-exp; a replay makes it anew
    std::vector<OpId> backwardReads;
    std::optional<MarkId> mark; // none: never recomputed
};

} // namespace core
