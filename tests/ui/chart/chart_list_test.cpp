#include "tests/ui/support/analysed_document.h"
#include "ui/chart/caption.h"
#include "ui/chart/chart_map.h"
#include "ui/chart/marks_layout.h"
#include "ui/document/list_edits.h"

#include <QElapsedTimer>

#include <gtest/gtest.h>

#include <algorithm>

// What the chart makes of the file's list.
namespace ui {
namespace {

const QRectF plot(45, 60, 825, 500);

class ChartListTest : public testing::Test {
protected:
    ChartListTest() {
        m_font.setPixelSize(13);
        m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("load"));
        addToList(m_document);
        renamePolicy(m_document, 1, QStringLiteral("lean"));
        m_document.loadPolicy({}, QStringLiteral("load"));
    }
    void addOf(const core::Scenario& scenario, const QString& name) {
        core::PolicyFile file = m_document.file();
        core::NamedPolicy listed;
        listed.name = name.toStdString();
        listed.scenario = scenario;
        listed.recompute = m_document.preset("dsv3");
        file.policies.push_back(listed);
        m_document.edit(file, QStringLiteral("add"));
    }
    core::Scenario longer() const {
        core::Scenario scenario = m_document.scenario();
        scenario.seq = 16384;
        return scenario;
    }
    MarksLayout layout(const ChartData& data) const { return layoutMarks(data, {plot, fullRanges(data)}, m_font); }
    static const PlacedLabel* labelOf(const MarksLayout& layout, const QString& name) {
        const auto found = std::ranges::find_if(layout.labels, [&](const PlacedLabel& label) { return label.parts.front().text == name; });
        return found == layout.labels.end() ? nullptr : &*found;
    }
    static QStringList legend(const ChartData& data) {
        QStringList texts;
        for (const LegendEntry& entry : legendEntries(data)) {
            texts << entry.text;
        }
        return texts;
    }

    AnalysedDocument m_document;
    QFont m_font{QStringLiteral("DejaVu Sans")};
};

TEST_F(ChartListTest, aLonePolicyHasNoNameThere) {
    const AnalysedDocument alone;
    EXPECT_EQ(chartList(alone, {}), ChartList());
}

TEST_F(ChartListTest, namesTheOthersAndTheOneInTheDiagram) {
    const ChartData data = chartData(m_document);
    EXPECT_EQ(data.list.currentName, QStringLiteral("Policy 1"));
    ASSERT_EQ(data.list.marks.size(), 1);
    const ListedMark& lean = data.list.marks.front();
    EXPECT_EQ(lean.name, QStringLiteral("lean"));
    EXPECT_EQ(lean.index, 1);
    EXPECT_EQ(lean.value, data.scale.at(lean.mark.point));
    EXPECT_FALSE(lean.elsewhere);
    ChartOptions none;
    none.listed = false;
    EXPECT_EQ(chartData(m_document, none).list, ChartList());
}

TEST_F(ChartListTest, ofAnotherScenarioStandWhereThatHasThem) {
    addOf(longer(), QStringLiteral("long"));
    core::Scenario fewer = m_document.scenario();
    fewer.layers = 4;
    addOf(fewer, QStringLiteral("few"));
    for (const StashUnit unit : {StashUnit::GibPerRank, StashUnit::KibPerTokenLayer}) {
        ChartOptions options;
        options.unit = unit;
        const ChartData data = chartData(m_document, options);
        const auto& marks = data.list.marks;
        ASSERT_EQ(marks.size(), 3);
        EXPECT_TRUE(marks[1].elsewhere);
        EXPECT_DOUBLE_EQ(marks[1].value.y(), marks[0].value.y()) << "a longer sequence stashes as much a token";
        EXPECT_LT(marks[1].value.x(), marks[0].value.x()) << "of a forward that costs more";
        EXPECT_EQ(marks[2].elsewhere, unit == StashUnit::GibPerRank) << "a token stashes as much in fewer layers";
        EXPECT_DOUBLE_EQ(marks[2].value.y(), marks[0].value.y() / (unit == StashUnit::GibPerRank ? 2 : 1));
        options.swapped = true;
        EXPECT_EQ(chartData(m_document, options).list.marks[1].value, marks[1].value.transposed());
    }
}

TEST_F(ChartListTest, theRangesHoldThemWhateverIsInTheDiagram) {
    const ChartRanges before = fullRanges(chartData(m_document));
    core::Scenario more = m_document.scenario();
    more.layers = 20;
    addOf(more, QStringLiteral("more"));
    const ChartData data = chartData(m_document);
    const ChartRanges with = fullRanges(data);
    EXPECT_GT(with.y.to, before.y.to);
    EXPECT_TRUE(with.contains(data.list.marks[1].value));
    m_document.flip(m_document.problem()->graph.findMark("attn").value());
    EXPECT_EQ(fullRanges(chartData(m_document)), with);
    ChartOptions none;
    none.listed = false;
    EXPECT_EQ(fullRanges(chartData(m_document, none)), before);
}

TEST_F(ChartListTest, eachHasASignAndItsName) {
    addOf(longer(), QStringLiteral("long"));
    const ChartData data = chartData(m_document);
    const MarksLayout shown = layout(data);
    ASSERT_EQ(shown.listed.size(), 2);
    EXPECT_FALSE(shown.listed[0].elsewhere);
    EXPECT_TRUE(shown.listed[1].elsewhere);
    for (std::size_t i = 0; i < 2; ++i) {
        const PlacedLabel* label = labelOf(shown, data.list.marks[i].name);
        ASSERT_NE(label, nullptr);
        EXPECT_EQ(label->target, (HitTarget{Hit::Kind::Listed, i}));
        EXPECT_EQ(hitOf(*label->target, data).policy, m_document.preset("dsv3"));
    }
    const ChartRanges left{{-1, 2}, {100, 120}};
    EXPECT_TRUE(layoutMarks(data, {plot, left}, m_font).listed.empty());
}

TEST_F(ChartListTest, theCaptionExplainsTheSigns) {
    const QString own = QStringLiteral("in the list, each by its own scenario");
    EXPECT_TRUE(legend(chartData(m_document)).contains(QStringLiteral("in the list")));
    EXPECT_FALSE(legend(chartData(m_document)).contains(own));
    addOf(longer(), QStringLiteral("long"));
    EXPECT_TRUE(legend(chartData(m_document)).contains(own));
}

TEST_F(ChartListTest, thatReplayWhatStaysSavedHaveNoPlace) {
    core::PolicyFile file = m_document.file();
    file.policies[1].recompute = m_document.preset("full");
    m_document.edit(file, QStringLiteral("set"));
    const ChartData data = chartData(m_document);
    EXPECT_TRUE(data.list.marks.front().mark.outside);
    EXPECT_TRUE(layout(data).listed.empty());
    EXPECT_FALSE(legend(data).contains(QStringLiteral("in the list")));
}

TEST_F(ChartListTest, aHundredAreNamedAndNoMore) {
    for (int i = 0; i < 120; ++i) {
        core::PolicyFile file = m_document.file();
        core::NamedPolicy listed;
        listed.name = "policy number " + std::to_string(i);
        const auto& outcomes = m_document.analysis()->enumeration->outcomes;
        listed.recompute = outcomes[outcomes.size() * static_cast<std::size_t>(i) / 120].representative;
        file.policies.push_back(listed);
        m_document.edit(file, QStringLiteral("add"));
    }
    const ChartData data = chartData(m_document);
    EXPECT_EQ(data.list.marks.size(), mostListedMarks);
    QElapsedTimer timer;
    timer.start();
    const MarksLayout shown = layout(data);
    RecordProperty("milliseconds", static_cast<int>(timer.elapsed()));
    EXPECT_EQ(shown.listed.size(), mostListedMarks);
    const auto names = std::ranges::count_if(
        shown.labels, [](const PlacedLabel& label) { return label.target && label.target->kind == Hit::Kind::Listed; });
    EXPECT_GT(names, 40);
    for (std::size_t i = 0; i < shown.labels.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_FALSE(overlap(shown.labels[i].rect, shown.labels[j].rect));
        }
    }
}

TEST_F(ChartListTest, aLongNameIsCut) {
    renamePolicy(m_document, 1, QStringLiteral("a name that goes on and on ").repeated(6));
    const MarksLayout shown = layout(chartData(m_document));
    const auto label =
        std::ranges::find_if(shown.labels, [](const PlacedLabel& each) { return each.target && each.target->kind == Hit::Kind::Listed; });
    ASSERT_NE(label, shown.labels.end());
    EXPECT_TRUE(label->parts.front().text.endsWith(QStringLiteral("…")));
    EXPECT_LT(label->rect.width(), 240);
}

} // namespace
} // namespace ui
