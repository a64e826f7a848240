#include "tests/support/policy_schema.h"

#include "core/io/builtin_catalogue.h"
#include "core/io/policy_file.h"
#include "core/io/scenario_json.h"
#include "tests/support/stored_policy_files.h"

#include <gtest/gtest.h>

namespace {

using nlohmann::json;

class PolicySchemaTest : public testing::Test {
protected:
    const PolicySchema& schema() const { return m_schema; }
    const json& scenarioKey(const char* key) const { return m_schema.json()["definitions"]["scenario"]["properties"][key]; }
    template <class AnyRange>
    void expectRange(const char* key, AnyRange range) const {
        EXPECT_EQ(scenarioKey(key)["minimum"], range.least) << key;
        EXPECT_EQ(scenarioKey(key)["maximum"], range.most) << key;
    }

private:
    PolicySchema m_schema;
};

/// Each object that describes a key of a file, with its name.
void collectKeys(const json& schema, std::vector<std::pair<std::string, json>>& into) {
    if (!schema.is_structured()) {
        return;
    }
    for (const auto& [name, part] : schema.items()) {
        if (name == "properties") {
            for (const auto& [key, description] : part.items()) {
                into.emplace_back(key, description);
            }
        }
        collectKeys(part, into);
    }
}

TEST_F(PolicySchemaTest, hasTheRangesOfScenarios) {
    expectRange("seq", core::seqRange);
    expectRange("tokens", core::tokensRange);
    expectRange("layers", core::layersRange);
    expectRange("ep", core::epRange);
    expectRange("node_limit", core::nodeLimitRange);
    expectRange("budget_bytes", core::budgetBytesRange);
    expectRange("exposed_comm", core::exposedCommRange);
    expectRange("replay_overhead_us", core::replayOverheadUsRange);
    expectRange("in_flight", core::RealRange{core::inFlightDoubledRange.least / 2.0, core::inFlightDoubledRange.most / 2.0});
    EXPECT_EQ(scenarioKey("in_flight")["multipleOf"], 0.5);
}

TEST_F(PolicySchemaTest, hasTheKeysAndDefaultsOfScenarios) {
    const json properties = schema().json()["definitions"]["scenario"]["properties"];
    const core::Json defaults = core::scenarioJson({});
    EXPECT_EQ(properties.size(), defaults.size());
    for (const auto& [key, value] : defaults.items()) {
        ASSERT_TRUE(properties.contains(key)) << key;
        if (key != "always_saved") { // follows the layer
            EXPECT_EQ(properties[key]["default"], json(value)) << key;
        }
    }
}

TEST_F(PolicySchemaTest, describesEveryKey) {
    std::vector<std::pair<std::string, json>> keys;
    collectKeys(schema().json(), keys);
    EXPECT_EQ(keys.size(), 8U + 3U + 4U + 16U);
    for (const auto& [key, description] : keys) {
        const json& told = description.contains("$ref") ? schema().json()["definitions"]["scenario"] : description;
        EXPECT_TRUE(told.contains("title")) << key;
        EXPECT_TRUE(told.contains("description")) << key;
    }
}

TEST_F(PolicySchemaTest, takesEveryStoredFile) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    for (const StoredPolicyFile& stored : storedPolicyFiles()) {
        const auto opened = core::parsePolicyFile(stored.text, catalogue);
        ASSERT_TRUE(opened) << stored.name;
        EXPECT_EQ(schema().faultsOf(core::formatPolicyFile(opened->file, catalogue).value()), "") << stored.name;
        EXPECT_EQ(schema().faultsOf(stored.expected), "") << stored.name;
        EXPECT_EQ(schema().faultsOf(stored.text) == "", stored.version == 1) << stored.name;
    }
}

struct SchemaFault {
    const char* name;
    const char* patch;
};

class PolicySchemaFault : public testing::TestWithParam<SchemaFault> {};

TEST_P(PolicySchemaFault, isSeenByTheSchemaAndTheProgram) {
    json file = json::parse(R"({"format": "stashpoint-policy", "version": 1, "title": "", "note": "",
        "scenario": {"model": "deepseek-v3", "always_saved": ["dispatch", "combine"]},
        "policies": [{"name": "", "note": "", "recompute": []}, {"name": "", "scenario": {"seq": 1}, "recompute": ["norm1"]}],
        "current": 0, "saved": {"program": "0.1.0", "cost": 0, "bytes": 457360}})");
    const PolicySchema schema;
    ASSERT_EQ(schema.faultsOf(file.dump()), "");
    file = file.patch(json::parse(GetParam().patch));
    EXPECT_NE(schema.faultsOf(file.dump()), "");
    EXPECT_FALSE(core::parsePolicyFile(file.dump(), core::builtinCatalogue()));
}

#define SET(path, value) R"([{"op": "add", "path": ")" path R"(", "value": )" value "}]"
#define REMOVE(path) R"([{"op": "remove", "path": ")" path R"("}])"

INSTANTIATE_TEST_SUITE_P(
    Policy, PolicySchemaFault,
    testing::Values(
        SchemaFault{"noObject", SET("", "[]")}, SchemaFault{"noFormat", REMOVE("/format")},
        SchemaFault{"otherFormat", SET("/format", "\"x\"")}, SchemaFault{"noVersion", REMOVE("/version")},
        SchemaFault{"newerVersion", SET("/version", "2")}, SchemaFault{"versionText", SET("/version", "\"1\"")},
        SchemaFault{"title", SET("/title", "7")}, SchemaFault{"note", SET("/note", "null")}, SchemaFault{"noPolicies", REMOVE("/policies")},
        SchemaFault{"emptyPolicies", SET("/policies", "[]")}, SchemaFault{"policiesNoArray", SET("/policies", "{}")},
        SchemaFault{"policyNoObject", SET("/policies/1", "[]")}, SchemaFault{"name", SET("/policies/1/name", "1")},
        SchemaFault{"policyNote", SET("/policies/1/note", "[]")}, SchemaFault{"noRecompute", REMOVE("/policies/1/recompute")},
        SchemaFault{"recompute", SET("/policies/0/recompute", "\"norm1\"")}, SchemaFault{"markNumber", SET("/policies/0/recompute/-", "1")},
        SchemaFault{"markTwice", SET("/policies/1/recompute/-", "\"norm1\"")},
        SchemaFault{"markPattern", SET("/policies/1/recompute/-", "\"Norm 1\"")},
        SchemaFault{"ownScenario", SET("/policies/1/scenario", "3")}, SchemaFault{"ownSeq", SET("/policies/1/scenario/seq", "\"1\"")},
        SchemaFault{"currentNegative", SET("/current", "-1")}, SchemaFault{"currentText", SET("/current", "\"0\"")},
        SchemaFault{"saved", SET("/saved", "[]")}, SchemaFault{"savedCost", SET("/saved/cost", "1.5")},
        SchemaFault{"savedBytes", SET("/saved/bytes", "-1")}, SchemaFault{"savedProgram", SET("/saved/program", "1")}),
    [](const auto& fault) { return fault.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Scenario, PolicySchemaFault,
    testing::Values(
        SchemaFault{"noObject", SET("/scenario", "null")}, SchemaFault{"model", SET("/scenario/model", "3")},
        SchemaFault{"modelPattern", SET("/scenario/model", "\"\"")}, SchemaFault{"layer", SET("/scenario/layer", "{}")},
        SchemaFault{"recipe", SET("/scenario/recipe", "[]")}, SchemaFault{"fp8", SET("/scenario/transposed_fp8", "0")},
        SchemaFault{"seqZero", SET("/scenario/seq", "0")}, SchemaFault{"seqFraction", SET("/scenario/seq", "3.7")},
        SchemaFault{"seqLarge", SET("/scenario/seq", "16777217")}, SchemaFault{"cost", SET("/scenario/cost", "\"money\"")},
        SchemaFault{"hardware", SET("/scenario/hardware", "null")}, SchemaFault{"ep", SET("/scenario/ep", "0")},
        SchemaFault{"tokens", SET("/scenario/tokens", "1048577")}, SchemaFault{"nodes", SET("/scenario/node_limit", "0")},
        SchemaFault{"nodesText", SET("/scenario/node_limit", "\"none\"")}, SchemaFault{"exposed", SET("/scenario/exposed_comm", "1.01")},
        SchemaFault{"overhead", SET("/scenario/replay_overhead_us", "-0.5")},
        SchemaFault{"overheadLarge", SET("/scenario/replay_overhead_us", "1000000001")},
        SchemaFault{"layers", SET("/scenario/layers", "1001")}, SchemaFault{"quarter", SET("/scenario/in_flight", "8.25")},
        SchemaFault{"noneInFlight", SET("/scenario/in_flight", "0")}, SchemaFault{"manyInFlight", SET("/scenario/in_flight", "1000.5")},
        SchemaFault{"budget", SET("/scenario/budget_bytes", "-1")}, SchemaFault{"budgetText", SET("/scenario/budget_bytes", "\"none\"")},
        SchemaFault{"savedTwice", SET("/scenario/always_saved/-", "\"combine\"")},
        SchemaFault{"savedNoList", SET("/scenario/always_saved", "\"combine\"")}),
    [](const auto& fault) { return fault.param.name; });

} // namespace
