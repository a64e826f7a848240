#include "core/policy/cost_table.h"
#include "core/policy/ledger.h"
#include "tests/support/brute_force.h"
#include "tests/support/random_graph.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

/// Any policy of the graph's marks, also one that recomputes what the problem keeps saved.
core::Policy anyPolicy(const core::Problem& problem) {
    return core::Policy(*rc::gen::inRange<std::uint64_t>(0, problem.allMarks().bits() + 1));
}

bool recomputes(core::Policy policy, const core::Op& op) {
    return op.mark && policy.recomputes(*op.mark);
}

std::vector<core::OpId> needers(const core::Problem& problem, core::Policy policy, core::OpId needed) {
    std::vector<core::OpId> needers;
    for (std::size_t i = 0; i < problem.graph.size(); ++i) {
        const core::Op& op = problem.graph.ops()[i];
        const bool reads = std::ranges::count(op.backwardReads, needed) != 0;
        const bool replaysFrom = recomputes(policy, op) && std::ranges::count(op.inputs, needed) != 0;
        if (reads || replaysFrom) {
            needers.push_back(static_cast<core::OpId>(i));
        }
    }
    return needers;
}

RC_GTEST_PROP(CostTable, evaluatesAsDefined, (const core::Problem& problem)) {
    const core::CostTable table(problem);
    for (std::uint64_t bits = 0; bits <= problem.allMarks().bits(); ++bits) {
        RC_ASSERT(table.evaluate(core::Policy(bits)) == brute_force::evaluate(problem, core::Policy(bits)));
    }
}

RC_GTEST_PROP(Ledger, addsUpToTheTotal, (const core::Problem& problem)) {
    const core::Policy policy = anyPolicy(problem);
    const core::Ledger ledger = core::explain(problem, policy);
    core::Bytes sum;
    for (const core::StashEntry& entry : ledger.stash) {
        sum += entry.bytes + entry.auxBytes;
    }
    RC_ASSERT(ledger.total == brute_force::evaluate(problem, policy));
    RC_ASSERT(ledger.total.bytes == sum);
}

RC_GTEST_PROP(Ledger, saysWhoNeedsWhat, (const core::Problem& problem)) {
    const core::Policy policy = anyPolicy(problem);
    const core::Ledger ledger = core::explain(problem, policy);
    for (std::size_t i = 0; i < problem.graph.size(); ++i) {
        const auto id = static_cast<core::OpId>(i);
        const core::Op& op = problem.graph.op(id);
        const auto neededBy = needers(problem, policy, id);
        const bool needed = !neededBy.empty() || op.kind == core::OpKind::Boundary;
        const bool kept = !recomputes(policy, op);
        const core::Bytes bytes = needed && kept ? op.bytes : core::Bytes{};
        const core::Bytes auxBytes = kept ? op.auxBytes : core::Bytes{};
        const auto entry = std::ranges::find(ledger.stash, id, &core::StashEntry::op);
        RC_ASSERT((entry != ledger.stash.end()) == (bytes.value + auxBytes.value != 0));
        if (entry != ledger.stash.end()) {
            RC_ASSERT(entry->bytes == bytes);
            RC_ASSERT(entry->auxBytes == auxBytes);
            RC_ASSERT(entry->neededBy == neededBy);
        }
        RC_ASSERT((std::ranges::count(ledger.pointless, id) == 1) == (!kept && !needed));
    }
    RC_ASSERT(std::ranges::is_sorted(ledger.stash, {}, &core::StashEntry::op));
    RC_ASSERT(std::ranges::is_sorted(ledger.pointless));
}

} // namespace
