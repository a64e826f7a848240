#include "core/model/parts.h"

#include <gtest/gtest.h>

#include <limits>
#include <numeric>

namespace {

using Shares = std::vector<std::int64_t>;

core::Op experts() {
    core::Op op;
    op.shape = {{8, 2, 2048}, {2, 2048}};
    op.parts = {{"routed", 8 * 2048}, {"shared", 2048}};
    return op;
}

TEST(Parts, SplitAWholeInProportion) {
    EXPECT_EQ(core::split(90, {8, 1}), (Shares{80, 10}));
    EXPECT_EQ(core::split(10, {1, 1, 1}), (Shares{3, 3, 4})) << "the last takes the remainder";
    EXPECT_EQ(core::split(10, {0, 1}), (Shares{0, 10}));
    EXPECT_EQ(core::split(10, {0, 0}), (Shares{0, 0}));
    EXPECT_EQ(core::split(10, {}), Shares{});
}

TEST(Parts, SplitTheLargestWholes) {
    constexpr std::int64_t whole = std::numeric_limits<std::int64_t>::max();
    const Shares shares = core::split(whole, {1'000'000'007, 1'000'000'009, 3});
    EXPECT_EQ(std::accumulate(shares.begin(), shares.end(), std::int64_t{0}), whole);
    EXPECT_GT(shares[1], shares[0]);
}

TEST(Parts, DivideCostByWidthAndBytesByElements) {
    const core::Op op = experts();
    EXPECT_EQ(core::costOfPart(op, {900}, 0), core::Cost{800});
    EXPECT_EQ(core::costOfPart(op, {900}, 1), core::Cost{100});
    EXPECT_EQ(core::bytesOfPart(op, {73'728}, 0), core::Bytes{65'536});
    EXPECT_EQ(core::bytesOfPart(op, {73'728}, 1), core::Bytes{8192});
    EXPECT_EQ(core::shapeOfPart(op, 1), (core::Shape{{2, 2048}}));
}

TEST(Parts, PutOutNothingWithoutATerm) {
    core::Op op = experts();
    op.shape = {{8, 7168}};
    EXPECT_EQ(core::bytesOfPart(op, {114'688}, 0), core::Bytes{114'688});
    EXPECT_EQ(core::bytesOfPart(op, {114'688}, 1), core::Bytes{0});
    EXPECT_EQ(core::shapeOfPart(op, 1), core::Shape{});
}

} // namespace
