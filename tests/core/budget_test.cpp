#include "core/budget.h"

#include "core/search/analysis.h"
#include "tests/support/deepseek.h"

#include <gtest/gtest.h>

#include <limits>
#include <memory>

namespace {

constexpr std::int64_t gib = std::int64_t{1} << 30;

TEST(Budget, theCheapestPolicyWithinAgreesWithALinearSearch) {
    const auto analysis = core::analyse(std::make_shared<const core::Problem>(deepseekProblem("moe", {"dispatch", "combine"}))).value();
    const core::Scenario scenario;
    const auto bytesAt = [&](std::size_t i) { return core::bytesPerRank(scenario, analysis.frontier[i].point.bytes); };
    for (std::size_t i = 0; i < analysis.frontier.size(); ++i) {
        for (const std::int64_t offset : {-1, 0, 1}) {
            const core::Bytes budget{bytesAt(i).value + offset};
            std::optional<std::size_t> want;
            for (std::size_t j = analysis.frontier.size(); j-- > 0;) {
                want = bytesAt(j) <= budget ? std::optional(j) : want;
            }
            ASSERT_EQ(core::cheapestWithin(analysis.frontier, scenario, budget), want) << i << ' ' << offset;
        }
    }
    EXPECT_EQ(core::cheapestWithin(analysis.frontier, scenario, {0}), std::nullopt);
    EXPECT_EQ(core::cheapestWithin({}, scenario, {0}), std::nullopt);
}

TEST(Budget, tenthsOfAGibGoThereAndBack) {
    EXPECT_EQ(core::budgetOfTenths(590).value, 59 * gib);
    EXPECT_EQ(core::budgetOfTenths(1).value, 107'374'183) << "rounded up: what needs a tenth fits";
    for (const std::int64_t tenths : {0, 1, 3, 9, 10, 591, 999'999}) {
        EXPECT_EQ(core::nearestTenths(core::budgetOfTenths(tenths)), tenths);
        EXPECT_EQ(core::tenthsToHold({core::budgetOfTenths(tenths).value - 1}), tenths == 0 ? 0 : tenths);
    }
    EXPECT_EQ(core::budgetOfTenths(std::numeric_limits<std::int64_t>::max()).value, core::budgetBytesRange.most);
    EXPECT_EQ(core::budgetOfTenths(-1).value, 0);
    EXPECT_EQ(core::tenthsToHold({gib}), 10);
    EXPECT_EQ(core::tenthsToHold({gib + 1}), 11);
    EXPECT_EQ(core::nearestTenths({gib + 1}), 10);
}

} // namespace
