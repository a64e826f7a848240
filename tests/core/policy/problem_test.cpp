#include "core/policy/problem.h"

#include "core/scenario.h"
#include "tests/support/deepseek.h"

#include <gtest/gtest.h>

namespace {

TEST(Problem, theAllToAllsOfAnMoeLayerHaveNoPriceInFlops) {
    core::Problem problem = deepseekProblem("moe", {});
    EXPECT_EQ(core::markIds(core::unpricedComm(problem), problem.graph), (std::vector<std::string>{"dispatch", "combine"}));
    problem.opCosts[core::index(*problem.graph.find("dispatch"))] = {1};
    EXPECT_EQ(core::markIds(core::unpricedComm(problem), problem.graph), std::vector<std::string>{"combine"});
    EXPECT_TRUE(core::unpricedComm(deepseekProblem("dense", {})).empty());
}

} // namespace
