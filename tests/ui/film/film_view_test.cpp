#include "ui/film/film_view.h"

#include "tests/ui/support/analysed_document.h"

#include <QAccessible>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>
#include <gtest/gtest.h>

namespace ui {
namespace {

class FilmViewTest : public testing::Test {
protected:
    FilmViewTest() {
        auto* layout = new QVBoxLayout(&m_window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(&m_film);
        layout->addStretch();
        layout->setSizeConstraint(QLayout::SetNoConstraint);
        m_window.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
        resize(1200);
    }

    void resize(int width) {
        m_window.resize(width, 400);
        EXPECT_TRUE(QTest::qWaitFor([&] { return m_film.width() == width && m_film.height() == m_film.sizeHint().height(); }));
    }
    QPoint center(std::size_t step) const { return m_film.viewRect(step).center(); }
    void moveTo(QPoint position) { QTest::mouseMove(m_film.viewport(), position); }
    void leave() {
        QEvent event(QEvent::Leave);
        QCoreApplication::sendEvent(m_film.viewport(), &event);
    }
    void click(std::size_t step) { QTest::mouseClick(m_film.viewport(), Qt::LeftButton, {}, center(step)); }
    void key(Qt::Key key) { QTest::keyClick(&m_film, key); }
    void wheel(QPoint angle) {
        const QPointF position(20, 20);
        QWheelEvent event(position, m_film.viewport()->mapToGlobal(position), {}, angle, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_film.viewport(), &event);
    }
    bool isInView(std::size_t step) const { return m_film.viewport()->rect().contains(m_film.viewRect(step)); }
    QColor edgeOf(std::size_t step, int outside = 0) {
        const QRect rect = m_film.viewRect(step);
        return m_film.viewport()->grab().toImage().pixelColor(rect.center().x(), rect.top() - outside);
    }
    void changeProblem() {
        core::Scenario scenario = m_document.scenario();
        scenario.seq = 8192;
        ASSERT_TRUE(m_document.changeScenario(scenario, {}));
    }

    AnalysedDocument m_document;
    ViewState m_viewState{m_document};
    QWidget m_window;
    FilmView m_film{m_document, m_viewState, theme(ThemeName::Light)};
};

TEST_F(FilmViewTest, HoveringAFrameLightsItsStepAndLeavingPutsItOut) {
    moveTo(center(4));
    EXPECT_EQ(m_viewState.litStep(), 4U);
    EXPECT_EQ(edgeOf(4), theme(ThemeName::Light).hull);
    moveTo(center(7));
    EXPECT_EQ(m_viewState.litStep(), 7U);
    moveTo({center(7).x(), 2});
    EXPECT_EQ(m_viewState.litStep(), std::nullopt) << "the heading is no frame";
    moveTo(center(2));
    leave();
    EXPECT_EQ(m_viewState.litStep(), std::nullopt);
    EXPECT_EQ(m_document.undoStack().count(), 0) << "hovering loads nothing";
}

TEST_F(FilmViewTest, AStepLitElsewhereLightsItsFrame) {
    const QColor before = edgeOf(9);
    m_viewState.light(9);
    EXPECT_EQ(edgeOf(9), theme(ThemeName::Light).hull);
    m_viewState.light(std::nullopt);
    EXPECT_EQ(edgeOf(9), before);
}

TEST_F(FilmViewTest, AClickLoadsTheStep) {
    for (const std::size_t step : {0U, 8U, 11U}) {
        click(step);
        EXPECT_EQ(m_document.policy(), m_document.hullStep(step).outcome.representative);
        EXPECT_EQ(m_film.data().current, step);
        leave();
        EXPECT_EQ(edgeOf(step), theme(ThemeName::Light).current);
    }
    EXPECT_EQ(m_document.undoStack().undoText(), QStringLiteral("load hull step 11"));
    m_document.undoStack().undo();
    EXPECT_EQ(m_film.data().current, 8U) << "undo moves the outline back";
}

TEST_F(FilmViewTest, APressThatSlipsOffLoadsNothing) {
    const core::Policy before = m_document.policy();
    QTest::mousePress(m_film.viewport(), Qt::LeftButton, {}, center(9));
    QTest::mouseRelease(m_film.viewport(), Qt::LeftButton, {}, center(10));
    QTest::mouseClick(m_film.viewport(), Qt::RightButton, {}, center(9));
    EXPECT_EQ(m_document.policy(), before);
}

TEST_F(FilmViewTest, KeysWalkTheFramesAndEnterLoads) {
    m_film.clearFocus();
    m_film.setFocus(Qt::TabFocusReason);
    ASSERT_TRUE(m_film.hasFocus());
    EXPECT_EQ(m_film.focusedStep(), m_film.data().current.value_or(0));
    key(Qt::Key_Home);
    EXPECT_EQ(m_film.focusedStep(), 0U);
    key(Qt::Key_Left);
    EXPECT_EQ(m_film.focusedStep(), 0U);
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    EXPECT_EQ(m_film.focusedStep(), 2U);
    EXPECT_EQ(m_viewState.litStep(), 2U);
    EXPECT_EQ(m_document.undoStack().count(), 0) << "walking loads nothing";
    EXPECT_EQ(edgeOf(2, 1), theme(ThemeName::Light).accent);
    key(Qt::Key_Return);
    EXPECT_EQ(m_document.policy(), m_document.hullStep(2).outcome.representative);
    key(Qt::Key_End);
    key(Qt::Key_Right);
    EXPECT_EQ(m_film.focusedStep(), 11U);
    key(Qt::Key_Enter);
    EXPECT_EQ(m_document.policy(), m_document.hullStep(11).outcome.representative);
    m_film.clearFocus();
    EXPECT_EQ(m_viewState.litStep(), std::nullopt);
}

TEST_F(FilmViewTest, ANarrowFilmScrollsByWheelAndKeys) {
    resize(500);
    QScrollBar* bar = m_film.horizontalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    EXPECT_FALSE(isInView(11));
    wheel({0, -120});
    EXPECT_GT(bar->value(), 0) << "the plain wheel scrolls sideways";
    const int before = bar->value();
    wheel({-120, 0});
    EXPECT_GT(bar->value(), before);
    wheel({0, 1200});
    EXPECT_EQ(bar->value(), 0);
    key(Qt::Key_End);
    EXPECT_TRUE(isInView(11));
    key(Qt::Key_Home);
    EXPECT_TRUE(isInView(0));
    m_viewState.light(10);
    EXPECT_TRUE(isInView(10)) << "a vertex under the mouse shows its frame";
    m_document.loadPolicy(m_document.hullStep(1).outcome.representative, {});
    EXPECT_TRUE(isInView(1)) << "what is loaded elsewhere, too";
}

TEST_F(FilmViewTest, AHoveredFrameIsThatUnderTheMouseAfterScrolling) {
    resize(500);
    const QPoint mouse = center(1);
    moveTo(mouse);
    wheel({0, -1200});
    EXPECT_GT(m_viewState.litStep(), 1U);
    EXPECT_EQ(m_viewState.litStep(), m_film.stepAt(mouse));
}

TEST_F(FilmViewTest, AMouseAtRestDoesNotDisturbKeysAndOtherViews) {
    resize(500);
    moveTo(center(1));
    key(Qt::Key_End);
    EXPECT_EQ(m_viewState.litStep(), 11U);
    moveTo(center(10));
    m_viewState.light(0);
    EXPECT_EQ(m_viewState.litStep(), 0U);
    EXPECT_TRUE(isInView(0));
    moveTo(center(2));
    EXPECT_EQ(m_viewState.litStep(), 2U);
}

TEST_F(FilmViewTest, AWideFilmLeavesTheWheelToOthers) {
    const QPointF position(20, 20);
    QWheelEvent event(position, position, {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    event.accept();
    QCoreApplication::sendEvent(m_film.viewport(), &event);
    EXPECT_FALSE(event.isAccepted());
}

TEST_F(FilmViewTest, IsAsHighAsItsContent) {
    for (const int width : {500, 766, 900, 1400, 2500}) {
        resize(width);
        EXPECT_GE(m_film.viewport()->height(), m_film.layout().size.height());
        EXPECT_LT(m_film.viewport()->height(), m_film.layout().size.height() + 1.5);
    }
}

TEST_F(FilmViewTest, TheUnitFollowsTheChart) {
    EXPECT_EQ(m_film.data().frames[6].stash, QStringLiteral("66.6 GiB"));
    ChartOptions options;
    options.unit = StashUnit::KibPerTokenLayer;
    m_viewState.setOptions(options);
    EXPECT_EQ(m_film.data().frames[6].stash, QStringLiteral("250.6 KiB"));
}

TEST_F(FilmViewTest, NumbersFollowTheScenario) {
    core::Scenario scenario = m_document.scenario();
    scenario.layers *= 2;
    ASSERT_TRUE(m_document.changeScenario(scenario, {}));
    EXPECT_EQ(m_film.data().frames[6].stash, QStringLiteral("133.1 GiB"));
}

TEST_F(FilmViewTest, KeepsTheFramesForAMomentWhileOthersAreComputed) {
    const int height = m_film.height();
    changeProblem();
    ASSERT_FALSE(m_document.analysis());
    EXPECT_EQ(m_film.data().frames.size(), 12U) << "no flicker";
    const core::Policy before = m_document.policy();
    click(9);
    key(Qt::Key_End);
    key(Qt::Key_Return);
    EXPECT_EQ(m_document.policy(), before) << "what it still shows cannot be loaded";
    EXPECT_EQ(m_viewState.litStep(), std::nullopt);
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_film.data().frames.empty(); }));
    EXPECT_EQ(m_film.sizeHint().height(), height) << "nothing jumps";
    analyseNow(m_document);
    EXPECT_EQ(m_film.data().problem, m_document.problem());
    EXPECT_EQ(m_film.data().frames.size(), m_document.analysis()->hull.size());
}

TEST_F(FilmViewTest, TakesANewAnalysisAtOnce) {
    changeProblem();
    analyseNow(m_document);
    EXPECT_EQ(m_film.data().problem, m_document.problem());
    click(3);
    EXPECT_EQ(m_document.policy(), m_document.hullStep(3).outcome.representative);
}

TEST_F(FilmViewTest, IsAListForAssistiveTechnology) {
    EXPECT_EQ(m_film.objectName(), QStringLiteral("film"));
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&m_film);
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(list->role(), QAccessible::List);
    EXPECT_EQ(list->text(QAccessible::Name), QStringLiteral("Hull, step by step"));
    ASSERT_EQ(list->childCount(), 12);
    QAccessibleInterface* sixth = list->child(6);
    EXPECT_EQ(sixth->text(QAccessible::Name), QStringLiteral("hull step 6: 66.6 GiB, 8.17%, adds q up, RoPE"));
    EXPECT_EQ(list->indexOfChild(sixth), 6);
    EXPECT_EQ(list->childAt(sixth->rect().center().x(), sixth->rect().center().y()), sixth);
    click(0);
    EXPECT_FALSE(sixth->state().selected);
    sixth->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(m_document.policy(), m_document.preset("dsv3"));
    EXPECT_TRUE(sixth->state().selected);
    sixth->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    EXPECT_TRUE(sixth->state().focused);
    EXPECT_EQ(list->focusChild(), sixth);
}

TEST_F(FilmViewTest, PaintsInTheColoursOfItsTheme) {
    for (const ThemeName name : {ThemeName::Dark, ThemeName::Light}) {
        m_film.setTheme(theme(name));
        const QImage picture = m_film.viewport()->grab().toImage();
        EXPECT_EQ(picture.pixelColor(1, picture.height() - 2), theme(name).panel);
    }
}

} // namespace
} // namespace ui
