#include "tests/ui/diagram/diagram_view_fixture.h"
#include "ui/diagram/flip_hint.h"
#include "ui/labels.h"

#include <QAccessible>
#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>

namespace {

class DiagramRegions : public DiagramViewOf {
protected:
    void SetUp() override { ASSERT_FALSE(m_view->layout().regions.empty()); }
    core::Policy policy() const { return m_document.policy(); }
    std::size_t count() const { return m_view->layout().regions.size(); }
    const ui::DiagramRegion& region(std::size_t i) const { return m_view->layout().regions[i]; }
    QPoint nameOf(std::size_t i) const { return m_view->viewRect(region(i).nameRect).center(); }
    QAccessibleInterface* accessible(std::size_t i) const {
        return QAccessible::queryAccessibleInterface(m_view)->child(static_cast<int>(markCount() + i));
    }
};

TEST_P(DiagramRegions, aClickOnTheNameSetsAllOfItsOpsInOneStep) {
    for (std::size_t i = 0; i < count(); ++i) {
        SCOPED_TRACE(region(i).name.toStdString());
        ASSERT_FALSE(region(i).marks.empty());
        m_document.loadPolicy(core::Policy::of(region(i).marks.marks().back()), QStringLiteral("some"));
        m_document.undoStack().clear();
        click(nameOf(i));
        EXPECT_EQ(region(i).marks, policy());
        EXPECT_EQ(QStringLiteral("recompute all of ") + region(i).name, m_document.undoStack().undoText());
        click(nameOf(i));
        EXPECT_TRUE(policy().empty());
        EXPECT_EQ(QStringLiteral("save all of ") + region(i).name, m_document.undoStack().undoText());
        EXPECT_EQ(2, m_document.undoStack().count());
    }
}

TEST_P(DiagramRegions, showsThatTheNameCanBeClicked) {
    const QImage before = m_view->grab().toImage();
    moveTo(nameOf(0));
    EXPECT_EQ(Qt::PointingHandCursor, m_view->viewport()->cursor().shape());
    EXPECT_NE(before, m_view->grab().toImage());
    EXPECT_FALSE(m_view->litMark());
    moveTo({2, 2});
    EXPECT_EQ(before, m_view->grab().toImage());
}

TEST_P(DiagramRegions, isReachedAndSetByTheKeyboard) {
    m_view->setFocus();
    const core::MarkId inIt = region(0).marks.marks().back();
    m_view->focusMark(inIt);
    press(Qt::Key_Home);
    EXPECT_EQ(0U, m_view->focusedRegion());
    EXPECT_FALSE(m_view->focusedMark());
    press(Qt::Key_Space);
    EXPECT_EQ(region(0).marks, policy());
    press(Qt::Key_Return);
    EXPECT_EQ(region(0).marks, policy()) << "there is no card to open, and it changes nothing";
    auto* menu = m_view->findChild<QMenu*>(QStringLiteral("diagramMenu"));
    ASSERT_NE(nullptr, menu);
    EXPECT_NE(nullptr, menu->findChild<QAction*>(QStringLiteral("diagramSaveRegionAction")));
    menu->close();
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_view->findChild<QMenu*>(QStringLiteral("diagramMenu")) == nullptr; }));
    m_window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
    m_view->setFocus();
    ASSERT_EQ(0U, m_view->focusedRegion());
    press(Qt::Key_Space);
    EXPECT_TRUE(policy().empty());
    press(Qt::Key_Down);
    EXPECT_FALSE(m_view->focusedRegion());
    ASSERT_TRUE(m_view->focusedMark());
    press(Qt::Key_Up);
    EXPECT_EQ(0U, m_view->focusedRegion());
    press(Qt::Key_Tab);
    EXPECT_EQ(region(0).marks.marks().front(), m_view->focusedMark());
}

TEST_P(DiagramRegions, isACheckBoxOfThreeStatesToAssistiveTechnology) {
    QAccessibleInterface* name = accessible(0);
    ASSERT_NE(nullptr, name);
    EXPECT_EQ(QAccessible::CheckBox, name->role());
    EXPECT_TRUE(name->text(QAccessible::Name).startsWith(region(0).name));
    EXPECT_FALSE(name->state().checked || name->state().checkStateMixed);
    m_document.flip(region(0).marks.marks().front());
    EXPECT_TRUE(name->state().checkStateMixed);
    name->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    EXPECT_EQ(region(0).marks, policy());
    EXPECT_TRUE(name->state().checked);
    EXPECT_FALSE(name->state().checkStateMixed);
    name->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    EXPECT_TRUE(name->state().focused);
    EXPECT_EQ(name, QAccessible::queryAccessibleInterface(m_view)->childAt(name->rect().center().x(), name->rect().center().y()));
}

TEST_P(DiagramRegions, hasAMenu) {
    const QPoint at = nameOf(0);
    const auto trigger = [&](const char* name) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_view->viewport()->mapToGlobal(at));
        QApplication::sendEvent(m_view->viewport(), &event);
        auto* menu = m_view->findChild<QMenu*>(QStringLiteral("diagramMenu"));
        menu->findChild<QAction*>(QLatin1String(name))->trigger();
        EXPECT_EQ(nullptr, menu->findChild<QAction*>(QStringLiteral("diagramFlipAction")));
        menu->close();
        EXPECT_TRUE(QTest::qWaitFor([&] { return m_view->findChild<QMenu*>(QStringLiteral("diagramMenu")) == nullptr; }));
    };
    trigger("diagramRecomputeRegionAction");
    EXPECT_EQ(region(0).marks, policy());
    trigger("diagramSaveRegionAction");
    EXPECT_TRUE(policy().empty());
}

TEST_P(DiagramRegions, saysWhenAClickLeavesWhatTheScenarioKeepsSaved) {
    for (std::size_t i = 0; i < count(); ++i) {
        const core::Policy kept = m_document.problem()->alwaysSaved & region(i).marks;
        const auto text = [&] { return ui::regionText(m_document, region(i)); };
        EXPECT_TRUE(text().startsWith(QStringLiteral("Click recomputes all of ") + region(i).name));
        EXPECT_EQ(!kept.empty(), text().contains(QStringLiteral("keeps saved"))) << text().toStdString();
        for (const core::MarkId mark : kept.marks()) {
            EXPECT_TRUE(text().contains(ui::opLabel(m_document.problem()->graph.owner(mark)))) << text().toStdString();
        }
        m_document.loadPolicy(kept, QStringLiteral("off the chart already"));
        EXPECT_FALSE(text().contains(QStringLiteral("keeps saved")));
        m_document.loadPolicy(region(i).marks, QStringLiteral("all"));
        EXPECT_EQ(QStringLiteral("Click saves all of %1.").arg(region(i).name), text());
    }
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramRegions, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

} // namespace
