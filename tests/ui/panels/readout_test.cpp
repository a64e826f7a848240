#include "ui/panels/readout.h"

#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/panels/readout_text.h"

#include <QLabel>

#include <gtest/gtest.h>

namespace {

class ReadoutTest : public testing::Test {
protected:
    ReadoutTest() { analyseNow(document); }

    ui::Document document{core::builtinCatalogue()};

    void load(const char* presetId) {
        document.loadPolicy(core::policyOf(*document.catalogue().findPreset(presetId), document.problem()->graph).value(),
                            QStringLiteral("load"));
    }
};

TEST_F(ReadoutTest, saysTheNumbersOfAPresetOnTheHull) {
    load("dsv3");
    const ui::ReadoutText text = ui::readoutText(document);
    EXPECT_EQ(text.stash, QStringLiteral("66.6 GiB"));
    EXPECT_EQ(text.stashDetail, QStringLiteral("stashed per rank · 250.6 KiB/token·layer"));
    EXPECT_EQ(text.replay, QStringLiteral("8.17%"));
    EXPECT_EQ(text.replayDetail, QStringLiteral("of a forward replayed (+2.67% of a step) · 109.3 MFLOP/token·layer"));
    EXPECT_EQ(text.verdict, QStringLiteral("Preset dsv3. Hull step 6 of 11. No policy is better on both."));
    EXPECT_TRUE(text.better.isEmpty());
    EXPECT_TRUE(text.pointless.isEmpty());
}

TEST_F(ReadoutTest, saysWhyAPolicyHasNoPlaceOnTheChart) {
    load("full");
    const ui::ReadoutText text = ui::readoutText(document);
    EXPECT_TRUE(text.verdict.contains(QStringLiteral("replays all-to-all dispatch, all-to-all combine"))) << text.verdict.toStdString();
    EXPECT_TRUE(text.better.isEmpty());
}

TEST_F(ReadoutTest, saysThatFlopsDoNotCountAReplayedAllToAll) {
    AnalysedDocument freed((std::vector<std::string>()));
    freed.loadPolicy(freed.preset("full"), QStringLiteral("load"));
    const QString verdict = ui::readoutText(freed).verdict;
    EXPECT_TRUE(verdict.startsWith(QStringLiteral("Preset full."))) << verdict.toStdString();
    EXPECT_TRUE(verdict.endsWith(QStringLiteral("Replays the all-to-all, which FLOPs do not count."))) << verdict.toStdString();
}

TEST_F(ReadoutTest, tellsItsNumbersToAssistiveTechnology) {
    const ui::Readout readout(document, ui::theme(ui::ThemeName::Light));
    load("dsv3");
    const auto said = [&](const char* name) { return readout.findChild<QLabel*>(QLatin1String(name))->accessibleDescription(); };
    EXPECT_EQ(said("stashValue"), QStringLiteral("66.6 GiB"));
    EXPECT_EQ(said("replayValue"), QStringLiteral("8.17%"));
    EXPECT_EQ(said("verdict"), ui::readoutText(document).verdict);
}

TEST_F(ReadoutTest, offersTheBetterPolicyAndLoadsIt) {
    load("core_attn");
    ui::Readout readout(document, ui::theme(ui::ThemeName::Light));
    auto* better = readout.findChild<QLabel*>(QStringLiteral("better"));
    ASSERT_TRUE(better->isVisibleTo(&readout));
    const std::size_t index = document.verdict()->better.value();
    emit better->linkActivated(QStringLiteral("better"));
    EXPECT_EQ(document.policy(), document.analysis()->frontier[index].representative);
    EXPECT_FALSE(better->isVisibleTo(&readout));
}

TEST_F(ReadoutTest, saysInWhatAPolicyIsDominated) {
    const auto flip = [this](const char* mark) { document.flip(document.problem()->graph.findMark(mark).value()); };
    document.loadPolicy(document.analysis()->hull.back().outcome.representative, QStringLiteral("load"));
    flip("ffn_down"); // costs, and frees nothing
    EXPECT_EQ(ui::readoutText(document).verdict, QStringLiteral("Dominated: another policy stashes as much and replays less."));
    EXPECT_TRUE(ui::readoutText(document).better.endsWith(QStringLiteral("(0.00 GiB, −19.74 points)")));
    load("none");
    flip("moe_add"); // costs nothing, and pulls in its input
    EXPECT_EQ(ui::readoutText(document).verdict, QStringLiteral("Dominated: another policy replays as much and stashes less."));
    load("core_attn");
    EXPECT_EQ(ui::readoutText(document).verdict,
              QStringLiteral("Preset core_attn. Dominated: another policy replays less and stashes less."));
}

TEST_F(ReadoutTest, namesPointlessMarks) {
    document.flip(document.problem()->graph.findMark("o_proj").value());
    EXPECT_TRUE(ui::readoutText(document).pointless.contains(QStringLiteral("attention out-proj")));
}

TEST_F(ReadoutTest, followsTheDocument) {
    const ui::Readout readout(document, ui::theme(ui::ThemeName::Light));
    const auto* stash = readout.findChild<QLabel*>(QStringLiteral("stashValue"));
    EXPECT_EQ(stash->text(), QStringLiteral("118.6 GiB"));
    load("dsv3");
    EXPECT_EQ(stash->text(), QStringLiteral("66.6 GiB"));
    core::Scenario scenario = document.scenario();
    scenario.layers = 16;
    ASSERT_TRUE(document.changeScenario(scenario, QStringLiteral("set")));
    EXPECT_EQ(stash->text(), QStringLiteral("133.1 GiB"));
}

} // namespace
