#include "core/search/analysis.h"

#include "core/scenario.h"
#include "tests/support/deepseek.h"
#include "tests/support/golden.h"
#include "tests/support/small_graph.h"

#include <gtest/gtest.h>

namespace {

core::Analysis analysed(const core::Problem& problem) {
    return core::analyse(std::make_shared<const core::Problem>(problem)).value();
}

nlohmann::json frontierRows(const core::Analysis& analysis) {
    auto rows = nlohmann::json::array();
    for (const core::Outcome& outcome : analysis.frontier) {
        rows.push_back({{"cost", outcome.point.cost.value},
                        {"bytes", outcome.point.bytes.value},
                        {"recompute", core::markIds(outcome.representative, analysis.problem->graph)},
                        {"tied_policies", outcome.tiedPolicies}});
    }
    return rows;
}

nlohmann::json hullRows(const core::Analysis& analysis) {
    auto rows = nlohmann::json::array();
    for (const core::HullStep& step : analysis.hull) {
        rows.push_back({{"cost", step.outcome.point.cost.value},
                        {"bytes", step.outcome.point.bytes.value},
                        {"adds", core::markIds(step.adds, analysis.problem->graph)},
                        {"recompute", core::markIds(step.outcome.representative, analysis.problem->graph)}});
    }
    return rows;
}

class GoldenFrontier : public testing::TestWithParam<std::string> {};

TEST_P(GoldenFrontier, isWhatTheAnalysisFinds) {
    const auto want = golden(GetParam());
    const core::Problem problem = deepseekProblem("moe", want["always_saved"]);
    const core::Analysis analysis = analysed(problem);
    ASSERT_TRUE(analysis.enumeration);
    EXPECT_EQ(std::uint64_t{1} << analysis.freeMarks, want["policies"]);
    EXPECT_EQ(problem.forwardCost().value, want["forward_cost"]);
    EXPECT_EQ(core::markIds(problem.allMarks(), problem.graph), want["markable"].get<std::vector<std::string>>());
    EXPECT_EQ(analysis.enumeration->outcomes.size(), want["distinct_outcomes"]);
    EXPECT_EQ(analysis.enumeration->maxBytes.value, want["max_bytes"]);
    EXPECT_EQ(frontierRows(analysis), want["frontier"]);
    EXPECT_EQ(hullRows(analysis), want["hull"]);
}

INSTANTIATE_TEST_SUITE_P(Files, GoldenFrontier,
                         testing::Values("frontier-deepseek-v3-moe-bf16.json", "frontier-deepseek-v3-moe-bf16-all19.json"),
                         [](const auto& file) { return file.index == 0 ? "kept" : "free"; });

TEST(Analysis, freeingTheAllToAllMovesTheFrontierDown) {
    const core::Problem kept = deepseekProblem("moe", {"dispatch", "combine"});
    const core::MarkId dispatch = kept.graph.findMark("dispatch").value();
    std::vector<core::Outcome> moved = analysed(kept).frontier;
    const auto freed = analysed(deepseekProblem("moe", {})).frontier;
    ASSERT_EQ(moved.size(), freed.size());
    for (std::size_t i = 0; i < freed.size(); ++i) {
        EXPECT_EQ(freed[i].point.cost, moved[i].point.cost);
        EXPECT_EQ(freed[i].point.bytes.value, moved[i].point.bytes.value - 114'688);
        EXPECT_EQ(freed[i].representative, moved[i].representative.with(dispatch));
    }
}

TEST(Analysis, keepsTheFrontierThatSavesTheAllToAllsBesideAFreedOne) {
    const auto kept = analysed(deepseekProblem("moe", {"dispatch", "combine"}));
    EXPECT_FALSE(kept.commSavedFrontier) << "it is the frontier itself";
    EXPECT_EQ(analysed(deepseekProblem("moe", {})).commSavedFrontier, kept.frontier);
    EXPECT_EQ(analysed(deepseekProblem("moe", {"combine"})).commSavedFrontier, kept.frontier) << "where one of two is free";
    EXPECT_FALSE(analysed(deepseekProblem("dense", {})).commSavedFrontier) << "a layer with none";
}

TEST(Analysis, findsTheGoldenLayersOfTheModel) {
    int layers = 0;
    for (const auto& model : golden("models.json")) {
        if (!model.contains("id") || model["id"] != "deepseek-v3") {
            continue;
        }
        for (const auto& want : model["layers"]) {
            SCOPED_TRACE(want["layer"]);
            const bool experts = want["layer"] == "moe";
            const core::Problem problem =
                deepseekProblem(want["layer"], experts ? std::vector<std::string>{"dispatch", "combine"} : std::vector<std::string>{});
            const core::CostTable table(problem);
            const core::Analysis analysis = analysed(problem);
            EXPECT_EQ(core::markIds(problem.allMarks(), problem.graph), want["marks"].get<std::vector<std::string>>());
            EXPECT_EQ(problem.forwardCost().value, want["forward_flops"]);
            EXPECT_EQ(table.evaluate({}).bytes.value, want["bytes_saving_everything"]);
            EXPECT_EQ(table.evaluate(problem.allMarks()).bytes.value, want["bytes_recomputing_everything"]);
            EXPECT_EQ(analysis.frontier.size(), want["frontier_size"]);
            auto hull = hullRows(analysis);
            for (auto& row : hull) {
                row.erase("adds");
                row.erase("recompute");
            }
            EXPECT_EQ(hull, want["hull"]);
            ++layers;
        }
    }
    EXPECT_EQ(layers, 2);
}

TEST(Analysis, ofALayerWithNothingFreeIsOnePoint) {
    core::Problem problem = independentMarks({5}, {7});
    problem.alwaysSaved = problem.allMarks();
    const core::Analysis analysis = analysed(problem);
    const core::Outcome only{{{0}, {7}}, {}, 1};
    EXPECT_EQ(analysis.freeMarks, 0);
    EXPECT_EQ(analysis.enumeration.value().outcomes, std::vector{only});
    EXPECT_EQ(analysis.enumeration->maxBytes.value, 7);
    EXPECT_EQ(analysis.frontier, std::vector{only});
    EXPECT_EQ(analysis.hull, (std::vector{core::HullStep{only, {}}}));
}

TEST(Analysis, beyondTheLimitOfEnumerationSweeps) {
    const core::Analysis analysis = analysed(independentMarks(std::vector<std::int64_t>(25, 1), std::vector<std::int64_t>(25, 1)));
    EXPECT_EQ(analysis.freeMarks, 25);
    EXPECT_FALSE(analysis.enumeration);
    EXPECT_EQ(analysis.frontier.size(), 26U);
    EXPECT_EQ(analysis.hull.size(), 2U);
}

} // namespace
