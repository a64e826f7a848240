#include "core/format_shape.h"

#include <gtest/gtest.h>

namespace {

using core::Bytes;
using core::Shape;
using core::format::dimensions;

TEST(Dimensions, MultiplyOutToTheBytes) {
    EXPECT_EQ(dimensions({{7168}}, Bytes{14'336}), "7168 × 2 B");
    EXPECT_EQ(dimensions({{128, 192}}, Bytes{49'152}), "128 × 192 × 2 B");
    EXPECT_EQ(dimensions({{1536}, {512}}, Bytes{4096}), "(1536 + 512) × 2 B");
    EXPECT_EQ(dimensions({{2, 256}, {4, 8}}, Bytes{2176}), "(2 × 256 + 4 × 8) × 4 B");
}

TEST(Dimensions, LeaveOutFactorsOfOne) {
    EXPECT_EQ(dimensions({{1, 2, 2048}}, Bytes{8192}), "2 × 2048 × 2 B");
    EXPECT_EQ(dimensions({{1}}, Bytes{1}), "1 × 1 B");
}

TEST(Dimensions, ShowBytesPerElementThatAreNotWholeOnlyIfTheyAreExact) {
    EXPECT_EQ(dimensions({{7168}}, Bytes{7392}), "7168 × 1.03125 B");
    EXPECT_EQ(dimensions({{7168}}, Bytes{10'752}), "7168 × 1.5 B");
    EXPECT_EQ(dimensions({{48}}, Bytes{50}), "48");
    EXPECT_EQ(dimensions({{40}, {8}}, Bytes{50}), "40 + 8");
}

TEST(Dimensions, AreEmptyWithoutElements) {
    EXPECT_EQ(dimensions({}, Bytes{8}), "");
    EXPECT_EQ(dimensions({{0}}, Bytes{0}), "");
}

} // namespace
