#pragma once

#include "core/error.h"
#include "core/search/outcome.h"
#include "core/search/run_control.h"

#include <vector>

namespace core {

inline constexpr int maxEnumeratedMarks = 24;

/// Every outcome of the 2^n markings of `freeMarks` (all other marks saved), by rising cost, then rising bytes.
///
/// Exact: outcomes, ties and representatives are those of evaluating each marking. An error beyond maxEnumeratedMarks free
/// marks, and after a stop. Time and memory grow with the number of distinct outcomes, not with its square or logarithm.
Result<std::vector<Outcome>> enumerateOutcomes(const CostTable& table, Policy freeMarks, const RunControl& control = {});

} // namespace core
