#include "core/policy/choice.h"

#include <algorithm>

namespace core {
namespace {

class Explainer {
public:
    Explainer(const Problem& problem, Policy policy)
        : m_problem(problem),
          m_graph(problem.graph),
          m_policy(policy),
          m_needs(needs(policy)) {}

    Choice explain(MarkId mark) const {
        Choice choice;
        choice.mark = mark;
        choice.recomputed = m_policy.recomputes(mark);
        const Needs saved = choice.recomputed ? needs(m_policy.without(mark)) : m_needs;
        const Needs recomputed = choice.recomputed ? m_needs : needs(m_policy.with(mark));
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            const auto op = static_cast<OpId>(i);
            if (isOf(op, mark)) {
                addOwn(choice, op, saved);
            } else {
                choice.pullsIn += stashed(op, m_policy.with(mark), recomputed) - stashed(op, m_policy.without(mark), saved);
            }
        }
        addReaders(choice);
        addInputs(choice, saved);
        const Bytes whenRecomputed = choice.pullsIn - choice.frees;
        choice.flip = choice.recomputed ? Point{-choice.cost, -whenRecomputed} : Point{choice.cost, whenRecomputed};
        addDead(choice);
        return choice;
    }

private:
    /// Who needs each op's output, by op.
    using Needs = std::vector<std::vector<Need>>;

    bool isOf(OpId op, MarkId mark) const { return m_graph.op(op).mark == mark; }

    bool replays(OpId op, Policy policy) const {
        const auto mark = m_graph.op(op).mark;
        return mark && policy.recomputes(*mark);
    }

    static void add(std::vector<OpId>& ops, OpId op) {
        const auto place = std::ranges::lower_bound(ops, op);
        if (place == ops.end() || *place != op) {
            ops.insert(place, op);
        }
    }

    Needs needs(Policy policy) const {
        Needs all(m_graph.size());
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            const auto reader = static_cast<OpId>(i);
            const auto need = [&](OpId of) -> Need& {
                auto& readers = all[index(of)];
                if (readers.empty() || readers.back().op != reader) {
                    readers.push_back({reader});
                }
                return readers.back();
            };
            for (const OpId read : m_graph.op(reader).backwardReads) {
                need(read).backward = true;
            }
            if (replays(reader, policy)) {
                for (const OpId input : m_graph.op(reader).inputs) {
                    need(input).replay = true;
                }
            }
        }
        return all;
    }

    Bytes stashed(OpId id, Policy policy, const Needs& needs) const {
        const Op& op = m_graph.op(id);
        if (replays(id, policy)) {
            return {};
        }
        const bool needed = op.kind == OpKind::Boundary || !needs[index(id)].empty();
        return needed ? op.bytes + op.auxBytes : op.auxBytes;
    }

    void addOwn(Choice& choice, OpId id, const Needs& saved) const {
        const Op& op = m_graph.op(id);
        choice.cost += m_problem.opCosts[index(id)];
        choice.stashed += stashed(id, m_policy, m_needs);
        choice.frees += stashed(id, m_policy.without(choice.mark), saved);
        for (const OpId read : op.backwardReads) {
            add(choice.backwardReads, read);
        }
    }

    void addReaders(Choice& choice) const {
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            const auto reader = static_cast<OpId>(i);
            const Op& op = m_graph.op(reader);
            const bool takesIn = std::ranges::any_of(op.inputs, [&](OpId input) { return isOf(input, choice.mark); });
            if (takesIn && !isOf(reader, choice.mark) && op.mark && !replays(reader, m_policy)) {
                choice.replaysWouldRead.push_back(reader);
            }
            Need whole{reader};
            for (std::size_t of = 0; of < m_graph.size(); ++of) {
                if (!isOf(static_cast<OpId>(of), choice.mark)) {
                    continue;
                }
                for (const Need& need : m_needs[of]) {
                    if (need.op == reader) {
                        whole.backward |= need.backward;
                        whole.replay |= need.replay && !isOf(reader, choice.mark);
                    }
                }
            }
            if (whole.backward || whole.replay) {
                choice.neededBy.push_back(whole);
            }
        }
    }

    void addInputs(Choice& choice, const Needs& saved) const {
        std::vector<OpId> inputs;
        std::vector<OpId> replayed;
        for (std::size_t i = m_graph.size(); i-- > 0;) {
            const auto id = static_cast<OpId>(i);
            const bool own = isOf(id, choice.mark);
            if (!own && std::ranges::count(replayed, id) == 0) {
                continue;
            }
            for (const OpId input : m_graph.op(id).inputs) {
                if (isOf(input, choice.mark)) {
                    continue;
                }
                if (own) {
                    add(inputs, input);
                }
                if (replays(input, m_policy)) {
                    add(replayed, input);
                }
            }
        }
        choice.replaysBefore = std::move(replayed);
        for (const OpId input : inputs) {
            const bool kept = m_graph.op(input).kind == OpKind::Boundary || !saved[index(input)].empty();
            const InputSource source = replays(input, m_policy) ? InputSource::Recomputed
                                       : kept                   ? InputSource::StashedAnyway
                                                                : InputSource::StashedForThis;
            choice.inputs.push_back({input, source});
        }
    }

    static void addDead(Choice& choice) {
        if (!choice.recomputed && choice.neededBy.empty()) {
            choice.dead.push_back(DeadChoice::SavedUnread);
        }
        if (!choice.recomputed && choice.frees == Bytes{}) {
            choice.dead.push_back(DeadChoice::FreesNothing);
        }
        if (choice.pullsIn > Bytes{} && choice.pullsIn >= choice.frees) {
            choice.dead.push_back(DeadChoice::PullsInMore);
        }
        if (choice.recomputed && choice.neededBy.empty()) {
            choice.dead.push_back(DeadChoice::Pointless);
        }
    }

    const Problem& m_problem;
    const OpGraph& m_graph;
    Policy m_policy;
    Needs m_needs;
};

/// The marks whose replay some backward needs, if only through other replays.
Policy usefulReplays(const OpGraph& graph, const std::vector<Choice>& choices) {
    Policy useful;
    for (Policy before = Policy::firstMarks(choices.size()); before != useful;) {
        before = useful;
        for (const Choice& choice : choices) {
            const bool needed = std::ranges::any_of(choice.neededBy, [&](const Need& need) {
                return need.backward || useful.recomputes(*graph.op(need.op).mark); // what is replayed has a mark
            });
            useful = choice.recomputed && needed ? useful.with(choice.mark) : useful;
        }
    }
    return useful;
}

/// Tells the recomputes that serve none but pointless ones, and which those are.
void addForPointless(const OpGraph& graph, std::vector<Choice>& choices) {
    const Policy useful = usefulReplays(graph, choices);
    for (Choice& choice : choices) {
        if (!choice.recomputed || choice.neededBy.empty() || useful.recomputes(choice.mark)) {
            continue;
        }
        choice.dead.push_back(DeadChoice::ForPointless);
        Policy served;
        for (Policy next = Policy::of(choice.mark); next != served;) {
            served = next;
            for (const MarkId mark : served.marks()) {
                for (const Need& need : choices[index(mark)].neededBy) {
                    next = next.with(*graph.op(need.op).mark);
                }
            }
        }
        for (const MarkId mark : served.marks()) {
            if (choices[index(mark)].is(DeadChoice::Pointless)) {
                choice.pointlessEnds.push_back(graph.ownerId(mark));
            }
        }
    }
}

void addPartners(const Problem& problem, Policy policy, std::vector<Choice>& choices) {
    const CostTable table(problem);
    for (Choice& choice : choices) {
        if (!choice.dead.empty() && !choice.is(DeadChoice::ForPointless)) {
            choice.partner = findPartner(problem, table, policy, choice.mark);
        }
    }
}

} // namespace

bool Choice::is(DeadChoice kind) const {
    return std::ranges::count(dead, kind) > 0;
}

std::vector<Choice> explainChoices(const Problem& problem, Policy policy) {
    const Explainer explainer(problem, policy);
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < problem.graph.markCount(); ++i) {
        choices.push_back(explainer.explain(static_cast<MarkId>(i)));
    }
    addForPointless(problem.graph, choices);
    addPartners(problem, policy, choices);
    return choices;
}

} // namespace core
