#pragma once

#include "core/search/analysis.h"

#include <cstddef>
#include <optional>

namespace core {

/// Where a policy stands among all policies of an analysis.
struct Verdict {
    Policy outside;                      // recomputed marks that must stay saved; if any, all else here is empty
    bool onFrontier = false;             // its cost and bytes are a frontier outcome, whoever represents it
    std::optional<std::size_t> hullStep; // likewise for the hull
    std::optional<std::size_t> better;   // for a dominated policy: the frontier outcome that costs no more and stashes least

    bool isOutside() const { return !outside.empty(); }
};

/// `point` is the policy's own. O(log frontier).
Verdict judge(const Analysis& analysis, Policy policy, Point point);

} // namespace core
