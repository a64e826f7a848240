#pragma once

#include "core/policy/cost_table.h"
#include "core/policy/problem.h"

#include <vector>

namespace core {

/// What one op keeps for backward under one policy, and for whom.
struct StashEntry {
    OpId op{};
    Bytes bytes; // of the output; 0 where nothing needs it
    Bytes auxBytes;
    std::vector<OpId> neededBy; // ops whose backward reads the output, and recomputed ops that take it as input; graph order
};

/// One policy explained.
struct Ledger {
    Point total;
    std::vector<StashEntry> stash; // the ops that contribute, in graph order; its bytes and aux bytes sum to total.bytes
    std::vector<OpId> pointless;   // recomputed ops whose output nothing needs, in graph order
};

/// O(ops * inputs). Any policy of the graph's marks.
Ledger explain(const Problem& problem, Policy policy);

} // namespace core
