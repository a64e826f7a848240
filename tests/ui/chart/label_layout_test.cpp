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
    EXPECT_EQ(text(groupLabel({3, 8}, names)), QStringLiteral("3–8 (6 = dsv3)"));
    names[7] = QStringLiteral("selective");
    EXPECT_EQ(text(groupLabel({6, 7}, names)), QStringLiteral("6, 7 (6 = dsv3, 7 = selective)"));
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

TEST(Labels, RatherStandOnNoPoint) {
    const std::vector<LabelRequest> requests{{QRectF(80, 40, 20, 20), size, rightThenLeft}};
    EXPECT_EQ(placeLabels(requests, {bounds, {}, {}, {{120, 50}}}).front().rect.right(), 80);
}

TEST(Labels, KeepOffEarlierLabels) {
    const std::vector<LabelRequest> requests{{QRectF(50, 40, 20, 20), size, {Side::Right}},
                                             {QRectF(90, 40, 20, 20), size, {Side::Left, Side::Below}}};
    const std::vector<LabelPlace> places = placeLabels(requests, {bounds, {}, {}});
    EXPECT_FALSE(places[0].rect.intersects(places[1].rect));
}

TEST(Labels, PreferTheirFirstSideOverAJoiningLine) {
    const std::vector<LabelRequest> requests{{QRectF(50, 40, 20, 20), size, rightThenLeft}};
    EXPECT_FALSE(placeLabels(requests, {bounds, {}, {}}).front().leader);
}

TEST(Labels, PushedAwayAreJoinedToTheirMark) {
    const std::vector<QRectF> wall{QRectF(0, 0, 200, 60)};
    const QPointF mark(60, 30);
    const std::vector<LabelRequest> requests{{QRectF(50, 20, 20, 20), size, rightThenLeft, {mark}, 4}};
    const LabelPlace place = placeLabels(requests, {bounds, wall, {}}).front();
    ASSERT_TRUE(place.placed && place.leader);
    EXPECT_GE(place.rect.top(), 60);
    EXPECT_NEAR(QLineF(mark, place.leader->p1()).length(), 4, 1e-9);
    EXPECT_NEAR(distance(place.leader->p2(), place.rect), 0, 1e-9);
}

TEST(Labels, AreLeftOutWhereNothingIsFree) {
    const std::vector<LabelRequest> requests(60, {QRectF(90, 40, 20, 20), size, rightThenLeft});
    const std::vector<LabelPlace> places = placeLabels(requests, {bounds, {}, {}});
    EXPECT_TRUE(places.front().placed);
    EXPECT_FALSE(places.back().placed);
    EXPECT_TRUE(places.back().rect.isNull());
    EXPECT_FALSE(places.back().leader);
}

TEST(Labels, LeaveTheLaterOutWhereThereIsNoRoomForAll) {
    const QRectF small(0, 0, 34, 21);
    const QRectF mark(0, 0, 10, 10);
    const LabelRequest request{mark, {30, 11}, {Side::Below}};
    const LabelRequest smaller{mark, {20, 10}, {Side::Below}};
    const std::vector<LabelPlace> places = placeLabels(std::vector{request, smaller}, {small, {mark}, {}});
    EXPECT_TRUE(places[0].placed);
    EXPECT_FALSE(places[1].placed);
}

} // namespace
} // namespace ui
