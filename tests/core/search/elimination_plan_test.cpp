#include "core/search/elimination_plan.h"

#include "tests/support/deepseek.h"
#include "tests/support/random_graph.h"
#include "tests/support/small_graph.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

core::EliminationPlan planned(const core::Problem& problem) {
    return core::planElimination(core::CostTable(problem), problem.freeMarks());
}

TEST(EliminationPlan, keepsTwoMarksOfTheLayerLiveAtATime) {
    EXPECT_EQ(planned(deepseekProblem("moe", {})).maxLiveMarks, 2);
}

TEST(EliminationPlan, decidesCoupledMarksFirstAndCheapOnesBeforeDearOnes) {
    const auto plan = planned(independentMarks({3, 1, 2}, {1, 1, 1}));
    ASSERT_EQ(plan.steps.size(), 3U);
    EXPECT_EQ(plan.steps[0].mark, core::MarkId{1});
    EXPECT_EQ(plan.steps[1].mark, core::MarkId{2});
    EXPECT_EQ(plan.steps[2].mark, core::MarkId{0});
    EXPECT_EQ(plan.maxCost.value, 6);
    EXPECT_EQ(plan.maxBytes.value, 3);
    const auto layer = planned(deepseekProblem("moe", {}));
    EXPECT_TRUE(layer.steps.front().dropped.empty());
    EXPECT_EQ(layer.steps.back().dropped.count(), 1);
}

TEST(EliminationPlan, keepsTheReadersOfOneTensorLive) {
    EXPECT_EQ(planned(sharedInput(9)).maxLiveMarks, 9);
}

RC_GTEST_PROP(EliminationPlan, addsUpToEveryPolicysPlace, (const core::Problem& problem)) {
    const core::CostTable table(problem);
    const auto plan = core::planElimination(table, problem.freeMarks());
    for (std::uint64_t bits = 0; bits <= problem.allMarks().bits(); ++bits) {
        const core::Policy policy = core::Policy(bits) - problem.alwaysSaved;
        core::Point point{{}, plan.constantBytes};
        for (const auto& step : plan.steps) {
            point.cost += policy.recomputes(step.mark) ? step.cost : core::Cost{};
            for (const auto& tensor : step.charged) {
                point.bytes += tensor.stashedUnder(policy);
            }
        }
        RC_ASSERT(point == table.evaluate(policy));
        RC_ASSERT(point.cost <= plan.maxCost && point.bytes <= plan.maxBytes);
    }
}

RC_GTEST_PROP(EliminationPlan, decidesAndDropsEachMarkOnceAndChargesNoDroppedOne, (const core::Problem& problem)) {
    const auto plan = planned(problem);
    core::Policy decided;
    core::Policy dropped;
    for (const auto& step : plan.steps) {
        RC_ASSERT(!decided.recomputes(step.mark));
        decided = decided.with(step.mark);
        for (const auto& tensor : step.charged) {
            RC_ASSERT((tensor.ownMark | tensor.consumers) - (decided - dropped) == core::Policy());
        }
        RC_ASSERT((step.dropped - (decided - dropped)).empty());
        dropped = dropped | step.dropped;
    }
    RC_ASSERT(decided == problem.freeMarks());
    RC_ASSERT(dropped == decided);
}

} // namespace
