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

/// Elements as one writes them on paper: a sum of products, {{1536}, {512}} or {{128, 192}}.
using Shape = std::vector<std::vector<std::int64_t>>;
/// The sum of the products. 0 where there are no terms.
std::int64_t elementsOf(const Shape& shape);

/// One of several sets of weights that an op applies side by side, e.g. the routed experts and the shared ones.
struct OpPart {
    std::string id;
    std::int64_t width = 0; // its share of the op's cost is its share of the sum of widths
};

/// One op of a layer. All sizes are per token.
struct Op {
    std::string id;
    std::string label;
    std::string shortLabel; // where many ops are named on little room; ops alike may share one
    OpKind kind = OpKind::Vector;
    std::vector<OpId> inputs;
    std::int64_t elements = 0; // of the output
    Shape shape = {};          // of the output; empty where nobody states it
    Bytes bytes;               // of the output
    Flops flops;               // forward
    Bytes auxBytes;            // kept beside the output; a replay makes it anew
    std::string auxLabel = {}; // what that is: "log-sum-exp"
    std::vector<OpId> backwardReads;
    std::optional<MarkId> mark;     // none: never recomputed
    std::vector<OpPart> parts = {}; // none: it is one whole. The i-th part puts out the i-th term of the shape, if there is one
};

} // namespace core
