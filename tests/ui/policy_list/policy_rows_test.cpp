#include "ui/policy_list/policy_rows.h"

#include "tests/ui/support/analysed_document.h"
#include "ui/document/list_edits.h"

#include <gtest/gtest.h>

namespace {

using ui::PolicyColumn;

class PolicyRows : public testing::Test {
protected:
    PolicyRows() {
        m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("load"));
        ui::addToList(m_document);
        m_document.loadPolicy({}, QStringLiteral("load"));
    }
    QString text(std::size_t row, PolicyColumn column) const { return ui::policyRows(m_document)[row].texts[ui::index(column)]; }
    QString toolTip(std::size_t row, PolicyColumn column) const { return ui::policyRows(m_document)[row].toolTips[ui::index(column)]; }
    void setScenario(const core::Scenario& scenario) {
        ASSERT_TRUE(m_document.changeScenario(scenario, QStringLiteral("set")));
        analyseNow(m_document);
    }

    AnalysedDocument m_document;
};

TEST_F(PolicyRows, sayWhatEachCostsAndStashesAndWhereItStands) {
    EXPECT_EQ(text(0, PolicyColumn::Name), QStringLiteral("Policy 1"));
    EXPECT_EQ(text(1, PolicyColumn::Name), QStringLiteral("dsv3"));
    EXPECT_EQ(text(1, PolicyColumn::Stash), QStringLiteral("66.57 GiB"));
    EXPECT_EQ(text(1, PolicyColumn::Replayed), QStringLiteral("8.17%"));
    EXPECT_EQ(text(1, PolicyColumn::Place), QStringLiteral("hull step 6"));
    EXPECT_EQ(text(1, PolicyColumn::Scenario), QString());
    EXPECT_EQ(toolTip(1, PolicyColumn::Stash), QStringLiteral("71,481,425,920 bytes per rank · 250.6 KiB/token·layer"));
    const auto rows = ui::policyRows(m_document);
    EXPECT_EQ(rows[1].spoken, QStringLiteral("dsv3, 66.57 GiB per rank, 8.17% replayed, hull step 6"));
    EXPECT_EQ(rows[0].spoken, QStringLiteral("Policy 1, 118.64 GiB per rank, 0% replayed, hull step 0, in the diagram"));
    EXPECT_TRUE(rows[0].isCurrent);
    EXPECT_FALSE(rows[1].isCurrent);
    EXPECT_TRUE(rows[1].isNamed);
}

TEST_F(PolicyRows, sayInAWordWhereAPolicyStands) {
    m_document.loadPolicy(m_document.preset("core_attn"), QStringLiteral("load"));
    EXPECT_EQ(text(0, PolicyColumn::Place), QStringLiteral("dominated"));
    m_document.loadPolicy(m_document.preset("full"), QStringLiteral("load"));
    EXPECT_EQ(text(0, PolicyColumn::Place), QStringLiteral("not on the chart"));
    for (const core::Outcome& outcome : m_document.analysis()->frontier) {
        if (!core::judge(*m_document.analysis(), outcome.representative, outcome.point).hullStep) {
            m_document.loadPolicy(outcome.representative, QStringLiteral("load"));
            break;
        }
    }
    EXPECT_EQ(text(0, PolicyColumn::Place), QStringLiteral("frontier"));
}

TEST_F(PolicyRows, ofAnotherScenarioAreNotJudgedByTheDiagrams) {
    core::Scenario longer = m_document.scenario();
    longer.seq = 8192;
    setScenario(longer);
    const auto rows = ui::policyRows(m_document);
    EXPECT_EQ(text(0, PolicyColumn::Scenario), QStringLiteral("sequence length 8,192"));
    EXPECT_EQ(text(1, PolicyColumn::Scenario), QString());
    EXPECT_EQ(text(1, PolicyColumn::Place), QStringLiteral("other scenario"));
    EXPECT_TRUE(toolTip(1, PolicyColumn::Place).contains(QStringLiteral("not the diagram's")));
    EXPECT_TRUE(rows[1].elsewhere);
    EXPECT_FALSE(rows[0].elsewhere);
    EXPECT_EQ(text(1, PolicyColumn::Replayed), QStringLiteral("8.17%")) << "of its own forward";
}

TEST_F(PolicyRows, thatOnlyScaleAnotherWayAreJudgedButStandElsewhere) {
    core::Scenario fewer = m_document.scenario();
    fewer.layers = 4;
    setScenario(fewer);
    EXPECT_TRUE(ui::policyRows(m_document)[1].elsewhere);
    EXPECT_EQ(text(1, PolicyColumn::Place), QStringLiteral("hull step 6"));
}

TEST_F(PolicyRows, showANameInOneLineAndItsNoteBesides) {
    ui::renamePolicy(m_document, 1, QStringLiteral("  lean\n and mean "));
    ui::setPolicyNote(m_document, 1, QStringLiteral("for review"));
    EXPECT_EQ(text(1, PolicyColumn::Name), QStringLiteral("lean and mean"));
    EXPECT_EQ(toolTip(1, PolicyColumn::Name), QStringLiteral("lean and mean\nfor review"));
}

TEST(PolicyListSummary, SaysWhereTheChartCannotNameAll) {
    EXPECT_EQ(ui::listSummary(1), QStringLiteral("one policy; add more to compare them"));
    EXPECT_EQ(ui::listSummary(101), QStringLiteral("101 policies"));
    EXPECT_EQ(ui::listSummary(1200), QStringLiteral("1,200 policies, the first 100 on the chart"));
}

} // namespace
