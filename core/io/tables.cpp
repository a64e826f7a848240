#include "core/io/tables.h"

#include "core/format.h"
#include "core/io/scenario_json.h"
#include "core/policy/ledger.h"
#include "core/search/verdict.h"

#include <algorithm>

namespace core {
namespace {

std::string textOf(const Json& json) {
    return json.dump(2) + '\n';
}

std::vector<std::string> opIds(const std::vector<OpId>& ops, const OpGraph& graph) {
    std::vector<std::string> ids;
    ids.reserve(ops.size());
    for (const OpId op : ops) {
        ids.push_back(graph.op(op).id);
    }
    return ids;
}

Json placeJson(const Outcome& outcome) {
    return {{"cost", outcome.point.cost.value}, {"bytes", outcome.point.bytes.value}};
}

Json stashJson(const StashEntry& entry, const OpGraph& graph) {
    return {{"id", graph.op(entry.op).id},
            {"bytes", entry.bytes.value},
            {"aux_bytes", entry.auxBytes.value},
            {"needed_by", opIds(entry.neededBy, graph)}};
}

Json verdictJson(const Verdict& verdict, const Analysis& analysis) {
    const OpGraph& graph = analysis.problem->graph;
    Json json{{"outside", markIds(verdict.outside, graph)},
              {"on_frontier", nullptr},
              {"on_hull", nullptr},
              {"hull_step", nullptr},
              {"better", nullptr}};
    if (verdict.isOutside()) {
        return json;
    }
    json["on_frontier"] = verdict.onFrontier;
    json["on_hull"] = verdict.hullStep.has_value();
    if (verdict.hullStep) {
        json["hull_step"] = *verdict.hullStep;
    }
    if (verdict.better) {
        const Outcome& better = analysis.frontier[*verdict.better];
        json["better"] = placeJson(better);
        json["better"]["recompute"] = markIds(better.representative, graph);
    }
    return json;
}

} // namespace

std::string frontierJson(const Scenario& scenario, const Analysis& analysis) {
    const Problem& problem = *analysis.problem;
    const Json whole = scenarioJson(scenario);
    Json json;
    for (const char* key : {"model", "layer", "recipe", "seq", "cost"}) {
        json["scenario"][key] = whole.at(key);
    }
    json["markable"] = markIds(problem.allMarks(), problem.graph);
    json["always_saved"] = markIds(problem.alwaysSaved, problem.graph);
    json["forward_cost"] = problem.forwardCost().value;
    json["policies"] = analysis.enumeration ? Json(std::uint64_t{1} << static_cast<unsigned>(analysis.freeMarks)) : Json();
    json["distinct_outcomes"] = analysis.enumeration ? Json(analysis.enumeration->outcomes.size()) : Json();
    json["max_bytes"] = analysis.enumeration ? Json(analysis.enumeration->maxBytes.value) : Json();
    json["frontier_size"] = analysis.frontier.size();
    json["frontier"] = Json::array();
    for (const Outcome& outcome : analysis.frontier) {
        Json entry = placeJson(outcome);
        entry["recompute"] = markIds(outcome.representative, problem.graph);
        entry["tied_policies"] = outcome.tiedPolicies;
        json["frontier"].push_back(std::move(entry));
    }
    json["hull"] = Json::array();
    for (const HullStep& step : analysis.hull) {
        Json entry = placeJson(step.outcome);
        entry["adds"] = markIds(step.adds, problem.graph);
        entry["recompute"] = markIds(step.outcome.representative, problem.graph);
        json["hull"].push_back(std::move(entry));
    }
    return textOf(json);
}

std::string frontierCsv(const Analysis& analysis) {
    std::string csv = "cost,bytes,tied_policies,hull_step,recompute\n";
    std::size_t nextStep = 0;
    for (const Outcome& outcome : analysis.frontier) {
        const bool isStep = nextStep < analysis.hull.size() && analysis.hull[nextStep].outcome.point == outcome.point;
        csv += std::to_string(outcome.point.cost.value) + ',' + std::to_string(outcome.point.bytes.value) + ',' +
               std::to_string(outcome.tiedPolicies) + ',' + (isStep ? std::to_string(nextStep++) : "") + ',';
        const char* separator = "";
        for (const std::string& id : markIds(outcome.representative, analysis.problem->graph)) {
            csv += separator + id;
            separator = " ";
        }
        csv += '\n';
    }
    return csv;
}

std::string evaluationJson(const Scenario& scenario, const Analysis& analysis, Policy policy) {
    const Problem& problem = *analysis.problem;
    const Ledger ledger = explain(problem, policy);
    const Bytes perRank = bytesPerRank(scenario, ledger.total.bytes);
    const std::string gib = format::gib(perRank, 2);
    Json json;
    json["scenario"] = scenarioJson(scenario);
    json["always_saved"] = markIds(problem.alwaysSaved, problem.graph);
    json["cost"] = ledger.total.cost.value;
    json["forward_cost"] = problem.forwardCost().value;
    json["bytes"] = ledger.total.bytes.value;
    json["bytes_per_rank"] = perRank.value;
    json["gib"] = gib;
    json["recompute"] = markIds(policy, problem.graph);
    json["stash"] = Json::array();
    for (const StashEntry& entry : ledger.stash) {
        json["stash"].push_back(stashJson(entry, problem.graph));
    }
    json["pointless"] = opIds(ledger.pointless, problem.graph);
    json["verdict"] = verdictJson(judge(analysis, policy, ledger.total), analysis);

    // The number keeps both decimals (66.50), which a double would not: it goes in as a string and loses its quotes here.
    std::string text = textOf(json);
    const std::string quoted = "\"gib\": \"" + gib + '"';
    return text.replace(text.find(quoted), quoted.size(), "\"gib\": " + gib);
}

std::string listJson(std::span<const Named> things) {
    Json json = Json::array();
    for (const Named& thing : things) {
        json.push_back({{"id", thing.id}, {"label", thing.label}});
    }
    return textOf(json);
}

std::string listText(std::span<const Named> things) {
    std::string text;
    for (const Named& thing : things) {
        text += thing.id + '\t' + thing.label + '\n';
    }
    return text;
}

} // namespace core
