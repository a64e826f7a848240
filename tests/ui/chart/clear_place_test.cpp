#include "ui/chart/clear_place.h"

#include "ui/chart/rect_geometry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>
#include <vector>

namespace ui {
namespace {

const QRectF bounds(0, 0, 60, 40);

bool acceptAll(const QRectF& /*rect*/) {
    return true;
}

/// Of all places at whole pixels; where all sizes are whole, no other is nearer.
std::optional<double> leastAway(const QRectF& wanted, const std::vector<QRectF>& rects) {
    std::optional<double> least;
    for (double x = bounds.left(); x + wanted.width() <= bounds.right(); ++x) {
        for (double y = bounds.top(); y + wanted.height() <= bounds.bottom(); ++y) {
            const QRectF rect({x, y}, wanted.size());
            if (std::ranges::none_of(rects, [&](const QRectF& other) { return overlap(rect, other); })) {
                const double away = std::hypot(x - wanted.left(), y - wanted.top());
                least = std::min(least.value_or(away), away);
            }
        }
    }
    return least;
}

TEST(ClearPlace, IsTheWantedOneIfItIsFree) {
    const ClearPlace found = nearestClearPlace({10, 10, 20, 10}, {bounds, {}, {}}, acceptAll);
    EXPECT_EQ(found.rect, QRectF(10, 10, 20, 10));
}

TEST(ClearPlace, IsTheNearestOfAllPlacesAmongRectangles) {
    std::mt19937 random(20260714); // NOLINT(bugprone-random-generator-seed)
    const auto whole = [&](int least, int most) { return std::uniform_int_distribution(least, most)(random); };
    int full = 0;
    for (int round = 0; round < 1500; ++round) {
        std::vector<QRectF> rects;
        for (int i = whole(0, 14); i > 0; --i) {
            rects.emplace_back(whole(-5, 58), whole(-5, 38), whole(1, 25), whole(1, 15));
        }
        const QRectF wanted(whole(-20, 70), whole(-20, 50), whole(2, 30), whole(2, 20));
        const std::optional<double> expected = leastAway(wanted, rects);
        const ClearPlace found = nearestClearPlace(wanted, {bounds, rects, {}}, acceptAll);
        ASSERT_EQ(found.rect.has_value(), expected.has_value()) << round;
        ASSERT_EQ(found.anyRoom, expected.has_value()) << round;
        if (expected) {
            ASSERT_NEAR(std::hypot(found.rect->left() - wanted.left(), found.rect->top() - wanted.top()), *expected, 1e-6) << round;
        } else {
            ++full;
        }
    }
    EXPECT_GT(full, 30) << "the sets have to be hostile enough";
}

TEST(ClearPlace, KeepsOffLines) {
    const std::vector<QLineF> lines{{0, 0, 60, 40}};
    const ClearPlace found = nearestClearPlace({20, 15, 20, 10}, {bounds, {}, lines}, acceptAll);
    ASSERT_TRUE(found.rect);
    EXPECT_FALSE(crosses(lines.front(), *found.rect));
    EXPECT_TRUE(bounds.contains(*found.rect));
}

TEST(ClearPlace, TakesOnlyWhatIsAccepted) {
    const auto below = [](const QRectF& rect) { return rect.top() > 20; };
    const ClearPlace found = nearestClearPlace({10, 5, 20, 10}, {bounds, {}, {}}, below);
    EXPECT_EQ(found.rect, QRectF(10, 30, 20, 10));
    const ClearPlace none = nearestClearPlace({10, 5, 20, 10}, {bounds, {}, {}}, [](const QRectF&) { return false; });
    EXPECT_FALSE(none.rect);
    EXPECT_TRUE(none.anyRoom);
}

TEST(ClearPlace, IsNoneInTooSmallBounds) {
    const ClearPlace found = nearestClearPlace({0, 0, 61, 10}, {bounds, {}, {}}, acceptAll);
    EXPECT_FALSE(found.rect);
    EXPECT_FALSE(found.anyRoom);
}

} // namespace
} // namespace ui
