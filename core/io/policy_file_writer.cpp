#include "core/io/atomic_file.h"
#include "core/io/policy_file.h"
#include "core/io/scenario_json.h"
#include "core/policy/cost_table.h"
#include "core/version.h"

#include <utility>

namespace core {
namespace {

void append(Json& object, const std::vector<KeptKey>& kept) {
    auto& members = object.get_ref<Json::object_t&>(); // operator[] would look at every key there is
    for (const KeptKey& key : kept) {
        members.emplace_back(key.key, Json::parse(key.json));
    }
}

Json policyJson(const NamedPolicy& policy, const OpGraph& graph, const Json& fileScenario) {
    Json json;
    json["name"] = policy.name;
    json["note"] = policy.note;
    Json scenario = differingKeys(scenarioJson(policy.scenario), fileScenario);
    append(scenario, policy.keptInScenario);
    if (!scenario.empty()) {
        json["scenario"] = std::move(scenario);
    }
    json["recompute"] = markIds(policy.recompute, graph);
    append(json, policy.kept);
    return json;
}

Json savedJson(const PolicyFile& file, Point point) {
    Json json;
    json["program"] = programVersion();
    json["cost"] = point.cost.value;
    json["bytes"] = point.bytes.value;
    append(json, file.keptInSaved);
    return json;
}

Result<Json> fileJson(const PolicyFile& file, const Catalogue& catalogue) {
    const Json fileScenario = scenarioJson(file.scenario);
    Json policies = Json::array();
    Point point;
    for (std::size_t i = 0; i < file.policies.size(); ++i) {
        const NamedPolicy& policy = file.policies[i];
        const std::string pointer = "/policies/" + std::to_string(i);
        const auto problem = makeProblem(policy.scenario, catalogue);
        if (!problem) {
            return tl::unexpected(Error{problem.error().message, pointer + "/scenario" + problem.error().where});
        }
        if (!(policy.recompute - problem->allMarks()).empty()) {
            return tl::unexpected(Error{"has marks that its layer lacks", pointer + "/recompute"});
        }
        policies.push_back(policyJson(policy, problem->graph, fileScenario));
        if (i == file.current) {
            point = CostTable(*problem).evaluate(policy.recompute);
        }
    }
    Json json;
    json["format"] = "stashpoint-policy";
    json["version"] = 1;
    json["title"] = file.title;
    json["note"] = file.note;
    json["scenario"] = fileScenario;
    append(json["scenario"], file.keptInScenario);
    json["policies"] = std::move(policies);
    json["current"] = file.current;
    json["saved"] = savedJson(file, point);
    append(json, file.kept);
    return json;
}

Result<void> fitsIntoAFile(std::size_t bytes) {
    if (bytes > maxPolicyFileBytes) {
        return tl::unexpected(Error{"would take " + std::to_string(bytes) + " bytes as a file, which may have " +
                                        std::to_string(maxPolicyFileBytes) + ": delete policies, or shorten notes",
                                    {}});
    }
    return {};
}

} // namespace

PolicyFile defaultPolicyFile() {
    PolicyFile file;
    file.policies.emplace_back();
    return file;
}

PolicyFile withCurrentPolicy(PolicyFile file, const Scenario& scenario, Policy recompute) {
    NamedPolicy& current = file.policies[file.current];
    current.scenario = scenario;
    current.recompute = recompute;
    if (file.policies.size() == 1) {
        file.scenario = scenario;
    }
    return file;
}

Result<std::string> formatPolicyFile(const PolicyFile& file, const Catalogue& catalogue) {
    try {
        return fileJson(file, catalogue).and_then([&](const Json& json) -> Result<std::string> {
            std::string text = json.dump(2) + '\n';
            if (auto fits = fitsIntoAFile(text.size()); !fits) {
                return tl::unexpected(std::move(fits.error()));
            }
            // What could not be opened again must not replace a file that can.
            if (auto again = parsePolicyFile(text, catalogue); !again) {
                return tl::unexpected(std::move(again.error()));
            }
            return text;
        });
    } catch (const Json::exception&) {
        return tl::unexpected(Error{"a name or note holds text that is no valid UTF-8", {}});
    }
}

Result<void> canBeWritten(const PolicyFile& file, const Catalogue& catalogue) {
    return fileJson(file, catalogue).and_then([](const Json& json) { return fitsIntoAFile(json.dump(2).size() + 1); });
}

Result<void> writePolicyFile(const std::filesystem::path& path, const PolicyFile& file, const Catalogue& catalogue) {
    return formatPolicyFile(file, catalogue)
        .map_error([&](Error error) { return within(path.string(), std::move(error)); })
        .and_then([&](const std::string& text) { return writeFile(path, text); });
}

} // namespace core
