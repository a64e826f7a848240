#include "core/io/policy_list_tables.h"

#include "core/io/builtin_catalogue.h"
#include "core/io/strict_json.h"

#include <gtest/gtest.h>

namespace {

class PolicyListTables : public testing::Test {
protected:
    PolicyListTables() {
        file.policies[0].name = "dsv3";
        file.policies[0].recompute = core::presetPolicy(catalogue, core::buildGraph({}, catalogue).value(), "dsv3").value();
        core::NamedPolicy longer;
        longer.name = "longer, \"lean\"";
        longer.note = "to be reviewed";
        longer.scenario.seq = 8192;
        longer.scenario.alwaysSaved = {"dispatch"};
        longer.recompute = core::parseMarks({"norm1", "attn"}, core::buildGraph(longer.scenario, catalogue).value()).value();
        file.policies.push_back(longer);
    }
    core::Analysis analysis() const {
        return core::analyse(std::make_shared<const core::Problem>(core::makeProblem(file.scenario, catalogue).value())).value();
    }

    core::Catalogue catalogue = core::builtinCatalogue();
    core::PolicyFile file = core::defaultPolicyFile();
};

TEST_F(PolicyListTables, csvHasALineForEachPolicy) {
    const core::Analysis known = analysis();
    EXPECT_EQ(core::policyListCsv(file, catalogue, &known),
              "name,cost,forward_cost,bytes,bytes_per_rank,hull_step,scenario,recompute,note\n"
              "dsv3,109343104,1338667392,256640,71481425920,6,,"
              "norm1 q_norm kv_norm q_up kv_up rope_q rope_kv norm2 swiglu,\n"
              "\"longer, \"\"lean\"\"\",335601664,1506439552,409740,114124062720,,"
              "--seq 8192 --always-saved dispatch,norm1 attn,to be reviewed\n");
}

TEST_F(PolicyListTables, jsonHasTheScenariosToo) {
    const core::Analysis known = analysis();
    const core::Json json = core::parseJson(core::policyListJson(file, catalogue, &known)).value();
    EXPECT_EQ(json["scenario"]["seq"], 4096);
    EXPECT_EQ(json["current"], 0);
    ASSERT_EQ(json["policies"].size(), 2);
    const core::Json& first = json["policies"][0];
    EXPECT_EQ(first["bytes_per_rank"], 71481425920);
    EXPECT_EQ(first["hull_step"], 6);
    EXPECT_TRUE(first["scenario"].empty());
    const core::Json& second = json["policies"][1];
    EXPECT_EQ(second["name"], "longer, \"lean\"");
    EXPECT_EQ(second["note"], "to be reviewed");
    EXPECT_EQ(second["scenario"].dump(), R"({"seq":8192,"always_saved":["dispatch"]})");
    EXPECT_EQ(second["recompute"].dump(), R"(["norm1","attn"])");
    EXPECT_TRUE(second["hull_step"].is_null()) << "it has another problem";
}

TEST_F(PolicyListTables, withoutAnAnalysisThereAreNoHullSteps) {
    EXPECT_NE(core::policyListCsv(file, catalogue, nullptr).find(",71481425920,,,norm1"), std::string::npos);
    EXPECT_TRUE(core::parseJson(core::policyListJson(file, catalogue, nullptr)).value()["policies"][0]["hull_step"].is_null());
}

} // namespace
