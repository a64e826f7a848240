#include "core/io/scenario_json.h"

#include <cmath>
#include <utility>

namespace core {
namespace {

/// The id of something that other versions can also describe in full.
void readId(JsonObjectReader& in, std::string_view key, std::string& into) {
    if (const Json* value = in.find(key); value != nullptr && value->is_object()) {
        return in.fail(key, "is a " + std::string(key) + " described in full, which this version of the program cannot compute yet");
    }
    in.read(key, into);
}

void readInFlight(JsonObjectReader& in, std::int64_t& doubled) {
    constexpr const char* key = "in_flight";
    double inFlight = static_cast<double>(doubled) / 2;
    in.read(key, inFlight, static_cast<double>(inFlightDoubledRange.least) / 2, static_cast<double>(inFlightDoubledRange.most) / 2);
    if (std::trunc(2 * inFlight) != 2 * inFlight) {
        in.fail(key, "must be a multiple of 1/2, not " + numberJson(inFlight).dump());
    }
    doubled = static_cast<std::int64_t>(2 * inFlight);
}

/// An error of core/scenario, whose place is a pointer into the scenario.
void fail(JsonObjectReader& in, const Error& error) {
    const std::size_t end = error.where.find('/', 1);
    in.fail(error.where.substr(1, end - 1), error.message, end == std::string::npos ? "" : error.where.substr(end));
}

} // namespace

Json scenarioJson(const Scenario& scenario) {
    Json json;
    json["model"] = scenario.model;
    json["layer"] = scenario.layer;
    json["recipe"] = scenario.recipe;
    json["transposed_fp8"] = scenario.transposedFp8;
    json["seq"] = scenario.seq;
    json["cost"] = scenario.cost;
    json["hardware"] = scenario.hardware;
    json["ep"] = scenario.ep;
    json["tokens"] = scenario.tokens;
    json["node_limit"] = scenario.nodeLimit ? Json(*scenario.nodeLimit) : Json();
    json["exposed_comm"] = numberJson(scenario.exposedComm);
    json["replay_overhead_us"] = numberJson(scenario.replayOverheadUs);
    json["layers"] = scenario.layers;
    json["in_flight"] = numberJson(static_cast<double>(scenario.inFlightDoubled) / 2);
    json["always_saved"] = scenario.alwaysSaved;
    json["budget_bytes"] = scenario.budgetBytes ? Json(*scenario.budgetBytes) : Json();
    return json;
}

Json differingKeys(const Json& scenario, const Json& base) {
    Json different = Json::object();
    for (const auto& [key, value] : scenario.items()) {
        if (value != base.at(key)) {
            different[key] = value;
        }
    }
    return different;
}

std::optional<ReadScenario> readScenario(JsonObjectReader& in, const Catalogue& catalogue) {
    Scenario scenario;
    readId(in, "model", scenario.model);
    in.read("layer", scenario.layer);
    readId(in, "recipe", scenario.recipe);
    in.read("transposed_fp8", scenario.transposedFp8);
    in.read("seq", scenario.seq, seqRange.least, seqRange.most);
    in.read("cost", scenario.cost);
    in.read("hardware", scenario.hardware);
    in.read("ep", scenario.ep, epRange.least, epRange.most);
    in.read("tokens", scenario.tokens, tokensRange.least, tokensRange.most);
    in.read("node_limit", scenario.nodeLimit, nodeLimitRange.least, nodeLimitRange.most);
    in.read("exposed_comm", scenario.exposedComm, exposedCommRange.least, exposedCommRange.most);
    in.read("replay_overhead_us", scenario.replayOverheadUs, replayOverheadUsRange.least, replayOverheadUsRange.most);
    in.read("layers", scenario.layers, layersRange.least, layersRange.most);
    readInFlight(in, scenario.inFlightDoubled);
    in.read("budget_bytes", scenario.budgetBytes, budgetBytesRange.least, budgetBytesRange.most);
    const bool takesDefault = in.find("always_saved") == nullptr;
    if (takesDefault) {
        scenario.alwaysSaved.clear();
    }
    in.read("always_saved", scenario.alwaysSaved);
    if (in.failed()) {
        return std::nullopt;
    }

    auto problem = makeProblem(scenario, catalogue);
    if (problem && takesDefault) {
        scenario.alwaysSaved = defaultAlwaysSaved(problem->graph);
        problem = makeProblem(scenario, catalogue);
    }
    if (!problem) {
        fail(in, problem.error());
        return std::nullopt;
    }
    return ReadScenario{std::move(scenario), std::move(*problem)};
}

} // namespace core
