#include "ui/op_card/op_card_place.h"

#include <gtest/gtest.h>

namespace {

constexpr QSize card(300, 240);

ui::OpCardRoom room(const QRect& box, std::vector<QRect> lit = {}) {
    return {.box = box, .lit = std::move(lit), .diagram = {700, 60, 600, 700}, .bounds = {0, 0, 1300, 800}};
}

TEST(OpCardPlace, prefersTheRoomLeftOfTheDiagram) {
    const QRect place(ui::placeOpCard(card, room({1100, 300, 120, 30})), card);
    EXPECT_EQ(place.right(), 699);
    EXPECT_GT(place.bottom(), 315);
    EXPECT_LT(place.top(), 315);
}

TEST(OpCardPlace, standsBesideTheOpWhereTheDiagramFillsTheWindow) {
    ui::OpCardRoom narrow = room({400, 300, 120, 30});
    narrow.diagram = {0, 60, 1300, 700};
    const QRect left(ui::placeOpCard(card, narrow), card);
    EXPECT_LT(left.right(), 400);
    narrow.box = {100, 300, 120, 30};
    const QRect right(ui::placeOpCard(card, narrow), card);
    EXPECT_GT(right.left(), 219);
}

TEST(OpCardPlace, sparesWhatLightsUp) {
    ui::OpCardRoom narrow = room({400, 300, 120, 30}, {{200, 300, 120, 30}});
    narrow.diagram = {0, 60, 1300, 700};
    const QRect place(ui::placeOpCard(card, narrow), card);
    EXPECT_FALSE(place.intersects(narrow.box));
    EXPECT_FALSE(place.intersects(narrow.lit[0]));
    narrow.lit.push_back({560, 300, 120, 30});
    const QRect above(ui::placeOpCard(card, narrow), card);
    EXPECT_FALSE(above.intersects(narrow.box));
    EXPECT_FALSE(above.intersects(narrow.lit[0]));
    EXPECT_FALSE(above.intersects(narrow.lit[1]));
}

TEST(OpCardPlace, sparesTheRingOfThePolicy) {
    for (int y = 60; y < 700; y += 20) {
        ui::OpCardRoom on = room({1100, 300, 120, 30});
        on.ring = {560, y, 48, 48};
        const QRect place(ui::placeOpCard(card, on), card);
        EXPECT_FALSE(place.intersects(on.ring)) << y;
        EXPECT_EQ(place.right(), 699) << y;
    }
}

TEST(OpCardPlace, neverCoversTheOpNorLeavesTheWindow) {
    for (int width = 460; width <= 1300; width += 60) {
        for (int x = 0; x + 120 <= width; x += 17) {
            for (int y = 60; y + 30 <= 600; y += 31) {
                const ui::OpCardRoom each{.box = {x, y, 120, 30},
                                          .lit = {{x, y + 50, 120, 30}, {x + 150, y, 120, 30}},
                                          .diagram = {width / 2, 60, width / 2, 540},
                                          .bounds = {0, 0, width, 600}};
                const QRect place(ui::placeOpCard(card, each), card);
                ASSERT_TRUE(each.bounds.contains(place)) << width << ' ' << x << ' ' << y;
                ASSERT_FALSE(place.intersects(each.box)) << width << ' ' << x << ' ' << y;
            }
        }
    }
}

} // namespace
