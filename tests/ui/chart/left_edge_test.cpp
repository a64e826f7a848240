#include "ui/chart/left_edge.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

const QRectF plot(45, 60, 680, 400);

class LeftEdgeTest : public testing::TestWithParam<bool> {
protected:
    ChartData data() const {
        ChartOptions options;
        options.swapped = GetParam();
        return chartData(m_document, options);
    }

    AnalysedDocument m_document;
};

TEST_P(LeftEdgeTest, HoldsTheStepsThatReplayNextToNothing) {
    const ChartData shown = data();
    const auto edge = leftEdge(shown, {plot, fullRanges(shown)});
    ASSERT_TRUE(edge);
    EXPECT_EQ(edge->lastStep, 4);
    for (std::size_t step = 0; step < shown.analysis->hull.size(); ++step) {
        EXPECT_EQ(edge->ranges.contains(shown.scale.at(shown.analysis->hull[step].outcome.point)), step <= 4) << step;
    }
}

TEST_P(LeftEdgeTest, IsNoneWhereTheMapShowsItsStepsApartOrNotAtAll) {
    const ChartData shown = data();
    const ChartRanges full = fullRanges(shown);
    const auto edge = leftEdge(shown, {plot, full});
    ASSERT_TRUE(edge);
    EXPECT_FALSE(leftEdge(shown, {plot, edge->ranges})) << "apart";
    const QPointF last = shown.scale.at(shown.analysis->hull.back().outcome.point);
    EXPECT_FALSE(leftEdge(shown, {plot, zoomedAt(full, last, 0.1, full)})) << "elsewhere";
    ChartData none = shown;
    none.analysis = nullptr;
    EXPECT_FALSE(leftEdge(none, {plot, full}));
}

TEST_P(LeftEdgeTest, TheInsetCoversNoVertexNoPresetAndNoRing) {
    for (const char* preset : {"none", "dsv3", "selective", "attn-replay", "core_attn"}) {
        m_document.loadPolicy(m_document.preset(preset), {});
        const ChartData shown = data();
        const ChartMap map{plot, fullRanges(shown)};
        const auto place = insetPlace(shown, map);
        ASSERT_TRUE(place) << preset;
        EXPECT_TRUE(plot.contains(*place)) << preset;
        EXPECT_FALSE(place->contains(map.toScene(shown.scale.at(shown.current.point)))) << preset;
        for (const core::HullStep& step : shown.analysis->hull) {
            EXPECT_FALSE(place->contains(map.toScene(shown.scale.at(step.outcome.point)))) << preset;
        }
        for (const PresetMark& other : shown.presets) {
            EXPECT_TRUE(other.mark.outside || !place->contains(map.toScene(shown.scale.at(other.mark.point)))) << preset;
        }
    }
}

TEST_P(LeftEdgeTest, ASmallChartHasNoRoomForIt) {
    const ChartData shown = data();
    EXPECT_FALSE(insetPlace(shown, {QRectF(0, 0, 200, 120), fullRanges(shown)}));
}

INSTANTIATE_TEST_SUITE_P(Swapped, LeftEdgeTest, testing::Bool());

} // namespace
} // namespace ui
