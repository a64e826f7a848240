#include "ui/chart/axis_cells.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ui {
namespace {

void expectSame(std::int64_t least, std::int64_t most, int count, const AxisCells::Cell& cell) {
    const AxisCells cells(least, most, count, cell);
    for (std::int64_t each = least; each <= most; ++each) {
        ASSERT_EQ(cells.at(each), cell(each)) << each << " of " << least << " to " << most << " in " << count;
    }
}

TEST(FirstWhere, FindsWhereAConditionBegins) {
    EXPECT_EQ(firstWhere(0, 9, [](std::int64_t each) { return each >= 4; }), 4);
    EXPECT_EQ(firstWhere(0, 9, [](std::int64_t) { return true; }), 0);
    EXPECT_EQ(firstWhere(0, 9, [](std::int64_t) { return false; }), 10);
    EXPECT_EQ(firstWhere(3, 2, [](std::int64_t) { return true; }), 3);
}

TEST(AxisCells, AreThoseOfTheFunction) {
    for (const int count : {1, 2, 3, 7, 100, 3000}) {
        for (const double length : {0.7, 1.0, 3.3, 25.1}) {
            for (const std::int64_t least : {0, 5, 61}) {
                const auto cell = [&](std::int64_t each) {
                    return std::min(static_cast<int>(static_cast<double>(each) / length), count - 1);
                };
                expectSame(least, 1000, count, cell);
                expectSame(least, least, count, cell);
            }
        }
    }
}

TEST(AxisCells, MayBeUnequallyLong) {
    expectSame(0, 5000, 70, [](std::int64_t each) { return static_cast<int>(std::sqrt(static_cast<double>(each)) * 0.98); });
    expectSame(0, 5000, 10, [](std::int64_t each) { return static_cast<int>(std::log2(static_cast<double>(each) + 1) / 1.5); });
    expectSame(0, 5000, 10, [](std::int64_t each) { return each < 4990 ? 2 : 9; });
}

TEST(AxisCells, TakeLargeIntegers) {
    constexpr std::int64_t most = std::int64_t{1} << 60;
    const auto cell = [](std::int64_t each) { return static_cast<int>(each >> 51); };
    const AxisCells cells(0, most - 1, 512, cell);
    for (std::int64_t each = 0; each < most; each += (most >> 12) - 1) {
        ASSERT_EQ(cells.at(each), cell(each)) << each;
    }
}

} // namespace
} // namespace ui
