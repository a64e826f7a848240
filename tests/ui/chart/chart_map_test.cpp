#include "ui/chart/chart_map.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

const ChartRanges whole{{-2, 102}, {0, 130}};

TEST(ChartMap, PutsTheOriginAtTheBottomLeft) {
    const ChartMap map{QRectF(50, 20, 400, 200), {{0, 100}, {0, 50}}};
    EXPECT_EQ(map.toScene({0, 0}), QPointF(50, 220));
    EXPECT_EQ(map.toScene({100, 50}), QPointF(450, 20));
    EXPECT_EQ(map.toValue(map.toScene({25, 12.5})), QPointF(25, 12.5));
}

TEST(ChartMap, ScalesAPointToAShareAndToGibPerRank) {
    AnalysedDocument document;
    document.loadPolicy(document.preset("dsv3"), {});
    const ChartData data = chartData(document);
    const QPointF value = data.scale.at(data.current.point);
    EXPECT_DOUBLE_EQ(value.y(), 71'481'425'920.0 / (1 << 30));
    EXPECT_NEAR(value.x(), 8.17, 0.005);
}

TEST(ChartMap, FullRangesShowEveryPolicyAndDoNotFollowTheCurrentOne) {
    AnalysedDocument document;
    const ChartData before = chartData(document);
    const ChartRanges full = fullRanges(before);
    for (const core::Outcome& outcome : document.analysis()->enumeration->outcomes) {
        ASSERT_TRUE(full.contains(before.scale.at(outcome.point)));
    }
    EXPECT_LT(full.x.from, 0);
    EXPECT_EQ(full.y.from, 0);
    document.loadPolicy(document.preset("attn-replay"), {});
    EXPECT_EQ(fullRanges(chartData(document)), full);
}

TEST(ChartMap, WithoutAnAnalysisTheRangesHoldPresetsAndCurrent) {
    const AnalysedDocument analysed;
    const Document document(analysed.catalogue());
    ASSERT_FALSE(document.analysis());
    const ChartData data = chartData(document);
    const ChartRanges full = fullRanges(data);
    EXPECT_TRUE(full.contains(data.scale.at(data.current.point)));
    for (const PresetMark& preset : data.presets) {
        EXPECT_TRUE(preset.mark.outside || full.contains(data.scale.at(preset.mark.point))) << preset.label.toStdString();
    }
}

TEST(ChartMap, PoliciesThatRecomputeWhatStaysSavedAreOutside) {
    AnalysedDocument document;
    document.loadPolicy(document.preset("full"), {});
    const ChartData data = chartData(document);
    EXPECT_TRUE(data.current.outside);
    for (const PresetMark& preset : data.presets) {
        EXPECT_EQ(preset.mark.outside, preset.label == QLatin1String("full") || preset.label == QLatin1String("moe"));
    }
}

TEST(ChartZoom, KeepsWhatIsUnderTheCursor) {
    const ChartRanges zoomed = zoomedAt(whole, {30, 100}, 0.5, whole);
    EXPECT_DOUBLE_EQ(zoomed.x.length(), 52);
    EXPECT_DOUBLE_EQ((30 - zoomed.x.from) / zoomed.x.length(), (30 - whole.x.from) / whole.x.length());
    EXPECT_DOUBLE_EQ((100 - zoomed.y.from) / zoomed.y.length(), (100 - whole.y.from) / whole.y.length());
}

TEST(ChartZoom, NeverLeavesTheData) {
    EXPECT_EQ(zoomedAt(whole, {30, 100}, 3, whole), whole);
    const ChartRanges corner = zoomedAt(whole, {102, 130}, 0.1, whole);
    const ChartRanges out = zoomedAt(corner, {91.6, 117}, 2, whole);
    EXPECT_LE(out.x.to, whole.x.to);
    EXPECT_LE(out.y.to, whole.y.to);
    EXPECT_NEAR(out.x.length(), 2 * corner.x.length(), 1e-9);
}

TEST(ChartZoom, EndsAtATenThousandth) {
    ChartRanges ranges = whole;
    for (int i = 0; i < 100; ++i) {
        ranges = zoomedAt(ranges, {50, 60}, 0.5, whole);
    }
    EXPECT_NEAR(ranges.x.length(), whole.x.length() / 10'000, 1e-9);
    EXPECT_TRUE(ranges.contains({50, 60}));
}

TEST(ChartZoom, ShowsNoTickBelowNothing) {
    for (double length = 104; length > 0.02; length /= 3) {
        const ChartRanges part = limited({{-2, -2 + length}, {0, 130}}, whole);
        EXPECT_NEAR(part.x.length(), length, 1e-9);
        EXPECT_LE(part.x.from, 0) << "what costs nothing is shown";
        EXPECT_GT(part.x.from, -tickStep(length, 40)) << length;
    }
}

TEST(ChartZoom, MovesOnlyToWhatIsOutOfSight) {
    const ChartRanges part{{10, 20}, {60, 80}};
    EXPECT_EQ(showing(part, {11, 79}, whole), part);
    EXPECT_EQ(showing(part, {50, 70}, whole), (ChartRanges{{45, 55}, {60, 80}}));
    EXPECT_EQ(showing(part, {101, 70}, whole), (ChartRanges{{92, 102}, {60, 80}}));
}

TEST(ChartZoom, FollowsAnotherScale) {
    const ChartRanges part{{10, 20}, {65, 130}};
    const ChartRanges twice{{-2, 102}, {0, 260}};
    EXPECT_EQ(rescaled(part, whole, twice), (ChartRanges{{10, 20}, {130, 260}}));
}

TEST(ChartTicks, AreOneTwoFiveSteps) {
    EXPECT_DOUBLE_EQ(tickStep(104, 12), 10);
    EXPECT_DOUBLE_EQ(tickStep(128, 7), 20);
    EXPECT_DOUBLE_EQ(tickStep(4.9, 10), 0.5);
    EXPECT_DOUBLE_EQ(tickStep(0.0011, 10), 0.0002);
    EXPECT_DOUBLE_EQ(tickStep(100, 10), 10);
    EXPECT_EQ(tickDecimals(20), 0);
    EXPECT_EQ(tickDecimals(1), 0);
    EXPECT_EQ(tickDecimals(0.5), 1);
    EXPECT_EQ(tickDecimals(0.0002), 4);
}

} // namespace
} // namespace ui
