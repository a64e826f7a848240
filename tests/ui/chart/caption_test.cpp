#include "ui/chart/caption.h"

#include "tests/ui/support/analysed_document.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

const std::vector<double> widths{100, 80, 60};

TEST(Caption, PutsTheLegendBesideTheTitleWhereItFits) {
    const CaptionLayout layout = layoutCaption(600, 20, 200, widths, 10);
    EXPECT_EQ(layout.entries, (std::vector<QPointF>{{340, 0}, {450, 0}, {540, 0}}));
    EXPECT_EQ(layout.height, 20);
}

TEST(Caption, WrapsTheLegendBelowTheTitle) {
    const CaptionLayout layout = layoutCaption(200, 20, 150, widths, 10);
    EXPECT_EQ(layout.entries, (std::vector<QPointF>{{0, 20}, {110, 20}, {0, 40}}));
    EXPECT_EQ(layout.height, 60);
}

TEST(Caption, FindsRoomForOneMoreWithoutMovingTheRest) {
    const CaptionLayout beside = layoutCaption(600, 20, 200, widths, 10);
    EXPECT_EQ(roomForOneMore(beside, 600, 200, 50, 10), std::nullopt) << "the entries end at the right";
    const CaptionLayout below = layoutCaption(300, 20, 150, widths, 10);
    EXPECT_EQ(roomForOneMore(below, 300, 150, 30, 10), QPointF(270, 20)) << "after the last";
    EXPECT_EQ(roomForOneMore(below, 300, 150, 60, 10), QPointF(240, 0)) << "right of the title";
    EXPECT_EQ(roomForOneMore(below, 300, 150, 145, 10), std::nullopt);
}

TEST(Caption, NamesWhatIsThere) {
    const AnalysedDocument document;
    ChartData data = chartData(document);
    std::vector<QString> texts;
    for (const LegendEntry& entry : legendEntries(data)) {
        texts.push_back(entry.text);
    }
    EXPECT_EQ(texts,
              (std::vector<QString>{QStringLiteral("every policy (131,072)"), QStringLiteral("Pareto frontier (130)"),
                                    QStringLiteral("convex hull (12)"), QStringLiteral("preset"), QStringLiteral("in the diagram")}));
    data.analysis = nullptr;
    EXPECT_EQ(legendEntries(data).size(), 2);
}

} // namespace
} // namespace ui
