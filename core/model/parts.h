#pragma once

#include "core/model/op.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

/// A whole divided in proportion to weights: each rounded down, the last takes what remains, so that they sum to the whole. None
/// may be negative. Zeros where the weights are all 0.
std::vector<std::int64_t> split(std::int64_t whole, const std::vector<std::int64_t>& weights);

/// What of a cost of the op falls to its i-th part, by width.
Cost costOfPart(const Op& op, Cost whole, std::size_t part);
/// What of the bytes of the op's output its i-th part puts out, by elements: 0 for a part without a term in the shape.
Bytes bytesOfPart(const Op& op, Bytes whole, std::size_t part);
/// The term of the op's shape that its i-th part puts out; empty where there is none.
Shape shapeOfPart(const Op& op, std::size_t part);

} // namespace core
