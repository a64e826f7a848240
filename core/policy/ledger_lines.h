#pragma once

#include "core/policy/choice.h"
#include "core/policy/ledger.h"

#include <optional>
#include <vector>

namespace core {

/// One line of a policy's ledger as a table: a mark with all ops that follow it, or an op that has no mark.
struct LedgerLine {
    OpId op{};                  // the mark's owner, or the op itself
    std::optional<MarkId> mark; // none: never recomputed
    bool recomputed = false;
    Bytes stashed;               // now, auxiliary bytes included
    std::vector<OpId> neededBy;  // what needs the output, also where it is replayed; in graph order
    Cost forward;                // of one forward of its ops
    Cost replayed;               // what the policy replays of it: forward or 0
    std::optional<Point> flip{}; // what the other mark adds to the policy's cost and bytes; none without a mark
};

/// All marks in graph order, and in their places the ops with no mark that stash or cost something. The lines' stash and replayed cost
/// sum to the ledger's total, their forward cost to the problem's. `ledger` and `choices` are those of one policy of the problem.
std::vector<LedgerLine> ledgerLines(const Problem& problem, const Ledger& ledger, const std::vector<Choice>& choices);

} // namespace core
