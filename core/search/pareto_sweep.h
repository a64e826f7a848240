#pragma once

#include "core/error.h"
#include "core/search/outcome.h"
#include "core/search/run_control.h"

#include <cstddef>
#include <vector>

namespace core {

/// The most marks whose settings a sweep keeps apart at a time (2^16 lists), and the most policies in those lists.
inline constexpr int maxSweptLiveMarks = 16;
inline constexpr std::size_t maxSweptEntries = std::size_t{1} << 22;

/// The frontier over all markings of `freeMarks` (all other marks saved), found without enumerating them: exactly
/// paretoFrontier of enumerateOutcomes, with ties (modulo 2^64) and representatives, for any number of free marks.
///
/// Marks are decided one by one; for each setting of the decided marks that still matter to an undecided one, a Pareto list
/// is kept. Time grows with the entries of all lists, so a layer, where few tensors are alive at a time, is fast; an error
/// where one of the limits above would be passed, and after a stop.
///
/// With an origin, an outcome's representative is instead the policy that differs from it in the fewest free marks, and of those the
/// smallest integer. From an empty origin that is the simplest.
Result<std::vector<Outcome>> paretoSweep(const CostTable& table, Policy freeMarks, const RunControl& control = {}, Policy origin = {});

} // namespace core
