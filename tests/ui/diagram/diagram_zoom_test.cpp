#include "tests/ui/diagram/diagram_view_fixture.h"

#include <QScrollBar>
#include <QWheelEvent>

namespace {

class DiagramZoom : public DiagramViewOf {
protected:
    /// Whether the view took it.
    bool wheel(QPoint at, QPoint turned, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), {}, turned, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        event.setAccepted(false);
        QApplication::sendEvent(m_view->viewport(), &event);
        return event.isAccepted();
    }
    void zoomInAt(QPoint at, int steps) {
        for (int i = 0; i < steps; ++i) {
            wheel(at, {0, 120}, Qt::ControlModifier);
        }
    }
    QPoint scrolled() const { return {m_view->horizontalScrollBar()->value(), m_view->verticalScrollBar()->value()}; }
    bool showsAll() const {
        const QRect all = m_view->viewRect(QRectF(QPointF(), m_view->layout().size));
        return m_view->viewport()->rect().contains(all);
    }
};

TEST_P(DiagramZoom, theWheelZoomsAtTheCursorAndBackToAll) {
    EXPECT_DOUBLE_EQ(1, m_view->zoom());
    const QPoint at = placeOf("o_proj");
    for (int i = 0; i < 14; ++i) {
        const double before = m_view->zoom();
        const QPointF under = m_view->mapToScene(at);
        ASSERT_TRUE(wheel(at, {0, 120}, Qt::ControlModifier));
        EXPECT_TRUE(m_view->zoom() > before || before > 7.99);
        if (i > 2) { // there is room to scroll
            EXPECT_LE((m_view->mapFromScene(under) - at).manhattanLength(), 2) << i;
        }
    }
    EXPECT_NEAR(8, m_view->zoom(), 1e-9);
    for (int i = 0; i < 14; ++i) {
        wheel(at, {0, -120}, Qt::ControlModifier);
    }
    EXPECT_DOUBLE_EQ(1, m_view->zoom());
    EXPECT_TRUE(showsAll());
}

TEST_P(DiagramZoom, aPlainWheelScrollsOnlyWhereThereIsMore) {
    EXPECT_FALSE(wheel(placeOf("attn"), {0, -120}));
    zoomInAt(m_view->viewport()->rect().center(), 6);
    const QPoint before = scrolled();
    EXPECT_TRUE(wheel(m_view->viewport()->rect().center(), {0, -120}));
    EXPECT_GT(scrolled().y(), before.y());
    EXPECT_EQ(before.x(), scrolled().x());
    const QPoint middle = scrolled();
    EXPECT_TRUE(wheel(m_view->viewport()->rect().center(), {0, -120}, Qt::ShiftModifier));
    EXPECT_GT(scrolled().x(), middle.x());
    EXPECT_EQ(middle.y(), scrolled().y());
}

TEST_P(DiagramZoom, zoomsByKeys) {
    m_view->setFocus();
    press(Qt::Key_Plus);
    press(Qt::Key_Plus);
    EXPECT_NEAR(1.25 * 1.25, m_view->zoom(), 1e-9);
    press(Qt::Key_Minus);
    EXPECT_NEAR(1.25, m_view->zoom(), 1e-9);
    press(Qt::Key_0);
    EXPECT_DOUBLE_EQ(1, m_view->zoom());
    press(Qt::Key_Minus);
    EXPECT_DOUBLE_EQ(1, m_view->zoom());
}

TEST_P(DiagramZoom, theMiddleButtonPansAndSelectsNothing) {
    zoomInAt(m_view->viewport()->rect().center(), 6);
    const QPoint before = scrolled();
    const QPoint from = m_view->viewport()->rect().center();
    drag(from, from - QPoint(40, 30), {}, Qt::MiddleButton);
    EXPECT_EQ(before + QPoint(40, 30), scrolled());
    EXPECT_EQ(ui::Selection{}, m_shared.selection());
    EXPECT_TRUE(m_document.policy().empty());
}

TEST_P(DiagramZoom, aDoubleClickOnNothingShowsAll) {
    zoomInAt({2, 2}, 4);
    ASSERT_GT(m_view->zoom(), 2);
    QPoint free(2, 2);
    while (m_view->layout().boxAt(m_view->mapToScene(free)) != nullptr) {
        free += QPoint(0, 3);
    }
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, free);
    EXPECT_DOUBLE_EQ(1, m_view->zoom());
}

TEST_P(DiagramZoom, aDoubleClickOnAnOpFlipsItTwice) {
    const QPoint at = placeOf("attn");
    click(at);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, at); // the second click, of which a double-click consists
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, at);
    EXPECT_DOUBLE_EQ(1, m_view->zoom());
    EXPECT_EQ(2, m_document.undoStack().count());
}

TEST_P(DiagramZoom, theKeyboardBringsItsOpIntoView) {
    m_view->setFocus();
    m_view->focusMark(core::MarkId{0});
    zoomInAt(placeOf(core::MarkId{0}), 7);
    for (std::size_t i = 0; i < markCount(); ++i) {
        const auto at = static_cast<core::MarkId>(i);
        m_view->focusMark(at);
        EXPECT_TRUE(
            m_view->viewport()->rect().contains(m_view->viewRect(QRectF(m_view->layout().boxOf(at).titleRect.topLeft(), QSizeF(30, 10)))))
            << i;
    }
}

TEST_P(DiagramZoom, theKeysZoomAtTheOpThatTheKeyboardIsOn) {
    m_view->setFocus();
    m_view->focusMark(mark("o_proj"));
    for (int step = 0; step < 12; ++step) {
        press(Qt::Key_Plus);
    }
    ASSERT_GT(m_view->zoom(), 2);
    EXPECT_TRUE(m_view->viewport()->rect().contains(placeOf("o_proj")));
}

TEST_P(DiagramZoom, fitsAgainInAnotherRoomButKeepsAChosenScale) {
    m_window.resize(900, 500);
    QApplication::sendPostedEvents();
    EXPECT_DOUBLE_EQ(1, m_view->zoom());
    EXPECT_TRUE(showsAll());
    zoomInAt({100, 100}, 3);
    const double scale = m_view->transform().m11();
    m_window.resize(1000, 640);
    QApplication::sendPostedEvents();
    EXPECT_DOUBLE_EQ(scale, m_view->transform().m11());
    EXPECT_LT(m_view->zoom(), 1.25 * 1.25 * 1.25);
    m_window.resize(1000, 2600);
    QApplication::sendPostedEvents();
    m_window.resize(2600, 2600);
    QApplication::sendPostedEvents();
    EXPECT_DOUBLE_EQ(1, m_view->zoom()) << "never smaller than all of the room";
}

TEST_P(DiagramZoom, anotherLayerIsShownWhole) {
    zoomInAt({100, 100}, 3);
    const std::string other = GetParam() == "moe" ? "dense" : "moe";
    ASSERT_TRUE(m_document.changeScenario(core::withLayer(m_document.scenario(), other, m_document.catalogue()).value(), {}));
    EXPECT_DOUBLE_EQ(1, m_view->zoom());
    EXPECT_TRUE(showsAll());
}

TEST_P(DiagramZoom, canBeClosedWhileAnOpIsLit) {
    zoomInAt(placeOf("ffn_down"), 5);
    moveTo(placeOf("ffn_down"));
    ASSERT_TRUE(m_view->litMark());
    ASSERT_FALSE(scrolled().isNull());
    delete m_view; // must not look at a picture that is gone
    QApplication::sendPostedEvents();
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramZoom, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

} // namespace
