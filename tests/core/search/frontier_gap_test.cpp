#include "core/search/frontier_gap.h"

#include "core/search/analysis.h"
#include "tests/support/deepseek.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <algorithm>
#include <memory>

namespace {

core::Outcome outcome(std::int64_t cost, std::int64_t bytes) {
    return {{{cost}, {bytes}}, {}, 1};
}

TEST(FrontierGap, isWhatLiesBetweenAtEachCost) {
    const std::vector upper{outcome(0, 100), outcome(5, 60), outcome(9, 50)};
    const std::vector lower{outcome(0, 90), outcome(7, 20)};
    EXPECT_EQ(core::gapBetween(upper, lower), (core::BytesGap{{-30}, {30}}));
}

TEST(FrontierGap, leavesOutWhatNothingBelowIsAsCheapAs) {
    const std::vector upper{outcome(0, 100), outcome(5, 60)};
    EXPECT_EQ(core::gapBetween(upper, std::vector{outcome(5, 10)}), (core::BytesGap{{50}, {50}}));
    EXPECT_EQ(core::gapBetween(upper, std::vector{outcome(6, 10)}), std::nullopt);
    EXPECT_EQ(core::gapBetween({}, upper), std::nullopt);
}

RC_GTEST_PROP(FrontierGap, agreesWithItsDefinition, ()) {
    const auto frontier = [] {
        std::vector<core::Outcome> made;
        std::int64_t cost = *rc::gen::inRange(0, 4);
        std::int64_t bytes = 200;
        for (int i = *rc::gen::inRange(0, 8); i > 0; --i) {
            made.push_back(outcome(cost, bytes));
            cost += *rc::gen::inRange(1, 5);
            bytes -= *rc::gen::inRange(1, 20);
        }
        return made;
    };
    const auto upper = frontier();
    const auto lower = frontier();
    std::vector<core::Bytes> gaps;
    for (const core::Outcome& from : upper) {
        std::vector<core::Bytes> asCheap;
        for (const core::Outcome& to : lower) {
            if (to.point.cost <= from.point.cost) {
                asCheap.push_back(to.point.bytes);
            }
        }
        if (!asCheap.empty()) {
            gaps.push_back(from.point.bytes - std::ranges::min(asCheap));
        }
    }
    const auto found = core::gapBetween(upper, lower);
    RC_ASSERT(found.has_value() == !gaps.empty());
    if (found) {
        RC_ASSERT(found->least == std::ranges::min(gaps));
        RC_ASSERT(found->most == std::ranges::max(gaps));
    }
}

TEST(FrontierGap, ofTheAllToAllIsTheDispatchsOutput) {
    const auto analysis = core::analyse(std::make_shared<const core::Problem>(deepseekProblem("moe", {}))).value();
    ASSERT_TRUE(analysis.commSavedFrontier);
    EXPECT_EQ(core::gapBetween(*analysis.commSavedFrontier, analysis.frontier), (core::BytesGap{{114'688}, {114'688}}));
}

} // namespace
