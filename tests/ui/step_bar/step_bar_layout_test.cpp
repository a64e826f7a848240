#include "ui/step_bar/step_bar_layout.h"

#include "tests/ui/support/analysed_document.h"
#include "ui/step_bar/step_bar_rulers.h"

#include <QApplication>
#include <QFontMetricsF>

#include <gtest/gtest.h>

#include <algorithm>

namespace {

constexpr std::int64_t gib = std::int64_t{1} << 30;

ui::StepBarData data(std::int64_t stash, std::int64_t everything, std::optional<std::int64_t> capacity,
                     std::optional<std::int64_t> budget = {}) {
    ui::StepBarData data;
    data.stash = {stash * gib};
    data.everything = {everything * gib};
    data.gpu = QStringLiteral("GB300");
    data.capacity = capacity ? std::optional(core::Bytes{*capacity * gib}) : std::nullopt;
    data.budget = budget ? std::optional(core::Bytes{*budget * gib}) : std::nullopt;
    data.cost = {.forward = {2000}, .backward = {4126}, .replay = {164}};
    data.forward = {1000};
    return data;
}

QFont base(double points = 9) {
    QFont font = QApplication::font();
    font.setPointSizeF(points);
    return font;
}

const ui::StepBarLabel* labelOf(const ui::StepBarLayout& layout, ui::StepBarUse use) {
    const auto found = std::ranges::find(layout.labels, use, &ui::StepBarLabel::use);
    return found == layout.labels.end() ? nullptr : &*found;
}

bool says(const ui::StepBarLayout& layout, const QString& part) {
    return std::ranges::any_of(layout.labels, [&](const ui::StepBarLabel& label) { return label.text.contains(part); });
}

void expectClear(const ui::StepBarLayout& layout, const std::string& what) {
    const QRectF whole(QPointF(), layout.size);
    for (const ui::StepBarLabel& label : layout.labels) {
        EXPECT_TRUE(whole.contains(label.rect)) << what << ": " << label.text.toStdString();
        for (const QRectF& bar : {layout.everything, layout.stash, layout.forward, layout.backward, layout.replay}) {
            EXPECT_FALSE(label.rect.intersects(bar)) << what << ": " << label.text.toStdString();
        }
        EXPECT_FALSE(label.rect.intersects(layout.swatch)) << what << ": " << label.text.toStdString();
        for (const ui::StepBarLabel& other : layout.labels) {
            EXPECT_TRUE(&label == &other || !label.rect.intersects(other.rect))
                << what << ": " << label.text.toStdString() << " and " << other.text.toStdString();
        }
    }
    for (const QRectF& bar : {layout.everything, layout.stash, layout.over, layout.forward, layout.backward, layout.replay}) {
        EXPECT_TRUE(bar.isEmpty() || whole.contains(bar)) << what;
    }
}

TEST(StepBarLayout, noLabelMeetsAnother) {
    AnalysedDocument document;
    for (const char* preset : {"none", "dsv3", "selective", "full"}) {
        document.loadPolicy(document.preset(preset), QStringLiteral("load"));
        for (const char* gpu : {"h100", "gb300"}) {
            for (const std::int64_t layers : {1, 8, 100, 1000}) {
                for (const double budget : {0.0, 0.1, 59.0, 79.0, 80.0, 81.0, 300.0, 1e6}) {
                    core::Scenario scenario = document.scenario();
                    scenario.hardware = gpu;
                    scenario.layers = layers;
                    scenario.budgetBytes = budget > 0 ? std::optional(static_cast<std::int64_t>(budget * gib)) : std::nullopt;
                    ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("set")));
                    const ui::StepBarData shown = ui::stepBarData(document);
                    for (int width = 360; width <= 1300; width += 47) {
                        const std::string what = std::string(preset) + ' ' + gpu + ' ' + std::to_string(layers) + " layers, budget " +
                                                 std::to_string(budget) + ", " + std::to_string(width);
                        expectClear(ui::layoutStepBar(shown, width, base()), what);
                    }
                    expectClear(ui::layoutStepBar(shown, 560, base(12)), "larger font");
                    if (HasFailure()) {
                        return;
                    }
                }
            }
        }
    }
}

TEST(StepBarLayout, isAboutAsHighAsThreeRowsOfTextAndTheirRulers) {
    EXPECT_NEAR(ui::stepBarHeight(base()), 88, 6);
    EXPECT_GT(ui::stepBarHeight(base(14)), ui::stepBarHeight(base()));
}

TEST(StepBarLayout, drawsTheStashToScale) {
    const ui::StepBarLayout layout = ui::layoutStepBar(data(60, 120, 80, 30), 624, base()); // 600 pixels for 120 GiB
    EXPECT_DOUBLE_EQ(layout.everything.width(), 600);
    EXPECT_DOUBLE_EQ(layout.stash.width(), 300);
    EXPECT_TRUE(layout.over.isEmpty());
    ASSERT_EQ(layout.lines.size(), 2U);
    EXPECT_DOUBLE_EQ(layout.lines[0].x, 12 + 150);
    EXPECT_DOUBLE_EQ(layout.lines[1].x, 12 + 400);
    EXPECT_EQ(labelOf(layout, ui::StepBarUse::Capacity)->text, QStringLiteral("GB300 · 80 GiB"));
    EXPECT_EQ(labelOf(layout, ui::StepBarUse::Budget)->text, QStringLiteral("budget 30.0 GiB"));
    EXPECT_TRUE(says(layout, QStringLiteral("120.0 GiB saving")));
    EXPECT_TRUE(says(layout, QStringLiteral("stash per rank, of GB300's 80 GiB")));
}

TEST(StepBarLayout, marksWhatIsBeyondTheCapacity) {
    const ui::StepBarLayout layout = ui::layoutStepBar(data(100, 120, 80), 624, base());
    EXPECT_DOUBLE_EQ(layout.over.left(), 12 + 400);
    EXPECT_DOUBLE_EQ(layout.over.right(), 12 + 500);
    EXPECT_EQ(labelOf(layout, ui::StepBarUse::Over)->text, QStringLiteral("⚠ alone 20.0 GiB beyond GB300"));
    EXPECT_EQ(labelOf(ui::layoutStepBar(data(80, 120, 80), 624, base()), ui::StepBarUse::Over), nullptr);
}

TEST(StepBarLayout, holdsAStashLargerThanThatOfSavingEverything) {
    const ui::StepBarLayout layout = ui::layoutStepBar(data(150, 120, {}), 624, base());
    EXPECT_DOUBLE_EQ(layout.stash.width(), 600);
    EXPECT_DOUBLE_EQ(layout.everything.width(), 480);
}

TEST(StepBarLayout, pointsToANumberFarBeyondAllElse) {
    const ui::StepBarLayout near = ui::layoutStepBar(data(10, 20, 60), 624, base());
    ASSERT_EQ(near.lines.size(), 1U);
    EXPECT_DOUBLE_EQ(near.lines[0].x, 612);
    EXPECT_DOUBLE_EQ(near.everything.width(), 200);
    const ui::StepBarLayout far = ui::layoutStepBar(data(10, 20, 80, 500), 624, base());
    EXPECT_TRUE(far.lines.empty());
    EXPECT_DOUBLE_EQ(far.everything.width(), 600);
    EXPECT_EQ(labelOf(far, ui::StepBarUse::Capacity)->text, QStringLiteral("→ GB300 · 80 GiB"));
    EXPECT_EQ(labelOf(far, ui::StepBarUse::Budget)->text, QStringLiteral("→ budget 500.0 GiB"));
    EXPECT_LT(labelOf(far, ui::StepBarUse::Capacity)->rect.left(), labelOf(far, ui::StepBarUse::Budget)->rect.left());
}

TEST(StepBarLayout, ribbonsFollowEachOtherOnOneScale) {
    const ui::StepBarLayout layout = ui::layoutStepBar(data(10, 20, {}), 12 + 8126.0 / 8 + 12, base()); // 8 of a doubled unit a pixel
    EXPECT_DOUBLE_EQ(layout.forward.left(), 12);
    EXPECT_DOUBLE_EQ(layout.forward.width(), 250);
    EXPECT_DOUBLE_EQ(layout.backward.left(), layout.forward.right());
    EXPECT_DOUBLE_EQ(layout.backward.width(), 4126 / 8.0);
    EXPECT_DOUBLE_EQ(layout.replay.left(), layout.backward.right());
    EXPECT_DOUBLE_EQ(layout.replay.width(), 164 / 8.0);
    EXPECT_DOUBLE_EQ(layout.stepTicks[1], 12 + 125);
    EXPECT_TRUE(says(layout, QStringLiteral("backward 2.06 forwards")));
    EXPECT_TRUE(says(layout, QStringLiteral("replay 8.20% of a forward, +2.68% of a step")));
}

TEST(StepBarLayout, theLowerRulerStaysWhileOpsAreFlipped) {
    ui::StepBarData none = data(10, 20, {});
    none.cost.replay = {};
    const ui::StepBarLayout without = ui::layoutStepBar(none, 500, base());
    const ui::StepBarLayout with = ui::layoutStepBar(data(10, 20, {}), 500, base());
    EXPECT_EQ(without.forward, with.forward);
    EXPECT_EQ(without.backward, with.backward);
    EXPECT_TRUE(without.replay.isEmpty());
    EXPECT_TRUE(says(without, QStringLiteral("no replay")));
}

TEST(StepBarLayout, shortensWhereThereIsNoRoom) {
    const ui::StepBarLayout narrow = ui::layoutStepBar(data(100, 120, 80), 360, base());
    EXPECT_TRUE(says(narrow, QStringLiteral("100.0 GiB")));
    EXPECT_TRUE(says(narrow, QStringLiteral("⚠")));
    EXPECT_TRUE(says(narrow, QStringLiteral("replay 8.20%")));
    EXPECT_FALSE(says(narrow, QStringLiteral("of a forward")));
}

TEST(StepBarRulers, ticksAreOneTwoOrFiveTimesAPowerOfTen) {
    const auto texts = [](core::Bytes extent, double length) {
        std::string all;
        for (const ui::GibTick& tick : ui::gibTicks(extent, length)) {
            all += tick.text.toStdString() + ' ';
        }
        return all;
    };
    EXPECT_EQ(texts({120 * gib}, 600), "0 20 40 60 80 100 120 ");
    EXPECT_EQ(texts({120 * gib}, 336), "0 20 40 60 80 100 120 ");
    EXPECT_EQ(texts({119 * gib}, 200), "0 50 100 ");
    EXPECT_EQ(texts({gib / 4}, 300), "0 0.05 0.10 0.15 0.20 0.25 ");
    EXPECT_EQ(texts({9000 * gib}, 300), "0 2000 4000 6000 8000 ");
    EXPECT_DOUBLE_EQ(ui::gibTicks({120 * gib}, 600)[2].along, 200);
}

TEST(StepBarRulers, labelsStandBesideTheirLines) {
    const auto label = [](std::int64_t at, double x, double width) {
        return ui::LineLabel{{at}, x, width, QString::number(at), ui::StepBarUse::Capacity};
    };
    const auto one = ui::placeLineLabels({label(80, 200, 90)}, 12, 400);
    EXPECT_DOUBLE_EQ(one[0].x, 204);
    EXPECT_DOUBLE_EQ(ui::placeLineLabels({label(80, 390, 90)}, 12, 400)[0].x, 296) << "left of it at the end";
    const auto two = ui::placeLineLabels({label(80, 200, 90), label(59, 150, 80)}, 12, 400);
    EXPECT_EQ(two[0].text, QStringLiteral("59"));
    EXPECT_DOUBLE_EQ(two[0].x, 66);
    EXPECT_DOUBLE_EQ(two[1].x, 204);
    for (double x = 12; x <= 400; x += 7) {
        for (double y = x; y <= 400; y += 7) {
            const auto placed = ui::placeLineLabels({label(1, x, 150), label(2, y, 170)}, 12, 400);
            EXPECT_GE(placed[0].x, 12);
            EXPECT_LE(placed[1].x + 170, 400.001);
            EXPECT_LE(placed[0].x + 150, placed[1].x);
        }
    }
}

} // namespace
