#pragma once

#include "core/error.h"
#include "core/policy/problem.h"
#include "core/search/run_control.h"

namespace core {

/// The policy on the frontier nearest to `policy`: with the fewest marks that differ, of those with the fewest bytes, then the lowest
/// cost, then the smallest integer. Every policy whose cost and bytes are on the frontier counts, not only each outcome's
/// representative, so a policy that is on the frontier is its own answer. Marks that stay saved are saved in the answer, also where
/// `policy` recomputes them.
///
/// Exact, and no dearer than a sweep of the frontier, 0.1 ms for a layer. An error where the sweep gives up, and after a stop.
Result<Policy> nearestOnFrontier(const Problem& problem, Policy policy, const RunControl& control = {});

} // namespace core
