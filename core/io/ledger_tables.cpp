#include "core/io/csv_field.h"
#include "core/io/tables.h"
#include "core/policy/ledger_lines.h"

#include <string_view>

namespace core {
namespace {

std::string spaced(const std::vector<OpId>& ops, const OpGraph& graph) {
    std::string ids;
    for (const OpId op : ops) {
        ids += (ids.empty() ? "" : " ") + graph.op(op).id;
    }
    return ids;
}

std::string_view markText(const LedgerLine& line) {
    return !line.mark ? "" : line.recomputed ? "recompute" : "save";
}

} // namespace

std::string ledgerCsv(const Scenario& scenario, const Problem& problem, Policy policy) {
    const Ledger ledger = explain(problem, policy);
    std::string csv = "id,label,mark,stashed_bytes,stashed_bytes_per_rank,stashed_for,forward_cost,replayed_cost,flip_bytes,flip_bytes_per_"
                      "rank,flip_cost\n";
    const auto number = [](std::int64_t value) { return std::to_string(value); };
    for (const LedgerLine& line : ledgerLines(problem, ledger, explainChoices(problem, policy))) {
        const Op& op = problem.graph.op(line.op);
        const bool stashes = line.stashed != Bytes{};
        csv += csvField(op.id) + ',' + csvField(op.label) + ',';
        csv += markText(line);
        csv += ',' + number(line.stashed.value) + ',' + number(bytesPerRank(scenario, line.stashed).value) + ',' +
               csvField(stashes ? spaced(line.neededBy, problem.graph) : "") + ',' + number(line.forward.value) + ',' +
               number(line.replayed.value);
        csv += line.flip ? ',' + number(line.flip->bytes.value) + ',' + number(bytesPerRank(scenario, line.flip->bytes).value) + ',' +
                               number(line.flip->cost.value) + '\n'
                         : ",,,\n";
    }
    return csv + "total,,," + number(ledger.total.bytes.value) + ',' + number(bytesPerRank(scenario, ledger.total.bytes).value) + ",," +
           number(problem.forwardCost().value) + ',' + number(ledger.total.cost.value) + ",,,\n";
}

} // namespace core
