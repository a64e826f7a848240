#pragma once

#include "core/policy/cost_table.h"
#include "core/policy/policy.h"

#include <vector>

namespace core {

/// The order in which a search decides the free marks, and what follows from each decision.
///
/// A decided mark is live while a tensor that depends on it (on its own mark, or on its readers' marks) also depends on an
/// undecided mark. Policies that agree on the live marks differ by the same cost and bytes however the rest is decided.
struct EliminationPlan {
    struct Step {
        MarkId mark{};                          // decided in this step
        Cost cost;                              // of recomputing it
        std::vector<CostTable::Tensor> charged; // depend on decided marks alone from now on
        Policy dropped;                         // live or decided now, and live no longer
    };

    Policy marks;        // the free marks
    Bytes constantBytes; // stashed by every policy
    std::vector<Step> steps;
    int maxLiveMarks = 0; // the most that are live at a time, the one being decided included

    /// Upper bounds of any policy's cost and bytes.
    Cost maxCost;
    Bytes maxBytes;
};

/// Marks that depend on each other are decided one after the other, the largest such group first: to drop two marks in one step
/// is to merge all outcomes twice, so that is done while they are few. For the same reason cheap marks, which tie most, go before
/// dear ones. Within a group, next comes the mark that leaves the fewest live. O(marks^2 * tensors). Costs and bytes must not be
/// negative.
EliminationPlan planElimination(const CostTable& table, Policy freeMarks);

} // namespace core
