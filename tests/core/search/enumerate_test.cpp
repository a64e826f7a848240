#include "core/search/enumerate.h"

#include "tests/support/brute_force.h"
#include "tests/support/deepseek.h"
#include "tests/support/print.h"
#include "tests/support/small_graph.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace {

core::Result<std::vector<core::Outcome>> enumerated(const core::Problem& problem, const core::RunControl& control = {}) {
    return core::enumerateOutcomes(core::CostTable(problem), problem.freeMarks(), control);
}

TEST(Enumerate, refusesMoreThanItsLimitAndSaysSo) {
    const std::vector<std::int64_t> ones(26, 1);
    const auto outcomes = enumerated(independentMarks(ones, ones));
    ASSERT_FALSE(outcomes);
    EXPECT_EQ(outcomes.error().message, "26 free marks are too many to enumerate: 2^26 policies; at most 24 are enumerated");
}

TEST(Enumerate, reachesItsLimit) {
    const std::vector<std::int64_t> ones(24, 1);
    const auto outcomes = enumerated(independentMarks(ones, ones));
    ASSERT_TRUE(outcomes);
    ASSERT_EQ(outcomes->size(), 25U);
    EXPECT_EQ((*outcomes)[12], (core::Outcome{{{12}, {12}}, core::Policy(0xFFF), 2'704'156}));
}

TEST(Enumerate, keepsOutcomesApartThatAllDiffer) {
    std::vector<std::int64_t> costs;
    for (int i = 0; i < 16; ++i) {
        costs.push_back(std::int64_t{1} << i);
    }
    const auto outcomes = enumerated(independentMarks(costs, std::vector<std::int64_t>(16, 3)));
    ASSERT_TRUE(outcomes);
    ASSERT_EQ(outcomes->size(), 65'536U);
    for (std::size_t i = 0; i < outcomes->size(); ++i) {
        const core::Policy policy(i);
        ASSERT_EQ((*outcomes)[i], (core::Outcome{{{static_cast<std::int64_t>(i)}, {48 - 3 * policy.count()}}, policy, 1}));
    }
}

TEST(Enumerate, isExactBeyondSixtyFourBitsOfCostAndBytes) {
    const std::int64_t large = std::int64_t{1} << 55;
    const core::Problem problem = independentMarks({large, large + 1, 1, 0, large}, {large, large, 1, 0, large - 1});
    const auto outcomes = enumerated(problem);
    ASSERT_TRUE(outcomes);
    EXPECT_EQ(*outcomes, brute_force::outcomes(problem));
}

TEST(Enumerate, handlesATensorThatEveryMarkReads) {
    const core::Problem problem = sharedInput(12);
    const auto outcomes = enumerated(problem);
    ASSERT_TRUE(outcomes);
    EXPECT_EQ(*outcomes, brute_force::outcomes(problem));
}

TEST(Enumerate, tellsRisingProgressUpToOne) {
    const core::Problem problem = deepseekProblem("moe", {});
    std::vector<double> told;
    ASSERT_TRUE(enumerated(problem, {.stop = {}, .progress = [&](double share) { told.push_back(share); }}));
    ASSERT_GT(told.size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(told));
    EXPECT_GE(told.front(), 0);
    EXPECT_EQ(told.back(), 1);
    const auto inTheMiddle = [](double share) { return share > 0.4 && share < 0.99; };
    EXPECT_TRUE(std::ranges::any_of(told, inTheMiddle)); // of the last part, which is half of the work
}

TEST(Enumerate, endsAfterAStopWhereverItComes) {
    const core::Problem problem = deepseekProblem("moe", {"dispatch", "combine"});
    for (const double when : {0.0, 0.3, 0.6, 1.0}) {
        std::stop_source source;
        double last = 0;
        const auto stopThen = [&](double share) {
            last = share;
            if (share >= when) {
                source.request_stop();
            }
        };
        const auto outcomes = enumerated(problem, {.stop = source.get_token(), .progress = stopThen});
        if (when == 1.0) {
            EXPECT_TRUE(outcomes); // it was done
        } else {
            ASSERT_FALSE(outcomes) << when;
            EXPECT_EQ(outcomes.error().message, core::cancelledMessage);
            EXPECT_LT(last, when + 0.35);
        }
    }
}

} // namespace
