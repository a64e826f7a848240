#include "core/policy/ledger_lines.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

LedgerLine lineOf(const Choice& choice, OpId op) {
    LedgerLine line{.op = op,
                    .mark = choice.mark,
                    .recomputed = choice.recomputed,
                    .stashed = choice.stashed,
                    .neededBy = {},
                    .forward = choice.cost,
                    .replayed = choice.recomputed ? choice.cost : Cost{},
                    .flip = choice.flip};
    for (const Need& need : choice.neededBy) {
        line.neededBy.push_back(need.op);
    }
    return line;
}

LedgerLine unmarkedLine(OpId op, Cost forward, const Ledger& ledger) {
    LedgerLine line{.op = op, .mark = {}, .stashed = {}, .neededBy = {}, .forward = forward, .replayed = {}};
    const auto entry = std::ranges::find(ledger.stash, op, &StashEntry::op);
    if (entry != ledger.stash.end()) {
        line.stashed = entry->bytes + entry->auxBytes;
        line.neededBy = entry->neededBy;
    }
    return line;
}

} // namespace

std::vector<LedgerLine> ledgerLines(const Problem& problem, const Ledger& ledger, const std::vector<Choice>& choices) {
    std::vector<LedgerLine> lines;
    for (std::size_t i = 0; i < problem.graph.size(); ++i) {
        const auto op = static_cast<OpId>(i);
        if (const auto mark = problem.graph.op(op).mark) {
            if (problem.graph.ownerId(*mark) == op) {
                lines.push_back(lineOf(choices[index(*mark)], op));
            }
        } else if (LedgerLine line = unmarkedLine(op, problem.opCosts[i], ledger); line.stashed != Bytes{} || line.forward != Cost{}) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

} // namespace core
