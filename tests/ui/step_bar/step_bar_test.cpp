#include "ui/step_bar/step_bar.h"

#include "core/scenario.h"
#include "tests/ui/support/analysed_document.h"

#include <QTextDocument>

#include <gtest/gtest.h>

namespace {

/// By the definitions, op by op.
core::StepCost bruteCost(const ui::Document& document) {
    core::StepCost doubled;
    const core::Problem& problem = *document.problem();
    for (std::size_t i = 0; i < problem.graph.size(); ++i) {
        const core::Op& op = problem.graph.ops()[i];
        const std::int64_t forward = op.flops.value;
        doubled.forward.value += 2 * forward;
        doubled.backward.value += 2 * 2 * forward + (op.kind == core::OpKind::Attention ? forward : 0);
        doubled.replay.value += op.mark && document.policy().recomputes(*op.mark) ? 2 * forward : 0;
    }
    return doubled;
}

TEST(StepBarData, isWhatTheModelSays) {
    AnalysedDocument document;
    for (const char* preset : {"none", "dsv3", "attn-replay", "full"}) {
        document.loadPolicy(document.preset(preset), QStringLiteral("load"));
        const core::CostTable table(*document.problem());
        const ui::StepBarData data = ui::stepBarData(document);
        const auto perRank = [](core::Bytes bytes) { return bytes.value * 8 * 4096 * 17 / 2; };
        EXPECT_EQ(data.stash.value, perRank(table.evaluate(document.policy()).bytes));
        EXPECT_EQ(data.everything.value, perRank(table.evaluate({}).bytes));
        const core::StepCost brute = bruteCost(document);
        EXPECT_EQ(data.cost.forward, brute.forward);
        EXPECT_EQ(data.cost.backward, brute.backward);
        EXPECT_EQ(data.cost.replay, brute.replay);
        EXPECT_EQ(data.forward.value * 2, brute.forward.value);
        EXPECT_EQ(data.capacity, core::Bytes{std::int64_t{80} << 30});
        EXPECT_EQ(data.gpu, QStringLiteral("H100"));
        EXPECT_EQ(data.budget, std::nullopt);
    }
}

TEST(StepBarData, isSaidInWords) {
    AnalysedDocument document;
    document.loadPolicy(document.preset("dsv3"), QStringLiteral("load"));
    core::Scenario scenario = document.scenario();
    scenario.budgetBytes = std::int64_t{59} << 30;
    ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("budget")));
    EXPECT_EQ(
        ui::stepBarText(ui::stepBarData(document)).toStdString(),
        "Stashed per rank: 66.6 GiB; saving everything: 118.6 GiB; H100 · 80 GiB; budget 59.0 GiB. The GPU holds weights, gradients "
        "and optimizer states besides.\n"
        "A step: forward; backward, 2.06 forwards; replay, 8.17% of a forward, which adds 2.67% to a step. A step is forward and backward, "
        "without replays; the backward of an attention costs 2.5 forwards of it, any other 2.");
    document.loadPolicy({}, QStringLiteral("none"));
    EXPECT_TRUE(ui::stepBarText(ui::stepBarData(document)).contains(QStringLiteral("H100 · 80 GiB, exceeded by 38.6 GiB; ")));
}

TEST(StepBar, followsTheDocument) {
    AnalysedDocument document;
    ui::StepBar bar(document, ui::theme(ui::ThemeName::Light));
    EXPECT_EQ(bar.objectName(), QStringLiteral("stepBar"));
    EXPECT_FALSE(bar.accessibleName().isEmpty());
    bar.resize(bar.sizeHint());
    const QImage before = bar.grab().toImage();
    document.loadPolicy(document.preset("dsv3"), QStringLiteral("load"));
    EXPECT_EQ(bar.accessibleDescription(), ui::stepBarText(ui::stepBarData(document)));
    EXPECT_TRUE(bar.accessibleDescription().contains(QStringLiteral("66.6 GiB")));
    EXPECT_TRUE(Qt::mightBeRichText(bar.toolTip())) << "or it would be one line";
    EXPECT_NE(bar.grab().toImage(), before);
    document.undoStack().undo();
    EXPECT_EQ(bar.grab().toImage(), before);
    core::Scenario scenario = document.scenario();
    scenario.hardware = "gb300";
    ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("set")));
    EXPECT_TRUE(bar.accessibleDescription().contains(QStringLiteral("GB300 · 276 GiB.")));
}

TEST(StepBar, tellsTheBeyondFromTheRestByMoreThanColour) {
    AnalysedDocument document;
    ui::StepBar bar(document, ui::theme(ui::ThemeName::Light));
    bar.resize(600, bar.sizeHint().height());
    const ui::StepBarLayout layout = ui::layoutStepBar(ui::stepBarData(document), 600, bar.font());
    const QImage image = bar.grab().toImage();
    const auto shades = [&](const QRectF& area) {
        QList<QRgb> found;
        for (int x = static_cast<int>(area.left()) + 4; x < area.right() - 4; ++x) {
            const QRgb pixel = image.pixel(x, static_cast<int>(area.center().y()));
            if (!found.contains(pixel)) {
                found << pixel;
            }
        }
        return found.size();
    };
    QRectF fits = layout.stash;
    fits.setRight(layout.over.left());
    EXPECT_EQ(shades(fits), 1) << "plain";
    EXPECT_GT(shades(layout.over), 1) << "hatched";
    EXPECT_EQ(shades(layout.forward), 1);
    EXPECT_GT(shades(layout.backward), 1);
}

TEST(StepBar, repaintsInAnotherTheme) {
    AnalysedDocument document;
    ui::StepBar bar(document, ui::theme(ui::ThemeName::Light));
    bar.resize(bar.sizeHint());
    const ui::Theme dark = ui::theme(ui::ThemeName::Dark);
    bar.setTheme(dark);
    const ui::StepBarLayout layout = ui::layoutStepBar(ui::stepBarData(document), bar.width(), bar.font());
    EXPECT_EQ(bar.grab().toImage().pixelColor(layout.forward.center().toPoint()), dark.cost);
}

} // namespace
