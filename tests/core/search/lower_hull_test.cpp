#include "core/search/lower_hull.h"

#include <gtest/gtest.h>

namespace {

std::vector<std::size_t> hullOf(const std::vector<core::Point>& points) {
    std::vector<core::Outcome> frontier;
    for (const core::Point& point : points) {
        frontier.push_back({point, {}, 1});
    }
    return core::lowerHull(frontier);
}

using Vertices = std::vector<std::size_t>;

TEST(LowerHull, ofFewPointsIsAllOfThem) {
    EXPECT_EQ(hullOf({}), Vertices{});
    EXPECT_EQ(hullOf({{{1}, {5}}}), Vertices{0});
    EXPECT_EQ(hullOf({{{1}, {5}}, {{2}, {3}}}), (Vertices{0, 1}));
}

TEST(LowerHull, dropsPointsAboveAndOnAnEdge) {
    EXPECT_EQ(hullOf({{{0}, {9}}, {{1}, {8}}, {{3}, {3}}, {{4}, {2}}, {{5}, {1}}, {{8}, {0}}}), (Vertices{0, 2, 4, 5}));
}

TEST(LowerHull, comparesSlopesBeyondSixtyFourBits) {
    const std::int64_t large = std::int64_t{1} << 60;
    EXPECT_EQ(hullOf({{{0}, {2 * large}}, {{large}, {large}}, {{2 * large}, {0}}}), (Vertices{0, 2}));
    EXPECT_EQ(hullOf({{{0}, {2 * large}}, {{large}, {large - 1}}, {{2 * large}, {0}}}), (Vertices{0, 1, 2}));
    EXPECT_EQ(hullOf({{{0}, {2 * large}}, {{large}, {large + 1}}, {{2 * large}, {0}}}), (Vertices{0, 2}));
}

} // namespace
