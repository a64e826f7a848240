#include "core/search/verdict.h"

#include "core/io/builtin_catalogue.h"
#include "tests/support/deepseek.h"

#include <gtest/gtest.h>

namespace {

class VerdictOfDeepSeek : public testing::Test {
protected:
    core::Catalogue catalogue = core::builtinCatalogue();
    core::Problem problem = deepseekProblem("moe", {"dispatch", "combine"});
    core::Analysis analysis = core::analyse(std::make_shared<const core::Problem>(problem)).value();

    core::Policy preset(const std::string& id) const { return core::policyOf(*catalogue.findPreset(id), problem.graph).value(); }
    core::Verdict judged(core::Policy policy) const { return core::judge(analysis, policy, core::CostTable(problem).evaluate(policy)); }
};

TEST_F(VerdictOfDeepSeek, thePaperIsStepSix) {
    const core::Verdict verdict = judged(preset("dsv3"));
    EXPECT_TRUE(verdict.onFrontier);
    EXPECT_EQ(verdict.hullStep, 6U);
    EXPECT_FALSE(verdict.better);
    EXPECT_FALSE(verdict.isOutside());
}

TEST_F(VerdictOfDeepSeek, aTieIsOnTheHullAsWell) {
    const core::MarkId x1 = problem.graph.findMark("x1").value();
    const core::Verdict verdict = judged(core::Policy::of(x1)); // as cheap as `none`, and stashes the same
    EXPECT_TRUE(verdict.onFrontier);
    EXPECT_EQ(verdict.hullStep, 0U);
}

TEST_F(VerdictOfDeepSeek, aDominatedPolicyIsToldTheBestThatCostsNoMore) {
    const core::Policy replayed = preset("attn-replay");
    const core::Verdict verdict = judged(replayed);
    EXPECT_FALSE(verdict.onFrontier);
    EXPECT_FALSE(verdict.hullStep);
    const std::size_t better = verdict.better.value();
    EXPECT_EQ(analysis.frontier[better].point.cost.value, 515'666'304);
    EXPECT_EQ(analysis.frontier[better].point.bytes.value, 206'848);
}

TEST_F(VerdictOfDeepSeek, namesTheMarksThatPutAPolicyOutside) {
    const core::Verdict verdict = judged(preset("full"));
    EXPECT_TRUE(verdict.isOutside());
    EXPECT_EQ(verdict.outside, problem.alwaysSaved);
    EXPECT_FALSE(verdict.onFrontier);
    EXPECT_FALSE(verdict.hullStep);
    EXPECT_FALSE(verdict.better);
}

} // namespace
