#include "core/policy/ledger.h"

#include <algorithm>

namespace core {

Ledger explain(const Problem& problem, Policy policy) {
    const auto ops = problem.graph.ops();
    const auto recomputed = [&](const Op& op) { return op.mark && policy.recomputes(*op.mark); };
    std::vector<std::vector<OpId>> neededBy(ops.size());
    for (std::size_t i = 0; i < ops.size(); ++i) {
        const auto reader = static_cast<OpId>(i);
        std::vector<OpId> needs = ops[i].backwardReads;
        if (recomputed(ops[i])) {
            needs.insert(needs.end(), ops[i].inputs.begin(), ops[i].inputs.end());
        }
        std::ranges::sort(needs);
        const auto repeated = std::ranges::unique(needs);
        needs.erase(repeated.begin(), repeated.end());
        for (const OpId needed : needs) {
            neededBy[index(needed)].push_back(reader);
        }
    }

    Ledger ledger;
    for (std::size_t i = 0; i < ops.size(); ++i) {
        const Op& op = ops[i];
        const auto id = static_cast<OpId>(i);
        const bool needed = op.kind == OpKind::Boundary || !neededBy[i].empty();
        if (recomputed(op)) {
            ledger.total.cost += problem.opCosts[i];
            if (!needed) {
                ledger.pointless.push_back(id);
            }
            continue;
        }
        StashEntry entry{id, needed ? op.bytes : Bytes{}, op.auxBytes, std::move(neededBy[i])};
        ledger.total.bytes += entry.bytes + entry.auxBytes;
        if (entry.bytes.value != 0 || entry.auxBytes.value != 0) {
            ledger.stash.push_back(std::move(entry));
        }
    }
    return ledger;
}

} // namespace core
