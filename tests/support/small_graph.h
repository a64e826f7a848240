#pragma once

#include "core/policy/problem.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Problems whose outcomes can be told by hand. All marks are free.

/// Priced in FLOPs.
core::Problem problemOf(std::vector<core::Op> ops);

/// A mark for each cost; recomputing the i-th frees `bytes[i]`, whatever the others do.
core::Problem independentMarks(const std::vector<std::int64_t>& costs, const std::vector<std::int64_t>& bytes);

/// `marks` marks that all read one tensor of 1 byte, which is stashed if any of them is recomputed; recomputing the i-th costs 2^i.
core::Problem sharedInput(std::size_t marks);
