#include "core/io/builtin_catalogue.h"
#include "core/io/policy_file.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::ordered_json;

/// One change to a file that is right, as a JSON patch, and the message it must lead to (from its start).
struct Fault {
    const char* name;
    const char* patch;
    const char* message;
};

class PolicyFileFault : public testing::TestWithParam<Fault> {};

TEST_P(PolicyFileFault, isToldWithItsPlace) {
    Json file = Json::parse(R"({"format": "stashpoint-policy", "version": 1, "title": "", "note": "",
        "scenario": {"model": "deepseek-v3", "layer": "moe", "recipe": "bf16", "always_saved": ["dispatch", "combine"]},
        "policies": [{"name": "", "note": "", "recompute": []}, {"name": "", "scenario": {"seq": 1}, "recompute": ["norm1"]}],
        "current": 0, "saved": {"program": "0.1.0", "cost": 0, "bytes": 457360}})");
    const core::Catalogue catalogue = core::builtinCatalogue();
    ASSERT_TRUE(core::parsePolicyFile(file.dump(), catalogue));
    file = file.patch(Json::parse(GetParam().patch));
    const auto opened = core::parsePolicyFile(file.dump(), catalogue);
    ASSERT_FALSE(opened);
    const std::string described = core::describe(opened.error());
    EXPECT_EQ(described.substr(0, std::string(GetParam().message).size()), GetParam().message);
}

#define SET(path, value) R"([{"op": "add", "path": ")" path R"(", "value": )" value "}]"
#define REMOVE(path) R"([{"op": "remove", "path": ")" path R"("}])"

INSTANTIATE_TEST_SUITE_P(
    Header, PolicyFileFault,
    testing::Values(
        Fault{"noObject", SET("", "[]"), "must be an object, not an array"},
        Fault{"noFormat", REMOVE("/format"), "/format: must be \"stashpoint-policy\"; this is no Stashpoint policy file"},
        Fault{"otherFormat", SET("/format", "\"x\""), "/format: must be \"stashpoint-policy\"; this is no Stashpoint policy file"},
        Fault{"formatNoString", SET("/format", "1"), "/format: must be \"stashpoint-policy\"; this is no Stashpoint policy file"},
        Fault{"noVersion", REMOVE("/version"), "/version: is missing"},
        Fault{"newerVersion", SET("/version", "2"), "/version: is 2, made by a newer program; this one reads version 1"},
        Fault{"muchNewerVersion", SET("/version", "4000000000"), "/version: is 4000000000, made by a newer program;"},
        Fault{"versionZero", SET("/version", "0"), "/policies: does not belong in a file of version 0, which holds a lone policy"},
        Fault{"versionNegative", SET("/version", "-1"), "/version: must be 1, the version that this program reads, not -1"},
        Fault{"versionFraction", SET("/version", "1.5"), "/version: must be 1, the version that this program reads, not 1.5"},
        Fault{"versionText", SET("/version", "\"1\""), "/version: must be 1, the version that this program reads, not \"1\""},
        Fault{"title", SET("/title", "7"), "/title: must be a string, not 7"},
        Fault{"note", SET("/note", "null"), "/note: must be a string, not null"}),
    [](const auto& fault) { return fault.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Scenario, PolicyFileFault,
    testing::Values(
        Fault{"noObject", SET("/scenario", "null"), "/scenario: must be an object, not null"},
        Fault{"model", SET("/scenario/model", "\"gpt-5\""), "/scenario/model: model \"gpt-5\" is not one that this program can compute;"},
        Fault{"ownModel", SET("/scenario/model", "{\"hidden\": 1}"),
              "/scenario/model: is a model described in full, which this version of the program cannot compute yet"},
        Fault{"modelNumber", SET("/scenario/model", "3"), "/scenario/model: must be a string, not 3"},
        Fault{"layer", SET("/scenario/layer", "\"moa\""), "/scenario/layer: layer \"moa\" is not one that this program can compute;"},
        Fault{"recipe", SET("/scenario/recipe", "\"dsv3-fp8\""),
              "/scenario/recipe: recipe \"dsv3-fp8\" is not one that this program can compute; it knows bf16"},
        Fault{"ownRecipe", SET("/scenario/recipe", "{\"attn\": \"e4m3\"}"),
              "/scenario/recipe: is a recipe described in full, which this version of the program cannot compute yet"},
        Fault{"transposedFp8", SET("/scenario/transposed_fp8", "0"), "/scenario/transposed_fp8: must be true or false, not 0"},
        Fault{"seqZero", SET("/scenario/seq", "0"), "/scenario/seq: must be a whole number from 1 to 16777216, not 0"},
        Fault{"seqFraction", SET("/scenario/seq", "3.7"), "/scenario/seq: must be a whole number from 1 to 16777216, not 3.7"},
        Fault{"seqTooLarge", SET("/scenario/seq", "16777217"), "/scenario/seq: must be a whole number from 1 to 16777216, not 16777217"},
        Fault{"cost", SET("/scenario/cost", "\"time\""),
              "/scenario/cost: cost \"time\" is not one that this program can compute; it knows flops"},
        Fault{"hardware", SET("/scenario/hardware", "\"abacus\""), "/scenario/hardware: hardware \"abacus\" is not one that"},
        Fault{"ep", SET("/scenario/ep", "0"), "/scenario/ep: must be a whole number from 1 to 9223372036854775807, not 0"},
        Fault{"tokens", SET("/scenario/tokens", "1048577"), "/scenario/tokens: must be a whole number from 1 to 1048576, not 1048577"},
        Fault{"nodeLimit", SET("/scenario/node_limit", "0"), "/scenario/node_limit: must be null or a whole number of at least 1, not 0"},
        Fault{"exposedComm", SET("/scenario/exposed_comm", "1.01"), "/scenario/exposed_comm: must be a number from 0 to 1, not 1.01"},
        Fault{"replayOverhead", SET("/scenario/replay_overhead_us", "-0.5"), "/scenario/replay_overhead_us: must be a number from 0 to "},
        Fault{"layers", SET("/scenario/layers", "1001"), "/scenario/layers: must be a whole number from 1 to 1000, not 1001"},
        Fault{"inFlightQuarter", SET("/scenario/in_flight", "8.25"), "/scenario/in_flight: must be a multiple of 1/2, not 8.25"},
        Fault{"inFlightZero", SET("/scenario/in_flight", "0"), "/scenario/in_flight: must be a number from 0.5 to 1000, not 0"},
        Fault{"inFlightTooMany", SET("/scenario/in_flight", "1000.5"),
              "/scenario/in_flight: must be a number from 0.5 to 1000, not 1000.5"},
        Fault{"budget", SET("/scenario/budget_bytes", "-1"),
              "/scenario/budget_bytes: must be null or a whole number from 0 to 1152921504606846976, not -1"},
        Fault{"budgetTooLarge", SET("/scenario/budget_bytes", "9223372036854775807"),
              "/scenario/budget_bytes: must be null or a whole number from 0 to 1152921504606846976, not 9223372036854775807"},
        Fault{"alwaysSavedUnknown", SET("/scenario/always_saved/0", "\"warp\""),
              "/scenario/always_saved/0: \"warp\" is no op of this layer;"},
        Fault{"alwaysSavedTwice", SET("/scenario/always_saved/-", "\"combine\""),
              "/scenario/always_saved/2: \"combine\" stands there twice;"},
        Fault{"alwaysSavedNoList", SET("/scenario/always_saved", "\"combine\""),
              "/scenario/always_saved: must be an array of strings, not a string"},
        Fault{"otherLayer", SET("/scenario/layer", "\"dense\""), "/scenario/always_saved/0: \"dispatch\" is no op of this layer;"}),
    [](const auto& fault) { return fault.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Policies, PolicyFileFault,
    testing::Values(
        Fault{"missing", REMOVE("/policies"), "/policies: is missing"},
        Fault{"empty", SET("/policies", "[]"), "/policies: must be an array of at least one policy"},
        Fault{"noArray", SET("/policies", "{\"a\": 1}"), "/policies: must be an array of at least one policy"},
        Fault{"noObject", SET("/policies/1", "[]"), "/policies/1: must be an object, not an array"},
        Fault{"name", SET("/policies/1/name", "1"), "/policies/1/name: must be a string, not 1"},
        Fault{"noRecompute", REMOVE("/policies/1/recompute"), "/policies/1/recompute: is missing"},
        Fault{"recomputeNoList", SET("/policies/0/recompute", "\"norm1\""),
              "/policies/0/recompute: must be an array of strings, not a string"},
        Fault{"markNoString", SET("/policies/0/recompute/-", "1"), "/policies/0/recompute/0: must be a string, not 1"},
        Fault{"unknownMark", SET("/policies/1/recompute/-", "\"warp\""), "/policies/1/recompute/1: \"warp\" is no op of this layer;"},
        Fault{"noMarkOfItsOwn", SET("/policies/1/recompute/-", "\"quant\""), "/policies/1/recompute/1: \"quant\" has no mark of its own;"},
        Fault{"markTwice", SET("/policies/1/recompute/-", "\"norm1\""), "/policies/1/recompute/1: \"norm1\" stands there twice;"},
        Fault{"markOfAnotherLayer", SET("/policies/1", R"({"scenario": {"layer": "dense", "always_saved": []}, "recompute": ["router"]})"),
              "/policies/1/recompute/0: \"router\" is no op of this layer;"},
        Fault{"ownScenarioNoObject", SET("/policies/1/scenario", "3"), "/policies/1/scenario: must be an object, not 3"},
        Fault{"ownScenario", SET("/policies/1/scenario/seq", "\"1\""),
              "/policies/1/scenario/seq: must be a whole number from 1 to 16777216, not a string"},
        Fault{"ownLayerUnknown", SET("/policies/1/scenario/layer", "\"moa\""), "/policies/1/scenario/layer: layer \"moa\" is not one that"},
        Fault{"inheritedDoesNotFit", SET("/policies/1/scenario/layer", "\"dense\""),
              "/policies/1/scenario: always_saved, as inherited: \"dispatch\" is no op of this layer;"},
        Fault{"currentTooLarge", SET("/current", "2"), "/current: must be a whole number from 0 to 1, not 2"},
        Fault{"currentNegative", SET("/current", "-1"), "/current: must be a whole number from 0 to 1, not -1"},
        Fault{"saved", SET("/saved", "[]"), "/saved: must be an object, not an array"},
        Fault{"savedCost", SET("/saved/cost", "1.5"), "/saved/cost: must be a whole number from 0 to 9223372036854775807, not 1.5"}),
    [](const auto& fault) { return fault.param.name; });

} // namespace
