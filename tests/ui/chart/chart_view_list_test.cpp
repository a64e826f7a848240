#include "tests/ui/support/analysed_document.h"
#include "ui/chart/chart_view.h"
#include "ui/chart/marks_item.h"
#include "ui/chart/plot_item.h"
#include "ui/chart/ring_item.h"
#include "ui/document/list_edits.h"
#include "ui/view_state.h"

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

// The chart of a document with a list.
namespace ui {
namespace {

class ChartViewListTest : public testing::Test {
protected:
    ChartViewListTest() {
        m_document.loadPolicy(m_document.preset("attn-replay"), QStringLiteral("load"));
        addToList(m_document);
        m_document.loadPolicy(m_document.preset("core_attn"), QStringLiteral("load"));
        addToList(m_document);
        core::PolicyFile file = m_document.file();
        file.policies[2].scenario.layers = 4;
        m_document.edit(file, QStringLiteral("set"));
        m_document.loadPolicy({}, QStringLiteral("load"));
        m_view.resize(900, 600);
        m_view.show();
    }

    const ChartData& data() const { return m_view.chart().data(); }
    QPoint placeOf(std::size_t mark) const { return m_view.mapFromScene(m_view.chart().map().toScene(data().list.marks[mark].value)); }
    const PlacedLabel& labelOf(std::size_t mark) const {
        for (const PlacedLabel& label : m_view.chart().plot().marks().layout().labels) {
            if (label.target == HitTarget{Hit::Kind::Listed, mark}) {
                return label;
            }
        }
        ADD_FAILURE() << "no label";
        static const PlacedLabel none;
        return none;
    }
    void click(QPoint place, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(m_view.viewport(), Qt::LeftButton, modifiers, place);
    }
    QString ringName() const {
        const auto& labels = m_view.chart().plot().ringName().layout().labels;
        return labels.empty() ? QString() : labels.front().parts.front().text;
    }

    AnalysedDocument m_document;
    ViewState m_state{m_document};
    ChartView m_view{m_document, m_state, theme(ThemeName::Light)};
};

TEST_F(ChartViewListTest, aClickOnASignLoadsThatEntry) {
    const int steps = m_document.undoStack().count();
    click(placeOf(0));
    EXPECT_EQ(m_document.file().current, 1);
    EXPECT_EQ(m_document.policy(), m_document.preset("attn-replay"));
    EXPECT_TRUE(m_document.file().policies[0].recompute.empty());
    EXPECT_EQ(m_document.undoStack().count(), steps) << "a selection is no edit";
    EXPECT_EQ(ringName(), QStringLiteral("attn-replay"));
    m_document.undoStack().undo();
    EXPECT_EQ(m_document.file().current, 0);
    EXPECT_EQ(ringName(), QStringLiteral("Policy 1"));
}

TEST_F(ChartViewListTest, aClickOnANameLoadsThatEntry) {
    click(m_view.mapFromScene(labelOf(1).rect.center()));
    EXPECT_EQ(m_document.file().current, 2);
    EXPECT_EQ(m_document.scenario().layers, 4);
}

TEST_F(ChartViewListTest, onlyWhatTheDiagramCanShowIsPinned) {
    click(placeOf(1), Qt::ControlModifier);
    EXPECT_FALSE(m_state.pinned());
    click(placeOf(0), Qt::ControlModifier);
    EXPECT_EQ(m_state.pinned(), m_document.preset("attn-replay"));
    EXPECT_EQ(m_document.file().current, 0);
}

TEST_F(ChartViewListTest, pointsAtAnEntryWhereItStands) {
    QSignalSpy pointed(&m_view, &ChartView::pointedAt);
    QTest::mouseMove(m_view.viewport(), placeOf(1));
    ASSERT_FALSE(pointed.isEmpty());
    EXPECT_EQ(pointed.last()[0].value<Hit>().kind, Hit::Kind::Listed);
    EXPECT_LE((pointed.last()[1].toPoint() - m_view.viewport()->mapTo(&m_view, placeOf(1))).manhattanLength(), 2);
}

TEST_F(ChartViewListTest, theNameFollowsItsRingAndTheOtherNamesStay) {
    const QRectF before = m_view.chart().plot().ringName().layout().labels.front().rect;
    const auto others = labelOf(0).rect;
    const ChartRanges ranges = m_view.chart().ranges();
    m_document.loadPolicy(m_document.hullStep(8).outcome.representative, QStringLiteral("load"));
    const QRectF after = m_view.chart().plot().ringName().layout().labels.front().rect;
    EXPECT_NE(after, before);
    EXPECT_LT(distance(m_view.chart().plot().ring().pos(), after), 80);
    EXPECT_EQ(labelOf(0).rect, others);
    EXPECT_EQ(m_view.chart().ranges(), ranges);
    renamePolicy(m_document, 0, QStringLiteral("lean"));
    EXPECT_EQ(ringName(), QStringLiteral("lean"));
}

TEST_F(ChartViewListTest, theOptionsHideThem) {
    ChartOptions options = m_state.options();
    options.listed = false;
    m_state.setOptions(options);
    EXPECT_TRUE(data().list.marks.empty());
    EXPECT_EQ(ringName(), QString());
    options.listed = true;
    options.labels = false;
    m_state.setOptions(options);
    EXPECT_EQ(m_view.chart().plot().marks().layout().listed.size(), 2);
    EXPECT_EQ(ringName(), QString());
}

} // namespace
} // namespace ui
