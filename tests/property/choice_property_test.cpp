#include "core/policy/choice.h"

#include "core/policy/ledger.h"
#include "tests/support/random_graph.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

namespace {

using core::OpId;

/// Everything a choice says, restated naively from the definition and from the ledgers of the two policies that the mark makes.
class Oracle {
public:
    Oracle(const core::Problem& problem, core::Policy policy, core::MarkId mark)
        : m_graph(problem.graph),
          m_policy(policy),
          m_mark(mark),
          m_saved(core::explain(problem, policy.without(mark))),
          m_recomputed(core::explain(problem, policy.with(mark))) {}

    std::vector<OpId> ops() const {
        std::vector<OpId> all;
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            all.push_back(static_cast<OpId>(i));
        }
        return all;
    }
    bool isOwn(OpId op) const { return m_graph.op(op).mark == m_mark; }
    bool replays(OpId op) const { return m_graph.op(op).mark && m_policy.recomputes(*m_graph.op(op).mark); }
    static bool has(const std::vector<OpId>& ops, OpId op) { return std::ranges::count(ops, op) != 0; }
    bool anyOwn(const std::vector<OpId>& ops) const {
        return std::ranges::any_of(ops, [this](OpId op) { return isOwn(op); });
    }

    core::Bytes stash(const core::Ledger& ledger, OpId op) const {
        const auto entry = std::ranges::find(ledger.stash, op, &core::StashEntry::op);
        return entry == ledger.stash.end() ? core::Bytes{} : entry->bytes + entry->auxBytes;
    }
    core::Bytes ownStash(const core::Ledger& ledger) const {
        core::Bytes sum;
        for (const OpId op : ops()) {
            sum += isOwn(op) ? stash(ledger, op) : core::Bytes{};
        }
        return sum;
    }
    core::Bytes frees() const { return ownStash(m_saved); }
    core::Bytes pullsIn() const {
        core::Bytes sum;
        for (const OpId op : ops()) {
            sum += isOwn(op) ? core::Bytes{} : stash(m_recomputed, op) - stash(m_saved, op);
        }
        return sum;
    }
    core::Cost cost() const { return m_recomputed.total.cost - m_saved.total.cost; }
    bool stashDepends(OpId op) const { return !isOwn(op) && stash(m_recomputed, op) != stash(m_saved, op); }

    std::vector<core::Need> neededBy() const {
        std::vector<core::Need> needs;
        for (const OpId reader : ops()) {
            const core::Need need{reader, anyOwn(m_graph.op(reader).backwardReads),
                                  replays(reader) && !isOwn(reader) && anyOwn(m_graph.op(reader).inputs)};
            if (need.backward || need.replay) {
                needs.push_back(need);
            }
        }
        return needs;
    }
    std::vector<OpId> replaysWouldRead() const {
        std::vector<OpId> readers;
        for (const OpId reader : ops()) {
            const core::Op& op = m_graph.op(reader);
            if (op.mark && !isOwn(reader) && !replays(reader) && anyOwn(op.inputs)) {
                readers.push_back(reader);
            }
        }
        return readers;
    }
    std::vector<OpId> backwardReads() const {
        std::set<OpId> reads;
        for (const OpId op : ops()) {
            if (isOwn(op)) {
                reads.insert(m_graph.op(op).backwardReads.begin(), m_graph.op(op).backwardReads.end());
            }
        }
        return {reads.begin(), reads.end()};
    }
    std::vector<core::ReplayInput> inputs() const {
        std::vector<core::ReplayInput> inputs;
        for (const OpId input : ops()) {
            const bool takenIn = std::ranges::any_of(ops(), [&](OpId op) { return isOwn(op) && has(m_graph.op(op).inputs, input); });
            if (takenIn && !isOwn(input)) {
                inputs.push_back({input, sourceOf(input)});
            }
        }
        return inputs;
    }
    std::vector<OpId> replaysBefore() const {
        std::set<OpId> found;
        std::vector<OpId> open;
        for (const OpId op : ops()) {
            if (isOwn(op)) {
                open.push_back(op);
            }
        }
        while (!open.empty()) {
            const OpId op = open.back();
            open.pop_back();
            for (const OpId input : m_graph.op(op).inputs) {
                if (!isOwn(input) && replays(input) && found.insert(input).second) {
                    open.push_back(input);
                }
            }
        }
        return {found.begin(), found.end()};
    }

private:
    core::InputSource sourceOf(OpId input) const {
        if (replays(input)) {
            return core::InputSource::Recomputed;
        }
        const bool somethingElse = m_graph.op(input).kind == core::OpKind::Boundary || std::ranges::any_of(ops(), [&](OpId reader) {
                                       const core::Op& op = m_graph.op(reader);
                                       return has(op.backwardReads, input) || (!isOwn(reader) && replays(reader) && has(op.inputs, input));
                                   });
        return somethingElse ? core::InputSource::StashedAnyway : core::InputSource::StashedForThis;
    }

    const core::OpGraph& m_graph;
    core::Policy m_policy;
    core::MarkId m_mark;
    core::Ledger m_saved;
    core::Ledger m_recomputed;
};

/// Calls `check(choice, oracle, policy)` for each mark of a random policy, also of one that recomputes what stays saved.
template <class Check>
void forEachChoice(const core::Problem& problem, Check check) {
    const core::Policy policy(*rc::gen::inRange<std::uint64_t>(0, problem.allMarks().bits() + 1));
    const auto choices = core::explainChoices(problem, policy);
    RC_ASSERT(choices.size() == problem.graph.markCount());
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto mark = static_cast<core::MarkId>(i);
        RC_ASSERT(choices[i].mark == mark);
        RC_ASSERT(choices[i].recomputed == policy.recomputes(mark));
        check(choices[i], Oracle(problem, policy, mark), policy);
    }
}

RC_GTEST_PROP(Choice, flipsToTheOtherPolicysTotal, (const core::Problem& problem)) {
    forEachChoice(problem, [&](const core::Choice& choice, const Oracle& oracle, core::Policy policy) {
        const core::Point here = core::explain(problem, policy).total;
        const core::Point there = core::explain(problem, policy.flipped(choice.mark)).total;
        RC_ASSERT(choice.flip.cost == there.cost - here.cost);
        RC_ASSERT(choice.flip.bytes == there.bytes - here.bytes);
        RC_ASSERT(choice.cost == oracle.cost());
    });
}

RC_GTEST_PROP(Choice, saysWhatIsStashedAndFreedAndPulledIn, (const core::Problem& problem)) {
    forEachChoice(problem, [&](const core::Choice& choice, const Oracle& oracle, core::Policy policy) {
        RC_ASSERT(choice.stashed == oracle.ownStash(core::explain(problem, policy)));
        RC_ASSERT(choice.frees == oracle.frees());
        RC_ASSERT(choice.pullsIn == oracle.pullsIn());
    });
}

RC_GTEST_PROP(Choice, saysWhoNeedsItAndWhatItNeeds, (const core::Problem& problem)) {
    forEachChoice(problem, [](const core::Choice& choice, const Oracle& oracle, core::Policy /*policy*/) {
        RC_ASSERT(choice.neededBy == oracle.neededBy());
        RC_ASSERT(choice.replaysWouldRead == oracle.replaysWouldRead());
        RC_ASSERT(choice.backwardReads == oracle.backwardReads());
        RC_ASSERT(choice.inputs == oracle.inputs());
        RC_ASSERT(choice.replaysBefore == oracle.replaysBefore());
    });
}

RC_GTEST_PROP(Choice, namesExactlyTheInputsThatAreStashedForIt, (const core::Problem& problem)) {
    forEachChoice(problem, [&](const core::Choice& choice, const Oracle& oracle, core::Policy /*policy*/) {
        for (const OpId op : oracle.ops()) {
            const bool named = std::ranges::count(choice.inputs, core::ReplayInput{op, core::InputSource::StashedForThis}) != 0;
            const bool hasBytes = problem.graph.op(op).bytes != core::Bytes{}; // nothing shows where a tensor of none is kept
            RC_ASSERT((named && hasBytes) == oracle.stashDepends(op));
        }
    });
}

RC_GTEST_PROP(Choice, isDeadWhereTheDefinitionSaysSo, (const core::Problem& problem)) {
    forEachChoice(problem, [](const core::Choice& choice, const Oracle& oracle, core::Policy /*policy*/) {
        const bool unread = oracle.neededBy().empty();
        RC_ASSERT(choice.is(core::DeadChoice::SavedUnread) == (!choice.recomputed && unread));
        RC_ASSERT(choice.is(core::DeadChoice::FreesNothing) == (!choice.recomputed && oracle.frees().value == 0));
        RC_ASSERT(choice.is(core::DeadChoice::PullsInMore) == (oracle.pullsIn().value > 0 && oracle.frees() <= oracle.pullsIn()));
        RC_ASSERT(choice.is(core::DeadChoice::Pointless) == (choice.recomputed && unread));
        RC_ASSERT(!choice.is(core::DeadChoice::ForPointless) || (choice.recomputed && !unread));
        RC_ASSERT(std::ranges::is_sorted(choice.dead));
        RC_ASSERT(std::ranges::adjacent_find(choice.dead) == choice.dead.end());
    });
}

/// Takes pointless replays away until there are none, the naive way.
core::Policy withoutPointless(const core::Problem& problem, core::Policy policy) {
    for (core::Policy before;;) {
        before = policy;
        for (const core::Choice& choice : core::explainChoices(problem, before)) {
            policy = choice.is(core::DeadChoice::Pointless) ? policy.without(choice.mark) : policy;
        }
        if (policy == before) {
            return policy;
        }
    }
}

RC_GTEST_PROP(Choice, servesPointlessReplaysWhereItGoesWithThem, (const core::Problem& problem)) {
    forEachChoice(problem, [&](const core::Choice& choice, const Oracle& /*oracle*/, core::Policy policy) {
        const bool goes = choice.recomputed && !withoutPointless(problem, policy).recomputes(choice.mark);
        if (goes) {
            RC_ASSERT(choice.is(core::DeadChoice::Pointless) != choice.is(core::DeadChoice::ForPointless));
            RC_ASSERT(choice.pointlessEnds.empty() == choice.is(core::DeadChoice::Pointless));
        }
        for (const OpId end : choice.pointlessEnds) {
            const auto ends = core::explainChoices(problem, policy);
            RC_ASSERT(ends[core::index(*problem.graph.op(end).mark)].is(core::DeadChoice::Pointless));
        }
    });
}

RC_GTEST_PROP(Choice, namesTheCheapestPartner, (const core::Problem& problem)) {
    forEachChoice(problem, [&](const core::Choice& choice, const Oracle& /*oracle*/, core::Policy policy) {
        if (choice.dead.empty() || choice.is(core::DeadChoice::ForPointless)) {
            RC_ASSERT(!choice.partner);
            return;
        }
        const auto total = [&](core::Policy marks) { return core::explain(problem, marks).total; };
        const core::Point here = total(policy);
        const core::Policy partners = problem.freeMarks() - core::unpricedComm(problem);
        std::vector<core::Partner> all;
        for (const core::MarkId other : problem.allMarks().marks()) {
            const core::Point both = total(policy.with(choice.mark).with(other));
            const core::Point flip{both.cost - here.cost, both.bytes - here.bytes};
            if (other != choice.mark && partners.recomputes(choice.mark) && partners.recomputes(other) && !policy.recomputes(other) &&
                flip.bytes.value < 0 && both.bytes < total(policy.without(choice.mark).with(other)).bytes) {
                all.push_back({other, flip});
            }
        }
        RC_ASSERT(choice.partner.has_value() == !all.empty());
        for (const core::Partner& each : all) {
            __extension__ using Wide = __int128;
            const core::Point best = choice.partner->flip;
            RC_ASSERT(static_cast<Wide>(best.cost.value) * -each.flip.bytes.value <=
                      static_cast<Wide>(each.flip.cost.value) * -best.bytes.value);
        }
        if (choice.partner) {
            RC_ASSERT(std::ranges::count(all, *choice.partner) == 1);
        }
    });
}

} // namespace
