#include "ui/chart/budget_layout.h"

#include "core/budget.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/document/budget.h"

#include <gtest/gtest.h>

#include <vector>

namespace ui {
namespace {

const QRectF plot(45, 60, 680, 400);

class BudgetLayoutTest : public testing::TestWithParam<bool> {
protected:
    BudgetLayoutTest() { m_font.setPixelSize(12); }

    ChartData data(std::int64_t tenths, StashUnit unit = StashUnit::GibPerRank) {
        setBudget(m_document, core::budgetOfTenths(tenths));
        ChartOptions options;
        options.swapped = GetParam();
        options.unit = unit;
        return chartData(m_document, options);
    }

    AnalysedDocument m_document;
    QFont m_font{QStringLiteral("DejaVu Sans")};
};

TEST_P(BudgetLayoutTest, IsNoneWithoutABudget) {
    const ChartData shown = chartData(m_document);
    EXPECT_FALSE(layoutBudget(shown, {plot, fullRanges(shown)}, m_font));
}

TEST_P(BudgetLayoutTest, VeilsWhatStashesMoreInBothUnits) {
    for (const StashUnit unit : {StashUnit::GibPerRank, StashUnit::KibPerTokenLayer}) {
        const ChartData shown = data(590, unit);
        const ChartMap map{plot, fullRanges(shown)};
        const auto layout = layoutBudget(shown, map, m_font);
        ASSERT_TRUE(layout);
        for (const core::Outcome& outcome : shown.analysis->frontier) {
            const bool fits = core::bytesPerRank(m_document.scenario(), outcome.point.bytes).value <= *m_document.scenario().budgetBytes;
            EXPECT_EQ(layout->veil.contains(map.toScene(shown.scale.at(outcome.point))), !fits);
        }
    }
}

TEST_P(BudgetLayoutTest, ItsLabelStaysInThePlotAndOffWhatIsTaken) {
    const std::vector<QRectF> taken{QRectF(plot.right() - 380, plot.top() + 8, 372, 216)};
    for (std::int64_t tenths = 20; tenths < 1240; tenths += 37) {
        const ChartData shown = data(tenths);
        const auto layout = layoutBudget(shown, {plot, fullRanges(shown)}, m_font, taken);
        ASSERT_TRUE(layout) << tenths;
        ASSERT_FALSE(layout->line.isNull()) << tenths;
        EXPECT_FALSE(layout->label.isEmpty()) << tenths;
        EXPECT_TRUE(plot.contains(layout->label)) << tenths;
        EXPECT_FALSE(layout->label.intersects(taken.front())) << tenths;
    }
}

TEST_P(BudgetLayoutTest, WhereThereIsNoRoomTheLabelIsShortOrGoes) {
    const ChartData shown = data(590);
    const ChartRanges full = fullRanges(shown);
    const auto narrow = layoutBudget(shown, {QRectF(0, 0, 160, 160), full}, m_font);
    ASSERT_TRUE(narrow);
    EXPECT_TRUE(narrow->label.isEmpty() || narrow->text == QStringLiteral("budget 59.0 GiB")) << narrow->text.toStdString();
    const auto tiny = layoutBudget(shown, {QRectF(0, 0, 40, 40), full}, m_font);
    ASSERT_TRUE(tiny);
    EXPECT_TRUE(tiny->label.isEmpty());
    EXPECT_FALSE(tiny->line.isNull());
}

TEST_P(BudgetLayoutTest, APlaceOnTheMapIsABudgetAndBack) {
    const ChartData shown = data(590);
    const ChartMap map{plot, fullRanges(shown)};
    const QPointF onLine = map.toScene(shown.scale.placed(30, shown.scale.stashAtRank(core::budgetOfTenths(713))));
    EXPECT_EQ(budgetAt(shown, map, onLine), core::budgetOfTenths(713));
    const QPointF below = map.toScene(shown.scale.placed(30, -20));
    EXPECT_EQ(budgetAt(shown, map, below), core::budgetOfTenths(1)) << "never nothing";
}

INSTANTIATE_TEST_SUITE_P(Swapped, BudgetLayoutTest, testing::Bool());

} // namespace
} // namespace ui
