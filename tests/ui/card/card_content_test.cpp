#include "ui/card/card_content.h"

#include "core/format.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/document/list_edits.h"
#include "ui/labels.h"
#include "ui/panels/readout_text.h"
#include "ui/verdict_text.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

QString text(const std::string& digits) {
    return QString::fromStdString(digits);
}

class CardContent : public testing::Test {
protected:
    CardContent() { m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("load")); }

    ui::CardContent card(const ui::Hit& hit) const { return ui::cardContent(m_document, ui::chartData(m_document), hit); }
    ui::Hit hull(std::size_t step) const {
        const core::Outcome& outcome = m_document.hullStep(step).outcome;
        return {ui::Hit::Kind::Hull, step, outcome.representative, outcome.point};
    }
    ui::Hit preset(const std::string& id) const {
        const ui::ChartData data = ui::chartData(m_document);
        const auto found = std::ranges::find_if(data.presets, [&](const ui::PresetMark& mark) { return mark.label == text(id); });
        return {ui::Hit::Kind::Preset, static_cast<std::size_t>(found - data.presets.begin()), found->mark.policy, found->mark.point};
    }
    ui::Hit cloud(std::size_t index) const {
        const core::Outcome& outcome = m_document.analysis()->enumeration->outcomes[index];
        return {ui::Hit::Kind::Cloud, index, outcome.representative, outcome.point};
    }
    ui::Hit current() const { return {ui::Hit::Kind::Current, 0, m_document.policy(), m_document.point()}; }
    const core::OpGraph& graph() const { return m_document.problem()->graph; }
    core::Policy marks(const std::vector<std::string>& ids) const { return core::parseMarks(ids, graph()).value(); }

    AnalysedDocument m_document;
};

TEST_F(CardContent, saysWhatAHullStepAdds) {
    const ui::CardContent content = card(hull(8));
    EXPECT_EQ(content.head, QStringLiteral("Hull step 8 of 11 — adds attention"));
    EXPECT_EQ(content.verdict, QStringLiteral("No policy is better on both."));
    EXPECT_EQ(ui::sentence(content.numbers[0]), QStringLiteral("21.0% of a forward replayed · 280.8 MFLOP/token·layer"));
    EXPECT_EQ(ui::sentence(content.numbers[1]), QStringLiteral("57.4 GiB stashed per rank · 216.0 KiB/token·layer"));
    EXPECT_EQ(content.difference, QStringLiteral("against the diagram: +12.81 points, −9.20 GiB, −34.63 KiB/token·layer"));
    EXPECT_EQ(content.miniature.adds, m_document.hullStep(8).adds);
    EXPECT_EQ(content.miniature.recompute, m_document.hullStep(8).outcome.representative);
    EXPECT_TRUE(content.miniature.differs.empty());
}

TEST_F(CardContent, countsOpsThatShareAName) {
    EXPECT_EQ(card(hull(4)).head, QStringLiteral("Hull step 4 of 11 — adds RMSNorm ×2"));
    EXPECT_EQ(card(hull(0)).head, QStringLiteral("Hull step 0 of 11 — saves all"));
    EXPECT_EQ(ui::shortNames(graph(), marks({"norm1", "rope_q", "rope_kv", "norm2", "attn"})),
              QStringLiteral("RMSNorm ×2, RoPE ×2, attention"));
}

TEST_F(CardContent, takesEveryNumberFromTheCore) {
    const core::Cost forward = m_document.problem()->forwardCost();
    std::vector<ui::Hit> hits = {current(), preset("core_attn"), preset("attn-replay"), cloud(0), cloud(1234), cloud(40'000)};
    for (std::size_t step = 0; step < m_document.analysis()->hull.size(); ++step) {
        hits.push_back(hull(step));
    }
    for (const ui::Hit& hit : hits) {
        const ui::CardContent content = card(hit);
        const core::Bytes perRank = core::bytesPerRank(m_document.scenario(), hit.point.bytes);
        EXPECT_EQ(content.numbers[0].value, text(core::format::percent(hit.point.cost, forward)) + QStringLiteral("%"));
        EXPECT_EQ(content.numbers[0].exact, text(core::format::flops(hit.point.cost)) + QStringLiteral("/token·layer"));
        EXPECT_EQ(content.numbers[1].value, text(core::format::gib(perRank)) + QStringLiteral(" GiB"));
        EXPECT_EQ(content.numbers[1].exact, text(core::format::kib(hit.point.bytes)) + QStringLiteral(" KiB/token·layer"));
        if (hit.policy != m_document.policy()) {
            const core::Bytes before = core::bytesPerRank(m_document.scenario(), m_document.point().bytes);
            EXPECT_EQ(content.difference, QStringLiteral("against the diagram: %1 points, %2 GiB, %3 KiB/token·layer")
                                              .arg(text(core::format::percentDifference(hit.point.cost - m_document.point().cost, forward)),
                                                   text(core::format::gibDifference(perRank - before)),
                                                   text(core::format::kibDifference(hit.point.bytes - m_document.point().bytes))));
        }
        EXPECT_TRUE(ui::plainText(content).contains(content.numbers[0].value));
    }
}

TEST_F(CardContent, ofTheCurrentPolicySaysWhatItIs) {
    const ui::CardContent content = card(current());
    EXPECT_EQ(content.head, QStringLiteral("In the diagram: hull step 6 of 11"));
    EXPECT_EQ(content.difference, QStringLiteral("this is the policy in the diagram"));
    EXPECT_TRUE(content.note.startsWith(QStringLiteral("Preset dsv3 · adds "))) << content.note.toStdString();
    EXPECT_EQ(content.miniature.adds, m_document.hullStep(6).adds);

    m_document.loadPolicy(m_document.preset("core_attn"), QStringLiteral("load"));
    const ui::CardContent offHull = card(current());
    EXPECT_EQ(offHull.head, QStringLiteral("In the diagram: preset core_attn"));
    EXPECT_FALSE(offHull.note.contains(QStringLiteral("Preset")));
    EXPECT_TRUE(offHull.miniature.adds.empty());
    EXPECT_TRUE(offHull.verdict.startsWith(QStringLiteral("Dominated:"))) << offHull.verdict.toStdString();

    m_document.loadPolicy(marks({"attn", "router", "o_proj"}), QStringLiteral("load"));
    EXPECT_EQ(card(current()).head, QStringLiteral("In the diagram"));
}

TEST_F(CardContent, namesPresets) {
    EXPECT_EQ(card(preset("attn-replay")).head, QStringLiteral("Preset attn-replay"));
    EXPECT_TRUE(card(hull(1)).note.startsWith(QStringLiteral("Preset moe_act")));
}

TEST_F(CardContent, countsThePoliciesAtOnePlace) {
    const std::vector<core::Outcome>& outcomes = m_document.analysis()->enumeration->outcomes;
    const auto alone = std::ranges::find(outcomes, 1U, &core::Outcome::tiedPolicies);
    ASSERT_NE(alone, outcomes.end());
    EXPECT_EQ(card(cloud(static_cast<std::size_t>(alone - outcomes.begin()))).head, QStringLiteral("One policy lands here"));
    const auto most = std::ranges::max_element(outcomes, {}, &core::Outcome::tiedPolicies);
    const QString count = text(core::format::grouped(static_cast<std::int64_t>(most->tiedPolicies)));
    ASSERT_GT(most->tiedPolicies, 1U);
    const ui::CardContent many = card(cloud(static_cast<std::size_t>(most - outcomes.begin())));
    EXPECT_EQ(many.head, count + QStringLiteral(" policies land here"));
    EXPECT_TRUE(many.note.endsWith(QStringLiteral("the simplest of them is shown")));
    EXPECT_EQ(many.miniature.recompute, most->representative);
}

TEST_F(CardContent, saysThatOthersShareAFrontierPolicysPlace) {
    const std::vector<core::Outcome>& frontier = m_document.analysis()->frontier;
    std::size_t tied = 0;
    for (std::size_t i = 0; i < frontier.size(); ++i) {
        const ui::CardContent content = card({ui::Hit::Kind::Frontier, i, frontier[i].representative, frontier[i].point});
        EXPECT_EQ(content.head, QStringLiteral("Pareto frontier"));
        const QString count = text(core::format::grouped(static_cast<std::int64_t>(frontier[i].tiedPolicies)));
        EXPECT_EQ(content.note.contains(count + QStringLiteral(" policies land here")), frontier[i].tiedPolicies > 1);
        tied += frontier[i].tiedPolicies > 1 ? 1U : 0U;
    }
    EXPECT_GT(tied, 0U);
}

TEST_F(CardContent, saysTheVerdictOfTheReadout) {
    for (const core::Policy policy : {m_document.preset("core_attn"), m_document.preset("full"), marks({"moe_add"})}) {
        m_document.loadPolicy(policy, QStringLiteral("load"));
        const QString verdict = ui::verdictText(m_document, policy, m_document.point());
        EXPECT_TRUE(ui::readoutText(m_document).verdict.endsWith(verdict)) << verdict.toStdString();
        m_document.loadPolicy({}, QStringLiteral("load"));
        EXPECT_EQ(ui::compareContent(m_document, policy).verdict, verdict);
    }
    EXPECT_EQ(card(preset("core_attn")).verdict, QStringLiteral("Dominated: another policy replays less and stashes less."));
}

TEST_F(CardContent, saysWhatFlopsLeaveOut) {
    const ui::CardContent kept = ui::compareContent(m_document, m_document.preset("full"));
    EXPECT_EQ(kept.head, QStringLiteral("Pinned: preset full"));
    EXPECT_TRUE(kept.verdict.startsWith(QStringLiteral("Not on this chart: it replays all-to-all dispatch, all-to-all combine")));

    const AnalysedDocument freed((std::vector<std::string>()));
    const core::Policy full = freed.preset("full");
    const core::Point point = core::CostTable(*freed.problem()).evaluate(full);
    const QString verdict = ui::verdictText(freed, full, point);
    EXPECT_TRUE(verdict.endsWith(QStringLiteral("Replays the all-to-all, which FLOPs do not count."))) << verdict.toStdString();
    EXPECT_FALSE(ui::verdictText(freed, {}, {}).contains(QStringLiteral("all-to-all")));
    const core::Outcome& first = freed.hullStep(0).outcome;
    const ui::CardContent step = ui::cardContent(freed, ui::chartData(freed), {ui::Hit::Kind::Hull, 0, first.representative, first.point});
    EXPECT_EQ(step.head, QStringLiteral("Hull step 0 of %1 — saves all but dispatch").arg(freed.analysis()->hull.size() - 1));
}

TEST_F(CardContent, withoutAnAnalysisKnowsTheNumbersOnly) {
    const ui::Document document{m_document.catalogue()};
    const ui::CardContent content = ui::compareContent(document, marks({"attn"}));
    EXPECT_EQ(content.head, QStringLiteral("Pinned: preset core_attn"));
    EXPECT_EQ(content.verdict, QStringLiteral("Where it stands is not known before all policies are compared."));
}

TEST_F(CardContent, comparesInBothUnits) {
    const ui::CardContent content = ui::compareContent(m_document, m_document.hullStep(8).outcome.representative);
    EXPECT_EQ(content.head, QStringLiteral("Pinned: hull step 8 of 11"));
    const std::vector<ui::ComparedNumber> expected = {
        {QStringLiteral("replayed"), QStringLiteral("21.0%"), QStringLiteral("8.17%"), QStringLiteral("+12.81 points")},
        {QStringLiteral("/token·layer"), QStringLiteral("280.8 MFLOP"), QStringLiteral("109.3 MFLOP"), QStringLiteral("+171.44 MFLOP")},
        {QStringLiteral("stashed"), QStringLiteral("57.4 GiB"), QStringLiteral("66.6 GiB"), QStringLiteral("−9.20 GiB")},
        {QStringLiteral("/token·layer"), QStringLiteral("216.0 KiB"), QStringLiteral("250.6 KiB"), QStringLiteral("−34.63 KiB")}};
    EXPECT_EQ(content.compared, expected);
}

TEST_F(CardContent, namesTheOpsThatDifferAndWhoRecomputesThem) {
    const core::Policy pinned = marks({"attn", "o_proj", "norm1"});
    m_document.loadPolicy(marks({"norm1", "router"}), QStringLiteral("load"));
    const ui::CardContent content = ui::compareContent(m_document, pinned);
    EXPECT_EQ(content.difference, QStringLiteral("Differs in attention, out-proj: recomputed by the pinned policy alone.\n"
                                                 "Differs in router: recomputed in the diagram alone."));
    EXPECT_EQ(content.miniature.differs, marks({"attn", "o_proj", "router"}));
    EXPECT_EQ(content.miniature.recompute, pinned);
    m_document.loadPolicy(pinned, QStringLiteral("load"));
    EXPECT_EQ(ui::compareContent(m_document, pinned).difference, QStringLiteral("This is the policy in the diagram."));
    EXPECT_TRUE(ui::compareContent(m_document, pinned).miniature.differs.empty());
}

TEST_F(CardContent, saysWhereAListedPolicyStands) {
    ui::addToList(m_document);
    ui::renamePolicy(m_document, 1, QStringLiteral("lean"));
    m_document.loadPolicy({}, QStringLiteral("load"));
    const ui::CardContent content = card(ui::hitOf({ui::Hit::Kind::Listed, 0}, ui::chartData(m_document)));
    EXPECT_EQ(content.head, QStringLiteral("lean: hull step 6 of 11"));
    EXPECT_EQ(content.numbers[1].value, QStringLiteral("66.6 GiB"));
    EXPECT_EQ(content.verdict, QStringLiteral("No policy is better on both."));
    EXPECT_TRUE(content.pinnable);
}

TEST_F(CardContent, givesAPolicyOfAnotherScenarioItsOwnNumbersAndLayer) {
    ui::addToList(m_document);
    core::Scenario dense = core::withLayer(m_document.scenario(), "dense", m_document.catalogue()).value();
    dense.seq = 8192;
    ASSERT_TRUE(m_document.changeScenario(dense, QStringLiteral("set")));
    analyseNow(m_document);
    const ui::CardContent content = card(ui::hitOf({ui::Hit::Kind::Listed, 0}, ui::chartData(m_document)));
    EXPECT_EQ(content.head, QStringLiteral("dsv3"));
    EXPECT_EQ(content.numbers[0].value, QStringLiteral("8.17%"));
    EXPECT_EQ(content.numbers[1].value, QStringLiteral("66.6 GiB"));
    EXPECT_TRUE(content.note.contains(QStringLiteral("sequence length 4,096"))) << content.note.toStdString();
    EXPECT_TRUE(content.difference.isEmpty());
    EXPECT_FALSE(content.pinnable);
    ASSERT_NE(content.problem, nullptr);
    EXPECT_TRUE(content.problem->graph.findMark("router")) << "its layer, not the diagram's";
    EXPECT_FALSE(ui::plainText(content).contains(QStringLiteral("\n\n")));
}

TEST_F(CardContent, isPlainTextForTheClipboard) {
    const QString hover = ui::plainText(card(hull(8)));
    EXPECT_EQ(hover.split(u'\n').first(), QStringLiteral("Hull step 8 of 11 — adds attention"));
    EXPECT_TRUE(hover.contains(QStringLiteral("57.4 GiB stashed per rank · 216.0 KiB/token·layer\n")));
    EXPECT_FALSE(hover.contains(QStringLiteral("\n\n")));
    const QString compared = ui::plainText(ui::compareContent(m_document, marks({"attn"})));
    EXPECT_TRUE(compared.contains(QStringLiteral("\tpinned\tin the diagram\tdifference\n"))) << compared.toStdString();
    EXPECT_TRUE(compared.endsWith(QStringLiteral("\nRecomputes attention.")));
}

} // namespace
