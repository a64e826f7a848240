#pragma once

#include "core/policy/problem.h"
#include "core/search/outcome.h"

#include <vector>

/// The definitions of the cost model, word by word and slow: what every clever algorithm must agree with.
namespace brute_force {

/// needed = x0, everything some op's backward reads, every input of an op in R;
/// bytes = the needed ops' that are not in R, and aux bytes of the ops that are not in R; cost = that of the ops in R.
core::Point evaluate(const core::Problem& problem, core::Policy policy);

/// Every marking of the free marks.
std::vector<core::Policy> policies(const core::Problem& problem);

/// Sorted by cost, then bytes, with ties counted and the simplest policy as representative.
std::vector<core::Outcome> outcomes(const core::Problem& problem);

/// Those that no other beats on both axes.
std::vector<core::Outcome> frontier(const std::vector<core::Outcome>& outcomes);

/// Those of the frontier that lie below every line between two others. O(n^3).
std::vector<core::Outcome> hull(const std::vector<core::Outcome>& frontier);

} // namespace brute_force
