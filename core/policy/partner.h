#pragma once

#include "core/policy/cost_table.h"

#include <optional>

namespace core {

/// Another mark that turns a recompute which does nothing into one that frees memory.
struct Partner {
    MarkId mark{};
    Point flip; // what recomputing both adds to the policy's cost and bytes; its bytes are below 0
    friend bool operator==(const Partner&, const Partner&) = default;
};

/// Of the saved marks with which recomputing `mark` frees memory that recomputing them without it does not, the one with the lowest
/// price of the pair (cost for each byte freed, exactly), then the most bytes freed, then the first. Marks that the problem keeps saved
/// or does not price are no partners, and have none. O(marks * ops).
std::optional<Partner> findPartner(const Problem& problem, const CostTable& table, Policy policy, MarkId mark);

} // namespace core
