#include "ui/card/card_place.h"

#include <gtest/gtest.h>

#include <random>

namespace {

TEST(CardPlace, prefersAboveOnTheRight) {
    const QRect bounds(0, 0, 1000, 800);
    const QRect avoid = ui::roomAround({500, 500});
    const ui::CardPlace place = ui::placeCard({300, 200}, avoid, bounds);
    EXPECT_TRUE(place.clear);
    EXPECT_EQ(place.topLeft, QPoint(avoid.right() + 1, avoid.top() - 200));
    EXPECT_EQ(ui::placeCard({300, 200}, ui::roomAround({500, 100}), bounds).topLeft.y(), 0); // further down, still on the right
    // Pushed in from the right edge, still above; and where there is no room above either, on the left.
    EXPECT_EQ(ui::placeCard({300, 200}, ui::roomAround({900, 500}), bounds).topLeft, QPoint(700, 286));
    EXPECT_EQ(ui::placeCard({300, 200}, ui::roomAround({900, 100}), bounds).topLeft, QPoint(586, 0));
}

TEST(CardPlace, leavesRoomForThePointAndItsRing) {
    const QRect room = ui::roomAround({100, 200});
    EXPECT_EQ(room.center(), QPoint(100, 200));
    EXPECT_EQ(room.left(), 86);
    EXPECT_EQ(room.bottom(), 214);
}

/// Whether any place at all is inside and clear.
bool canBeClear(QSize card, const QRect& avoid, const QRect& bounds) {
    for (int x = bounds.left(); x + card.width() <= bounds.left() + bounds.width(); ++x) {
        for (int y = bounds.top(); y + card.height() <= bounds.top() + bounds.height(); ++y) {
            if (!QRect(QPoint(x, y), card).intersects(avoid)) {
                return true;
            }
        }
    }
    return false;
}

TEST(CardPlace, keepsBothPromisesWheneverThatIsPossible) {
    std::mt19937 random(7);
    const auto number = [&](int least, int most) { return std::uniform_int_distribution<int>(least, most)(random); };
    int clear = 0;
    for (int i = 0; i < 4000; ++i) {
        const QRect bounds(number(-5, 5), number(-5, 5), number(1, 40), number(1, 40));
        const QRect avoid(number(-10, 45), number(-10, 45), number(1, 12), number(1, 12));
        const QSize card(number(1, 30), number(1, 30));
        const ui::CardPlace place = ui::placeCard(card, avoid, bounds);
        const QRect placed(place.topLeft, card);
        const bool fits = card.width() <= bounds.width() && card.height() <= bounds.height();
        ASSERT_EQ(place.clear, canBeClear(card, avoid, bounds)) << i;
        ASSERT_EQ(bounds.contains(placed), fits) << i;
        ASSERT_TRUE(!place.clear || !placed.intersects(avoid)) << i;
        ASSERT_TRUE(fits || card.width() <= bounds.width() || placed.left() == bounds.left()) << i;
        ASSERT_TRUE(fits || card.height() <= bounds.height() || placed.top() == bounds.top()) << i;
        ASSERT_EQ(place, ui::placeCard(card, avoid, bounds));
        clear += place.clear ? 1 : 0;
    }
    EXPECT_GT(clear, 500);
    EXPECT_LT(clear, 3500);
}

TEST(CardPlace, movesInsideByTheShortestWay) {
    const QRect bounds(0, 0, 100, 100);
    EXPECT_EQ(ui::movedInside({-20, 30}, {40, 40}, bounds), QPoint(0, 30));
    EXPECT_EQ(ui::movedInside({80, 90}, {40, 40}, bounds), QPoint(60, 60));
    EXPECT_EQ(ui::movedInside({10, 20}, {40, 40}, bounds), QPoint(10, 20));
    EXPECT_EQ(ui::movedInside({10, 20}, {140, 140}, bounds), QPoint(0, 0));
}

} // namespace
