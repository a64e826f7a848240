#include "core/io/tables.h"

#include "core/io/builtin_catalogue.h"
#include "tests/support/golden.h"

#include <gtest/gtest.h>
#include <sstream>

namespace {

using Json = nlohmann::json;

class Tables : public testing::Test {
protected:
    explicit Tables(const core::Scenario& scenario = {})
        : m_scenario(scenario) {
        analyse();
    }
    void change(const core::Scenario& scenario) {
        m_scenario = scenario;
        analyse();
    }
    Json evaluation(const std::vector<std::string>& recompute) const {
        const auto policy = core::parseMarks(recompute, m_analysis.problem->graph).value();
        return Json::parse(core::evaluationJson(m_scenario, m_analysis, policy));
    }
    const core::Scenario& scenario() const { return m_scenario; }
    const core::Analysis& analysis() const { return m_analysis; }

private:
    void analyse() {
        auto problem = core::makeProblem(m_scenario, core::builtinCatalogue()).value();
        m_analysis = core::analyse(std::make_shared<const core::Problem>(std::move(problem))).value();
    }

    core::Scenario m_scenario;
    core::Analysis m_analysis;
};

TEST_F(Tables, frontierEqualsTheGoldenOne) {
    Json expected = golden("frontier-deepseek-v3-moe-bf16.json");
    expected["frontier_size"] = 130;
    EXPECT_EQ(Json::parse(core::frontierJson(scenario(), analysis())), expected);
}

TEST_F(Tables, frontierOfAllMarksEqualsTheGoldenOne) {
    core::Scenario allFree;
    allFree.alwaysSaved.clear();
    change(allFree);
    Json expected = golden("frontier-deepseek-v3-moe-bf16-all19.json");
    expected["frontier_size"] = 130;
    EXPECT_EQ(Json::parse(core::frontierJson(scenario(), analysis())), expected);
}

TEST_F(Tables, whatOnlyAnEnumerationKnowsIsNullWithoutOne) {
    core::Analysis swept = analysis();
    swept.enumeration.reset();
    const Json frontier = Json::parse(core::frontierJson(scenario(), swept));
    EXPECT_EQ(frontier["policies"], Json());
    EXPECT_EQ(frontier["distinct_outcomes"], Json());
    EXPECT_EQ(frontier["max_bytes"], Json());
    EXPECT_EQ(frontier["frontier_size"], 130);
}

TEST_F(Tables, csvSaysTheSameAsTheGoldenFrontier) {
    const Json expected = golden("frontier-deepseek-v3-moe-bf16.json");
    std::ostringstream csv;
    csv << "cost,bytes,tied_policies,hull_step,recompute\n";
    for (const Json& outcome : expected["frontier"]) {
        csv << outcome["cost"] << ',' << outcome["bytes"] << ',' << outcome["tied_policies"] << ',';
        for (std::size_t step = 0; step < expected["hull"].size(); ++step) {
            if (expected["hull"][step]["cost"] == outcome["cost"]) {
                csv << step;
            }
        }
        std::string marks;
        for (const std::string mark : outcome["recompute"]) {
            marks += (marks.empty() ? "" : " ") + mark;
        }
        csv << ',' << marks << '\n';
    }
    EXPECT_EQ(core::frontierCsv(analysis()), csv.str());
}

TEST_F(Tables, evaluationExplainsThePolicy) {
    const Json dsv3 = evaluation({"norm1", "norm2", "q_norm", "kv_norm", "q_up", "kv_up", "rope_q", "rope_kv", "swiglu"});
    EXPECT_EQ(dsv3["always_saved"], Json({"dispatch", "combine"}));
    EXPECT_EQ(dsv3["cost"], 109'343'104);
    EXPECT_EQ(dsv3["forward_cost"], 1'338'667'392);
    EXPECT_EQ(dsv3["bytes"], 256'640);
    EXPECT_EQ(dsv3["bytes_per_rank"], 71'481'425'920);
    EXPECT_EQ(dsv3["gib"], 66.57);
    EXPECT_EQ(dsv3["stash"], Json::parse(R"([
        {"id": "x0", "bytes": 14336, "aux_bytes": 0, "needed_by": ["norm1"]},
        {"id": "qkv_down", "bytes": 4096, "aux_bytes": 0, "needed_by": ["q_norm", "kv_norm"]},
        {"id": "attn", "bytes": 32768, "aux_bytes": 512, "needed_by": ["attn", "o_proj"]},
        {"id": "x1", "bytes": 14336, "aux_bytes": 0, "needed_by": ["norm2"]},
        {"id": "router", "bytes": 2176, "aux_bytes": 0, "needed_by": ["combine"]},
        {"id": "dispatch", "bytes": 114688, "aux_bytes": 0, "needed_by": ["gate_up"]},
        {"id": "quant", "bytes": 73728, "aux_bytes": 0, "needed_by": ["swiglu"]}])"));
    EXPECT_EQ(dsv3["pointless"], Json::array());
    EXPECT_EQ(dsv3["verdict"], Json::parse(R"({"outside": [], "on_frontier": true, "on_hull": true, "hull_step": 6, "better": null})"));
}

TEST_F(Tables, evaluationNamesABetterPolicy) {
    const Json dominated = evaluation({"router"}); // pays for bytes that others free for less
    const Json frontier = golden("frontier-deepseek-v3-moe-bf16.json")["frontier"];
    Json expected;
    for (const Json& outcome : frontier) {
        if (outcome["cost"] <= dominated["cost"]) {
            expected = outcome;
        }
    }
    expected.erase("tied_policies");
    EXPECT_LT(expected["bytes"], dominated["bytes"]);
    EXPECT_EQ(dominated["verdict"]["on_frontier"], false);
    EXPECT_EQ(dominated["verdict"]["on_hull"], false);
    EXPECT_EQ(dominated["verdict"]["hull_step"], Json());
    EXPECT_EQ(dominated["verdict"]["better"], expected);
}

TEST_F(Tables, evaluationOutsideHasNoVerdict) {
    EXPECT_EQ(evaluation({"dispatch", "norm1"})["verdict"],
              Json::parse(R"({"outside": ["dispatch"], "on_frontier": null, "on_hull": null, "hull_step": null, "better": null})"));
}

TEST_F(Tables, evaluationNamesWhatIsPointless) {
    EXPECT_EQ(evaluation({"moe_add", "ffn_down"})["pointless"], Json({"ffn_down", "moe_add"}));
}

TEST_F(Tables, gibKeepsItsTwoDecimals) {
    core::Scenario scenario; // 457,360 bytes a token and layer
    scenario.layers = 1;
    scenario.tokens = 1'048'576;
    scenario.inFlightDoubled = 17;
    change(scenario);
    const std::string text = core::evaluationJson(scenario, analysis(), {});
    EXPECT_NE(text.find("\n  \"gib\": 3796.45,\n"), std::string::npos) << text;
    scenario.tokens = 1;
    scenario.inFlightDoubled = 2;
    change(scenario);
    EXPECT_NE(core::evaluationJson(scenario, analysis(), {}).find("\n  \"gib\": 0.00,\n"), std::string::npos);
}

TEST_F(Tables, lists) {
    const std::vector<core::Named> things = {{"a", "Alpha"}, {"b", "\"Beta\""}};
    EXPECT_EQ(core::listText(things), "a\tAlpha\nb\t\"Beta\"\n");
    EXPECT_EQ(Json::parse(core::listJson(things)), Json::parse(R"([{"id": "a", "label": "Alpha"}, {"id": "b", "label": "\"Beta\""}])"));
    EXPECT_EQ(core::listJson({}), "[]\n");
}

} // namespace
