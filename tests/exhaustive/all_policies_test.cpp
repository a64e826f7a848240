#include "core/search/enumerate.h"
#include "tests/support/brute_force.h"
#include "tests/support/deepseek.h"
#include "tests/support/print.h"

#include <gtest/gtest.h>

namespace {

class AllPolicies : public testing::TestWithParam<std::vector<std::string>> {
protected:
    core::Problem problem = deepseekProblem("moe", GetParam());
    core::CostTable table{problem};
};

TEST_P(AllPolicies, evaluateAsDefined) {
    for (const core::Policy policy : brute_force::policies(problem)) {
        ASSERT_EQ(table.evaluate(policy), brute_force::evaluate(problem, policy)) << policy.bits();
    }
}

TEST_P(AllPolicies, enumerateAsTheBruteForce) {
    const auto outcomes = core::enumerateOutcomes(table, problem.freeMarks());
    ASSERT_TRUE(outcomes);
    EXPECT_TRUE(*outcomes == brute_force::outcomes(problem));
}

INSTANTIATE_TEST_SUITE_P(Moe, AllPolicies, testing::Values(std::vector<std::string>{"dispatch", "combine"}, std::vector<std::string>{}),
                         [](const auto& alwaysSaved) { return alwaysSaved.index == 0 ? "kept" : "free"; });

} // namespace
