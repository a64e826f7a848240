#include "ui/chart/label_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <random>

// Sets of marks that leave little room, and what holds for the labels of any set.
namespace ui {
namespace {

const QRectF bounds(10, 10, 825, 500);
constexpr double room = 12; // around a mark
constexpr double radius = 3.4;
const std::vector<Side> allSides{Side::BelowLeft,  Side::Below, Side::Left,       Side::Right,
                                 Side::AboveRight, Side::Above, Side::BelowRight, Side::AboveLeft};

struct LabelSet {
    std::vector<LabelRequest> requests;
    LabelSurroundings surroundings;
};

QRectF around(QPointF centre) {
    return {centre.x() - room, centre.y() - room, 2 * room, 2 * room};
}

/// A label for each mark.
LabelSet labelSet(const std::vector<QPointF>& marks, const QRectF& within = bounds, double width = 16) {
    LabelSet set;
    set.surroundings.bounds = within;
    for (const QPointF mark : marks) {
        set.surroundings.marks.push_back(around(mark));
        set.requests.push_back({around(mark), {width, 14}, allSides, {mark}, radius});
        if (set.requests.size() > 1) {
            set.surroundings.lines.emplace_back(marks[set.requests.size() - 2], mark);
        }
    }
    return set;
}

/// 64 vertices by default along a hull's curve.
std::vector<QPointF> curve(int count = 64) {
    std::vector<QPointF> points;
    for (int i = 0; i < count; ++i) {
        const double angle = std::numbers::pi / 2 * i / (count - 1);
        points.emplace_back(20 + 800 * (1 - std::cos(angle)), 20 + 480 * std::sin(angle));
    }
    return points;
}

std::size_t placedCount(const std::vector<LabelPlace>& places) {
    return static_cast<std::size_t>(std::ranges::count(places, true, &LabelPlace::placed));
}

bool nearlyContains(const QRectF& outer, const QRectF& inner) {
    return outer.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(inner);
}

void expectKeepsOff(const LabelSet& set, const std::vector<LabelPlace>& places, std::size_t i) {
    const QRectF rect = places[i].rect;
    EXPECT_TRUE(nearlyContains(set.surroundings.bounds, rect)) << i;
    EXPECT_EQ(rect.size(), set.requests[i].size) << i;
    for (const QRectF& mark : set.surroundings.marks) {
        const bool own = set.requests[i].named.contains(mark.center());
        EXPECT_FALSE(own ? overlapsEllipse(rect, mark) : overlap(rect, mark)) << i;
    }
    for (std::size_t j = 0; j < places.size(); ++j) {
        if (j != i && places[j].placed) {
            EXPECT_FALSE(overlap(rect, places[j].rect)) << i << " and " << j;
            EXPECT_FALSE(places[j].leader && crosses(*places[j].leader, rect)) << j << " crosses " << i;
        }
    }
}

void expectJoined(const LabelRequest& request, const LabelPlace& place) {
    const double away = distance(request.anchors.front(), place.rect);
    EXPECT_EQ(place.leader.has_value(), away > radius + 17) << away;
    if (place.leader) {
        EXPECT_NEAR(QLineF(request.anchors.front(), place.leader->p1()).length(), radius, 1e-6);
        EXPECT_NEAR(distance(place.leader->p2(), place.rect), 0, 1e-6);
        EXPECT_FALSE(crosses(*place.leader, place.rect.adjusted(0.01, 0.01, -0.01, -0.01)));
    }
}

std::vector<LabelPlace> placedWell(const LabelSet& set) {
    const std::vector<LabelPlace> places = placeLabels(set.requests, set.surroundings);
    EXPECT_EQ(places.size(), set.requests.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].placed) {
            expectKeepsOff(set, places, i);
            expectJoined(set.requests[i], places[i]);
        } else {
            EXPECT_FALSE(places[i].leader) << i;
        }
    }
    return places;
}

void expectAllPlaced(const LabelSet& set) {
    EXPECT_EQ(placedCount(placedWell(set)), set.requests.size());
}

TEST(LabelSets, OfCoincidingMarks) {
    expectAllPlaced(labelSet(std::vector<QPointF>(40, {300, 180})));
    expectAllPlaced(labelSet(std::vector<QPointF>(20, {300, 180}), bounds, 120));
}

TEST(LabelSets, AtEveryEdgeAndCorner) {
    const std::vector<QPointF> places{bounds.topLeft(),    bounds.topRight(),    bounds.bottomLeft(),   bounds.bottomRight(),
                                      {300, bounds.top()}, {bounds.left(), 200}, {bounds.right(), 200}, {300, bounds.bottom()}};
    expectAllPlaced(labelSet(places, bounds, 200));
    for (const QPointF place : places) {
        SCOPED_TRACE(testing::Message() << place.x() << ", " << place.y());
        expectAllPlaced(labelSet(std::vector<QPointF>(12, place), bounds, 60));
    }
}

TEST(LabelSets, Of64VerticesOnALine) {
    std::vector<QPointF> falling;
    std::vector<QPointF> level;
    std::vector<QPointF> upright;
    for (int i = 0; i < 64; ++i) {
        falling.emplace_back(20 + 12 * i, 20 + 7 * i);
        level.emplace_back(20 + 12 * i, 180);
        if (i < 40) {
            upright.emplace_back(10, 20 + 12 * i);
        }
    }
    expectAllPlaced(labelSet(falling));
    expectAllPlaced(labelSet(level));
    expectAllPlaced(labelSet(upright));
}

TEST(LabelSets, Of64VerticesOnACurve) {
    expectAllPlaced(labelSet(curve()));
    expectAllPlaced(labelSet(curve(24), bounds, 90));
}

TEST(LabelSets, Of64VerticesInACluster) {
    std::vector<QPointF> cluster;
    for (int i = 0; i < 64; ++i) {
        cluster.emplace_back(290 + 2.5 * (i % 8), 170 + 2.5 * (i / 8));
    }
    expectAllPlaced(labelSet(cluster));
}

TEST(LabelSets, WithNamesTooLongForTheBoundsLoseThoseAlone) {
    LabelSet set = labelSet({{100, 100}, {300, 180}, {500, 300}});
    set.requests[1].size = {826, 14};
    const std::vector<LabelPlace> places = placedWell(set);
    EXPECT_TRUE(places[0].placed);
    EXPECT_FALSE(places[1].placed);
    EXPECT_TRUE(places[2].placed);
}

TEST(LabelSets, InTinyBoundsKeepWhatHasRoom) {
    for (const QSizeF size : {QSizeF(0, 0), QSizeF(10, 10), QSizeF(20, 16), QSizeF(60, 30), QSizeF(120, 60)}) {
        SCOPED_TRACE(testing::Message() << size.width() << " x " << size.height());
        placedWell(labelSet(curve(12), {QPointF(10, 10), size}));
    }
    EXPECT_EQ(placedCount(placedWell(labelSet({{12, 12}}, {10, 10, 44, 40}))), 1);
}

TEST(LabelSets, OfRandomMarksAndWidths) {
    std::mt19937 random(20260714); // NOLINT(bugprone-random-generator-seed)
    const auto between = [&](double least, double most) { return std::uniform_real_distribution(least, most)(random); };
    for (int round = 0; round < 150; ++round) {
        SCOPED_TRACE(round);
        const QRectF within(between(0, 50), between(0, 50), between(40, 900), between(30, 500));
        const double spread = between(0.02, 1);
        std::vector<QPointF> marks;
        for (int i = std::uniform_int_distribution(1, 64)(random); i > 0; --i) {
            marks.emplace_back(within.left() + within.width() * spread * between(0, 1),
                               within.top() + within.height() * spread * between(0, 1));
        }
        LabelSet set = labelSet(marks, within);
        for (LabelRequest& request : set.requests) {
            request.size.setWidth(between(6, 150));
        }
        placedWell(set);
        if (testing::Test::HasFailure()) {
            return;
        }
    }
}

TEST(LabelSets, HaveTheSamePlacesEachTime) {
    const LabelSet set = labelSet(curve());
    const std::vector<LabelPlace> once = placeLabels(set.requests, set.surroundings);
    const std::vector<LabelPlace> again = placeLabels(set.requests, set.surroundings);
    for (std::size_t i = 0; i < once.size(); ++i) {
        EXPECT_EQ(once[i].rect, again[i].rect);
        EXPECT_EQ(once[i].leader, again[i].leader);
    }
}

TEST(LabelSets, SeldomChangeSidesWhereTheMarksMoveALittle) {
    const std::vector<QPointF> marks = curve(20);
    std::mt19937 random(20260714); // NOLINT(bugprone-random-generator-seed)
    std::uniform_real_distribution<double> little(-0.3, 0.3);
    const std::vector<LabelPlace> before = placedWell(labelSet(marks));
    int jumps = 0;
    for (int round = 0; round < 20; ++round) {
        std::vector<QPointF> moved;
        std::ranges::transform(marks, std::back_inserter(moved),
                               [&](QPointF mark) { return mark + QPointF(little(random), little(random)); });
        const std::vector<LabelPlace> after = placedWell(labelSet(moved));
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const QPointF shift = (after[i].rect.topLeft() - moved[i]) - (before[i].rect.topLeft() - marks[i]);
            jumps += std::hypot(shift.x(), shift.y()) > 4 ? 1 : 0;
        }
    }
    EXPECT_LT(jumps, 20) << "of " << 20 * marks.size();
}

} // namespace
} // namespace ui
