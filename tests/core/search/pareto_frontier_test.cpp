#include "core/search/pareto_frontier.h"

#include "tests/support/print.h"

#include <gtest/gtest.h>

namespace {

TEST(ParetoFrontier, dropsWhatIsBeatenOnOneAxisAndEqualOnTheOther) {
    const core::Outcome cheapest{{{1}, {5}}, core::Policy(1), 2};
    const core::Outcome sameCost{{{1}, {6}}, core::Policy(2), 1};
    const core::Outcome sameBytes{{{2}, {5}}, core::Policy(3), 1};
    const core::Outcome smallest{{{4}, {0}}, core::Policy(4), 3};
    EXPECT_EQ(core::paretoFrontier(std::vector{cheapest, sameCost, sameBytes, smallest}), (std::vector{cheapest, smallest}));
    EXPECT_TRUE(core::paretoFrontier({}).empty());
}

} // namespace
