#include "core/search/nearest_frontier.h"
#include "tests/ui/diagram/diagram_view_fixture.h"
#include "tests/ui/support/analysed_document.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>

namespace {

class DiagramMenu : public DiagramViewOf {
protected:
    DiagramMenu() { analyseNow(m_document); }

    core::Policy policy() const { return m_document.policy(); }
    void openAt(QPoint at) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_view->viewport()->mapToGlobal(at));
        QApplication::sendEvent(m_view->viewport(), &event);
    }
    QMenu* menu() const {
        const auto menus = m_view->findChildren<QMenu*>(QStringLiteral("diagramMenu"));
        return menus.isEmpty() ? nullptr : menus.last();
    }
    QAction* action(const char* name) const { return menu()->findChild<QAction*>(QLatin1String(name)); }
    void trigger(const char* name) {
        ASSERT_NE(nullptr, menu());
        ASSERT_NE(nullptr, action(name)) << name;
        ASSERT_TRUE(action(name)->isEnabled()) << name;
        action(name)->trigger();
        menu()->close();
        ASSERT_TRUE(QTest::qWaitFor([&] { return menu() == nullptr; }));
    }
    /// One step of the stack, with this text, that undoes to `before`.
    void expectOneStep(const QString& text, core::Policy before, int count = 1) {
        EXPECT_EQ(count, m_document.undoStack().count());
        EXPECT_EQ(text, m_document.undoStack().undoText());
        const core::Policy after = policy();
        m_document.undoStack().undo();
        EXPECT_EQ(before, policy());
        m_document.undoStack().redo();
        EXPECT_EQ(after, policy());
    }
};

TEST_P(DiagramMenu, flipsTheOpUnderTheMouse) {
    openAt(placeOf("attn"));
    EXPECT_TRUE(policy().empty()) << "the right button flips nothing by itself";
    EXPECT_EQ(marks({"attn"}), m_shared.selection().marks);
    EXPECT_TRUE(action("diagramFlipAction")->text().contains(QStringLiteral("attention")));
    trigger("diagramFlipAction");
    EXPECT_EQ(marks({"attn"}), policy());
    expectOneStep(QStringLiteral("recompute attention"), {});
}

TEST_P(DiagramMenu, isAboutAllSelectedOpsWhereTheMouseIsOnOneOfThem) {
    m_shared.select({marks({"attn", "norm1"}), mark("norm1")});
    openAt(placeOf("attn"));
    EXPECT_EQ((ui::Selection{marks({"attn", "norm1"}), mark("attn")}), m_shared.selection());
    trigger("diagramFlipAction");
    EXPECT_EQ(marks({"attn", "norm1"}), policy());
    openAt(placeOf("o_proj"));
    EXPECT_EQ(marks({"o_proj"}), m_shared.selection().marks);
}

TEST_P(DiagramMenu, recomputesOnlyThis) {
    m_document.loadPolicy(marks({"norm1", "o_proj"}), QStringLiteral("x"));
    openAt(placeOf("attn"));
    trigger("diagramOnlyThisAction");
    EXPECT_EQ(marks({"attn"}), policy());
    expectOneStep(QStringLiteral("recompute only attention"), marks({"norm1", "o_proj"}), 2);
    openAt(placeOf("attn"));
    EXPECT_FALSE(action("diagramOnlyThisAction")->isEnabled());
}

TEST_P(DiagramMenu, savesEverything) {
    openAt({2, 2});
    EXPECT_FALSE(action("diagramSaveAllAction")->isEnabled());
    EXPECT_EQ(nullptr, action("diagramFlipAction")) << "there is no op under the mouse";
    menu()->close();
    m_document.loadPolicy(marks({"norm1", "o_proj"}), QStringLiteral("x"));
    openAt({2, 2});
    trigger("diagramSaveAllAction");
    EXPECT_TRUE(policy().empty());
    expectOneStep(QStringLiteral("save everything"), marks({"norm1", "o_proj"}), 2);
}

TEST_P(DiagramMenu, loadsTheNearestFrontierPolicy) {
    const core::Policy dominated = marks({"attn", "o_proj"});
    m_document.loadPolicy(dominated, QStringLiteral("x"));
    openAt(placeOf("attn"));
    trigger("diagramNearestAction");
    EXPECT_EQ(core::nearestOnFrontier(*m_document.problem(), dominated).value(), policy());
    EXPECT_TRUE(m_document.verdict()->onFrontier);
    expectOneStep(QStringLiteral("load the nearest frontier policy"), dominated, 2);
    openAt(placeOf("attn"));
    EXPECT_FALSE(action("diagramNearestAction")->isEnabled());
    EXPECT_EQ(QStringLiteral("This policy is on the frontier."), action("diagramNearestAction")->toolTip());
}

TEST_P(DiagramMenu, knowsNoNearestPolicyBeforeTheAnalysis) {
    core::Scenario other = m_document.scenario();
    other.seq = 8192;
    ASSERT_TRUE(m_document.changeScenario(other, QStringLiteral("x")));
    openAt(placeOf("attn"));
    EXPECT_FALSE(action("diagramNearestAction")->isEnabled());
    EXPECT_FALSE(action("diagramNearestAction")->toolTip().isEmpty());
}

TEST_P(DiagramMenu, opensTheCard) {
    QSignalSpy asked(m_view, &ui::DiagramView::cardRequested);
    openAt(placeOf("attn"));
    trigger("diagramWhyAction");
    ASSERT_EQ(1, asked.count());
    EXPECT_EQ(mark("attn"), asked.front().front().value<core::MarkId>());
    EXPECT_TRUE(policy().empty());
}

TEST_P(DiagramMenu, opensByTheKeyboardForTheSelection) {
    m_view->setFocus();
    m_view->focusMark(mark("q_up"));
    press(Qt::Key_F10, Qt::ShiftModifier);
    trigger("diagramFlipAction");
    EXPECT_EQ(marks({"q_up"}), policy());
    QContextMenuEvent menuKey(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(m_view, &menuKey);
    trigger("diagramFlipAction");
    EXPECT_TRUE(policy().empty());
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramMenu, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

} // namespace
