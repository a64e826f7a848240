#include "ui/chart/rect_geometry.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

TEST(Clipping, CutsALineToARectangle) {
    const QRectF box(0, 0, 10, 10);
    EXPECT_EQ(clipped({-5, 5, 15, 5}, box), QLineF(0, 5, 10, 5));
    EXPECT_EQ(clipped({2, 2, 8, 3}, box), QLineF(2, 2, 8, 3));
    EXPECT_EQ(clipped({5, -5, 5, 5}, box), QLineF(5, 0, 5, 5));
    EXPECT_TRUE(clipped({-5, 5, -1, 5}, box).isNull());
    EXPECT_TRUE(clipped({8, -6, 16, 2}, box).isNull());
}

TEST(Crossing, NeedsAPartInside) {
    const QRectF box(0, 0, 10, 10);
    EXPECT_TRUE(crosses(QLineF(-5, 5, 15, 5), box));
    EXPECT_TRUE(crosses(QLineF(2, 2, 8, 3), box));
    EXPECT_FALSE(crosses(QLineF(-5, 5, 0, 5), box)) << "touches";
    EXPECT_TRUE(crosses(QLineF(0, 0, 10, 10), QLineF(0, 10, 10, 0)));
    EXPECT_FALSE(crosses(QLineF(0, 0, 4, 4), QLineF(0, 10, 10, 0)));
}

TEST(Overlap, IsMoreThanAnEdge) {
    const QRectF box(0, 0, 10, 10);
    EXPECT_TRUE(overlap(box, QRectF(9, 9, 10, 10)));
    EXPECT_FALSE(overlap(box, QRectF(10, 0, 10, 10)));
    EXPECT_FALSE(overlap(box, QRectF(0.1 + 0.2 + 9.7, 0, 10, 10))) << "rounding";
    EXPECT_FALSE(overlap(box, QRectF(0, 11, 10, 10)));
}

TEST(Overlap, WithAnEllipseLeavesItsCornersFree) {
    const QRectF round(0, 0, 20, 20);
    EXPECT_FALSE(overlapsEllipse(QRectF(17.1, 17.1, 10, 10), round));
    EXPECT_TRUE(overlapsEllipse(QRectF(17, 17, 10, 10), round));
    EXPECT_FALSE(overlapsEllipse(QRectF(20, 0, 10, 20), round));
    EXPECT_TRUE(overlapsEllipse(QRectF(19, 0, 10, 20), round));
    EXPECT_TRUE(overlapsEllipse(QRectF(5, 5, 1, 1), round));
}

TEST(Distance, IsToTheNearestPoint) {
    const QRectF box(0, 0, 10, 10);
    EXPECT_EQ(distance({5, 5}, box), 0);
    EXPECT_EQ(distance({13, 14}, box), 5);
    EXPECT_EQ(distance({5, -3}, box), 3);
}

} // namespace
} // namespace ui
