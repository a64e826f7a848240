#include "core/search/nearest_frontier.h"

#include "core/scenario.h"
#include "core/search/pareto_sweep.h"
#include "tests/support/deepseek.h"
#include "tests/support/print.h"
#include "tests/support/small_graph.h"

#include <gtest/gtest.h>

namespace {

using core::nearestOnFrontier;
using core::Policy;

class NearestFrontierOfDeepSeek : public testing::Test {
protected:
    core::Problem problem = deepseekProblem("moe", {"dispatch", "combine"});

    Policy marks(const std::vector<std::string>& ids) const { return core::parseMarks(ids, problem.graph).value(); }
    Policy nearest(Policy policy) const { return nearestOnFrontier(problem, policy).value(); }
};

TEST_F(NearestFrontierOfDeepSeek, isAFrontierPolicyItself) {
    const auto frontier = core::paretoSweep(core::CostTable(problem), problem.freeMarks()).value();
    for (const core::Outcome& outcome : frontier) {
        EXPECT_EQ(nearest(outcome.representative), outcome.representative);
    }
}

TEST_F(NearestFrontierOfDeepSeek, dropsAPointlessMark) {
    const Policy frontier = marks({"swiglu", "norm1", "norm2", "q_norm", "kv_norm"});
    ASSERT_EQ(nearest(frontier), frontier);
    EXPECT_EQ(nearest(frontier | marks({"o_proj"})), frontier);
}

TEST_F(NearestFrontierOfDeepSeek, savesWhatStaysSaved) {
    const Policy frontier = marks({"swiglu"});
    EXPECT_EQ(nearest(frontier | problem.alwaysSaved), frontier);
}

TEST(NearestFrontier, prefersFewerBytesAmongThePoliciesThatDifferInOneMark) {
    // Recomputing the third costs as much as the second and frees less: {2} is beaten; {} and {1, 2} are on the frontier.
    const core::Problem problem = independentMarks({5, 5, 5}, {1, 3, 2});
    EXPECT_EQ(nearestOnFrontier(problem, Policy(0b100)).value(), Policy(0b110));
}

TEST(NearestFrontier, ofNoMarksIsTheOnlyPolicy) {
    EXPECT_EQ(nearestOnFrontier(independentMarks({}, {}), Policy()).value(), Policy());
}

TEST(NearestFrontier, isThePolicyItselfAlsoWhereAnotherRepresentsItsOutcome) {
    const core::Problem problem = independentMarks({1, 1}, {1, 1});
    ASSERT_EQ(core::paretoSweep(core::CostTable(problem), problem.freeMarks()).value()[1].representative, Policy(0b01));
    EXPECT_EQ(nearestOnFrontier(problem, Policy(0b10)).value(), Policy(0b10));
}

TEST(NearestFrontier, ofSixtyFourMarksThatTieIsThePolicyItself) {
    const std::vector<std::int64_t> ones(64, 1);
    const Policy everyOther(0xaaaa'aaaa'aaaa'aaaa);
    EXPECT_EQ(nearestOnFrontier(independentMarks(ones, ones), everyOther).value(), everyOther);
}

TEST(NearestFrontier, givesUpWhereTheSweepDoes) {
    const auto nearest = nearestOnFrontier(sharedInput(17), Policy());
    ASSERT_FALSE(nearest);
    EXPECT_EQ(nearest.error().message, "17 marks depend on each other, which is too many for a sweep; at most 16 may");
}

} // namespace
