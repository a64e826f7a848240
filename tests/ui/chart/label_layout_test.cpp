#include "ui/chart/label_layout.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

QString text(const std::vector<LabelPart>& parts) {
    QString joined;
    for (const LabelPart& part : parts) {
        joined += part.text;
    }
    return joined;
}

TEST(VertexGroups, JoinNeighboursUnderTheDistance) {
    const std::vector<QPointF> vertices{{0, 0}, {0, 30}, {0, 41}, {5, 50}, {5, 62}};
    EXPECT_EQ(groupVertices(vertices, 12), (std::vector<VertexGroup>{{0, 0}, {1, 3}, {4, 4}}));
    EXPECT_TRUE(groupVertices({}, 12).empty());
}

TEST(VertexGroups, AreNamedByTheirNumbers) {
    const std::vector<QString> none(8);
    EXPECT_EQ(text(groupLabel({4, 4}, none)), QStringLiteral("4"));
    EXPECT_EQ(text(groupLabel({1, 3}, none)), QStringLiteral("1–3"));
    EXPECT_EQ(text(groupLabel({6, 7}, none)), QStringLiteral("6, 7"));
}

TEST(VertexGroups, TakeUpThePresetsOfTheirVertices) {
    std::vector<QString> names(9);
    names[6] = QStringLiteral("dsv3");
    EXPECT_EQ(text(groupLabel({6, 6}, names)), QStringLiteral("6 = dsv3"));
    EXPECT_EQ(text(groupLabel({3, 8}, names)), QStringLiteral("3–5, 6 = dsv3, 7, 8"));
    const std::vector<LabelPart> parts = groupLabel({6, 6}, names);
    EXPECT_TRUE(parts.front().number);
    EXPECT_FALSE(parts.back().number);
}

const QSizeF size(30, 12);
const std::vector<Side> rightThenLeft{Side::Right, Side::Left};
const QRectF bounds(0, 0, 200, 100);

TEST(Labels, TakeTheirFirstSideIfItIsFree) {
    const std::vector<LabelRequest> requests{{QRectF(50, 40, 20, 20), size, rightThenLeft}};
    EXPECT_EQ(placeLabels(requests, {bounds, {}, {}}).front().rect, QRectF(70, 44, 30, 12));
}

TEST(Labels, StayInBounds) {
    const std::vector<LabelRequest> requests{{QRectF(170, 40, 20, 20), size, rightThenLeft}};
    EXPECT_EQ(placeLabels(requests, {bounds, {}, {}}).front().rect, QRectF(140, 44, 30, 12));
}

TEST(Labels, KeepOffLinesAndMarks) {
    const std::vector<LabelRequest> requests{{QRectF(80, 40, 20, 20), size, rightThenLeft}};
    EXPECT_EQ(placeLabels(requests, {bounds, {}, {QLineF(110, 0, 110, 100)}}).front().rect.right(), 80);
    EXPECT_EQ(placeLabels(requests, {bounds, {QRectF(105, 30, 40, 40)}, {}}).front().rect.right(), 80);
}

TEST(Labels, KeepOffEarlierLabels) {
    const std::vector<LabelRequest> requests{{QRectF(50, 40, 20, 20), size, {Side::Right}},
                                             {QRectF(90, 40, 20, 20), size, {Side::Left, Side::Below}}};
    const std::vector<LabelPlace> places = placeLabels(requests, {bounds, {}, {}});
    EXPECT_FALSE(places[0].rect.intersects(places[1].rect));
}

TEST(Labels, AreAllPlacedWhereNothingIsFree) {
    const std::vector<LabelRequest> requests(20, {QRectF(90, 40, 20, 20), size, rightThenLeft});
    const std::vector<LabelPlace> places = placeLabels(requests, {bounds, {}, {}});
    for (const LabelPlace& place : places) {
        EXPECT_TRUE(bounds.contains(place.rect));
    }
    EXPECT_TRUE(places.front().clear);
    EXPECT_FALSE(places.back().clear);
}

TEST(Clipping, CutsALineToARectangle) {
    const QRectF box(0, 0, 10, 10);
    EXPECT_EQ(clipped({-5, 5, 15, 5}, box), QLineF(0, 5, 10, 5));
    EXPECT_EQ(clipped({2, 2, 8, 3}, box), QLineF(2, 2, 8, 3));
    EXPECT_EQ(clipped({5, -5, 5, 5}, box), QLineF(5, 0, 5, 5));
    EXPECT_TRUE(clipped({-5, 5, -1, 5}, box).isNull());
    EXPECT_TRUE(clipped({8, -6, 16, 2}, box).isNull());
}

} // namespace
} // namespace ui
