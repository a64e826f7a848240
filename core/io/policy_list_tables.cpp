#include "core/io/policy_list_tables.h"

#include "core/io/csv_field.h"
#include "core/io/policy_text.h"
#include "core/io/priced_policy.h"
#include "core/io/scenario_json.h"
#include "core/search/verdict.h"

#include <optional>

namespace core {
namespace {

std::optional<std::size_t> hullStep(const PricedPolicy& priced, Policy policy, const Analysis* analysis) {
    return analysis != nullptr && priced.comparable ? judge(*analysis, policy, priced.point).hullStep : std::nullopt;
}

std::string spaced(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) {
        text += (text.empty() ? "" : " ") + id;
    }
    return text;
}

} // namespace

std::string policyListCsv(const PolicyFile& file, const Catalogue& catalogue, const Analysis* analysis) {
    std::string csv = "name,cost,forward_cost,bytes,bytes_per_rank,hull_step,scenario,recompute,note\n";
    const std::vector<PricedPolicy> priced = pricedPolicies(file, catalogue);
    for (std::size_t i = 0; i < priced.size(); ++i) {
        const NamedPolicy& policy = file.policies[i];
        const auto step = hullStep(priced[i], policy.recompute, analysis);
        csv += csvField(policy.name) + ',' + std::to_string(priced[i].point.cost.value) + ',' +
               std::to_string(priced[i].problem->forwardCost().value) + ',' + std::to_string(priced[i].point.bytes.value) + ',' +
               std::to_string(priced[i].bytesPerRank.value) + ',' + (step ? std::to_string(*step) : "") + ',' +
               csvField(scenarioAsOptions(policy.scenario, catalogue)) + ',' + spaced(markIds(policy.recompute, priced[i].problem->graph)) +
               ',' + csvField(policy.note) + '\n';
    }
    return csv;
}

std::string policyListJson(const PolicyFile& file, const Catalogue& catalogue, const Analysis* analysis) {
    const Json fileScenario = scenarioJson(file.scenario);
    const std::vector<PricedPolicy> priced = pricedPolicies(file, catalogue);
    Json policies = Json::array();
    for (std::size_t i = 0; i < priced.size(); ++i) {
        const NamedPolicy& policy = file.policies[i];
        const Problem& problem = *priced[i].problem;
        const auto step = hullStep(priced[i], policy.recompute, analysis);
        Json entry;
        entry["name"] = policy.name;
        entry["note"] = policy.note;
        entry["scenario"] = differingKeys(scenarioJson(policy.scenario), fileScenario);
        entry["always_saved"] = markIds(problem.alwaysSaved, problem.graph);
        entry["cost"] = priced[i].point.cost.value;
        entry["forward_cost"] = problem.forwardCost().value;
        entry["bytes"] = priced[i].point.bytes.value;
        entry["bytes_per_rank"] = priced[i].bytesPerRank.value;
        entry["hull_step"] = step ? Json(*step) : Json();
        entry["recompute"] = markIds(policy.recompute, problem.graph);
        policies.push_back(std::move(entry));
    }
    Json json;
    json["title"] = file.title;
    json["note"] = file.note;
    json["scenario"] = fileScenario;
    json["current"] = file.current;
    json["policies"] = std::move(policies);
    return json.dump(2) + '\n';
}

} // namespace core
