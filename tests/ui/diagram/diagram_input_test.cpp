#include "core/format.h"
#include "core/policy/ledger.h"
#include "tests/ui/diagram/diagram_view_fixture.h"
#include "ui/diagram/diagram_hint.h"

#include <QRubberBand>
#include <QSignalSpy>

#include <algorithm>

namespace {

using Pointed = std::pair<core::MarkId, QRect>;

class DiagramInput : public DiagramViewOf {
protected:
    core::Policy policy() const { return m_document.policy(); }
    core::Policy selected() const { return m_shared.selection().marks; }
    QRect rectOf(const std::string& id) const { return m_view->viewRect(m_view->layout().boxOf(mark(id))); }
    /// A place without an op near the corner of one, to begin a drag at.
    QPoint before(const std::string& id) const { return rectOf(id).topLeft() - QPoint(7, 7); }
    core::Policy touchedBy(const QRect& band) const {
        core::Policy touched;
        for (const ui::DiagramBox& box : m_view->layout().boxes) {
            touched = box.mark && m_view->viewRect(box).intersects(band) ? touched.with(*box.mark) : touched;
        }
        return touched;
    }
    bool bandIsShown() const { return m_view->findChild<QRubberBand*>(QStringLiteral("diagramBand"))->isVisible(); }
};

TEST_P(DiagramInput, aDragSelectsAndSpaceFlipsTheSelectionAsOneStep) {
    const QPoint from = before("q_norm");
    const QPoint to = placeOf("kv_up");
    drag(from, to);
    EXPECT_TRUE(policy().empty());
    EXPECT_FALSE(bandIsShown());
    EXPECT_EQ(touchedBy(QRect(from, to)), selected());
    EXPECT_EQ(marks({"q_norm", "kv_norm", "q_up", "kv_up"}), selected() & marks({"q_norm", "kv_norm", "q_up", "kv_up", "attn", "norm1"}));
    EXPECT_EQ(m_view->focusedMark(), selected().marks().front());

    m_document.flip(mark("q_up")); // so that the selection is mixed
    m_view->setFocus();
    press(Qt::Key_Space);
    EXPECT_EQ(selected() - marks({"q_up"}), policy());
    EXPECT_EQ(2, m_document.undoStack().count());
    m_document.undoStack().undo();
    EXPECT_EQ(marks({"q_up"}), policy());
}

TEST_P(DiagramInput, aDragThatBeginsOnAnOpFlipsNothing) {
    const QPoint from = placeOf("attn");
    drag(from, from + QPoint(5, 0));
    EXPECT_TRUE(policy().empty());
    EXPECT_EQ(marks({"attn"}), selected());
    drag(from, placeOf("o_proj"));
    EXPECT_TRUE(policy().empty());
    EXPECT_EQ(marks({"attn", "o_proj"}), selected());
}

TEST_P(DiagramInput, aHandThatShakesStillClicks) {
    const QPoint from = placeOf("attn");
    drag(from, from + QPoint(3, 2));
    EXPECT_EQ(marks({"attn"}), policy());
    EXPECT_EQ(marks({"attn"}), selected());
}

TEST_P(DiagramInput, flipsWhenTheButtonIsReleased) {
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, placeOf("attn"));
    EXPECT_TRUE(policy().empty());
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, placeOf("attn"));
    EXPECT_EQ(marks({"attn"}), policy());
}

TEST_P(DiagramInput, aClickAmongSelectedOpsSelectsAndFlipsThatOneAlone) {
    m_shared.select({marks({"attn", "o_proj"}), mark("o_proj")});
    click(placeOf("attn"));
    EXPECT_EQ(marks({"attn"}), policy());
    EXPECT_EQ((ui::Selection{marks({"attn"}), mark("attn")}), m_shared.selection());
}

TEST_P(DiagramInput, aClickWithControlSelectsWithoutAFlip) {
    click(placeOf("attn"), Qt::ControlModifier);
    click(placeOf("norm2"), Qt::ControlModifier);
    EXPECT_EQ((ui::Selection{marks({"attn", "norm2"}), mark("norm2")}), m_shared.selection());
    click(placeOf("norm2"), Qt::ControlModifier);
    EXPECT_EQ((ui::Selection{marks({"attn"}), mark("attn")}), m_shared.selection());
    click(placeOf("attn"), Qt::ControlModifier);
    EXPECT_EQ(ui::Selection{}, m_shared.selection());
    EXPECT_TRUE(policy().empty());
}

TEST_P(DiagramInput, aDragWithControlAddsToTheSelection) {
    m_shared.select(mark("norm1"));
    drag(placeOf("attn"), placeOf("o_proj"), Qt::ControlModifier);
    EXPECT_EQ((ui::Selection{marks({"norm1", "attn", "o_proj"}), mark("norm1")}), m_shared.selection());
    drag(placeOf("attn"), placeOf("o_proj"));
    EXPECT_EQ(marks({"attn", "o_proj"}), selected());
}

TEST_P(DiagramInput, escapeCancelsADrag) {
    m_shared.select(mark("norm1"));
    m_view->setFocus();
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, placeOf("attn"));
    moveTo(placeOf("o_proj"), Qt::LeftButton);
    EXPECT_TRUE(bandIsShown());
    EXPECT_EQ(marks({"attn", "o_proj"}), selected());
    press(Qt::Key_Space); // the drag still selects
    EXPECT_TRUE(policy().empty());
    press(Qt::Key_Escape);
    EXPECT_FALSE(bandIsShown());
    EXPECT_EQ(marks({"norm1"}), selected());
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, placeOf("o_proj"));
    EXPECT_TRUE(policy().empty());
    EXPECT_EQ(marks({"norm1"}), selected());
}

TEST_P(DiagramInput, aClickOnNothingClearsTheSelection) {
    m_shared.select({marks({"attn", "o_proj"}), mark("attn")});
    click({2, 2});
    EXPECT_EQ(ui::Selection{}, m_shared.selection());
    EXPECT_TRUE(m_view->hasFocus());
}

TEST_P(DiagramInput, shiftAndArrowsExtendTheSelection) {
    m_view->setFocus();
    m_view->focusMark(mark("norm1"));
    press(Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ((ui::Selection{marks({"norm1", "qkv_down"}), mark("qkv_down")}), m_shared.selection());
    press(Qt::Key_Down);
    EXPECT_EQ(1, selected().count());
}

TEST_P(DiagramInput, selectsAndFlipsAllByTheKeyboard) {
    m_view->setFocus();
    press(Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(m_document.problem()->allMarks(), selected());
    press(Qt::Key_Space);
    EXPECT_EQ(m_document.problem()->allMarks(), policy());
    EXPECT_EQ(1, m_document.undoStack().count());
}

TEST_P(DiagramInput, enterAsksForTheCardAndFlipsNothing) {
    QSignalSpy asked(m_view, &ui::DiagramView::cardRequested);
    m_view->setFocus(Qt::MouseFocusReason);
    press(Qt::Key_Return);
    EXPECT_EQ(0, asked.count()) << "no op is selected";
    m_view->focusMark(mark("attn"));
    press(Qt::Key_Return);
    ASSERT_EQ(1, asked.count());
    EXPECT_EQ(mark("attn"), asked.front().front().value<core::MarkId>());
    EXPECT_TRUE(policy().empty());
}

TEST_P(DiagramInput, aDragWhoseReleaseGoesElsewhereEnds) {
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, placeOf("attn"));
    moveTo(placeOf("o_proj"), Qt::LeftButton);
    const core::Policy dragged = selected();
    EXPECT_GT(dragged.count(), 1);
    moveTo(placeOf("norm1")); // with no button
    EXPECT_EQ(dragged, selected());
    click(placeOf("attn"));
    EXPECT_EQ(core::Policy::of(mark("attn")), policy()) << "the next click is one";
}

TEST_P(DiagramInput, showsWhereTheKeyboardIsFromTheStart) {
    m_view->setFocus();
    EXPECT_EQ(core::MarkId{0}, m_view->focusedMark());
    EXPECT_FALSE(m_view->litMark()) << "before a key was pressed";
    press(Qt::Key_Space);
    EXPECT_EQ(core::Policy::of(core::MarkId{0}), policy());
}

TEST_P(DiagramInput, tellsWhatTheMouseIsOn) {
    QSignalSpy away(m_view, &ui::DiagramView::pointedAway);
    std::vector<Pointed> pointed;
    QObject::connect(m_view, &ui::DiagramView::pointedAt, [&](core::MarkId at, QRect rect) { pointed.emplace_back(at, rect); });
    for (const ui::DiagramBox& box : m_view->layout().boxes) {
        moveTo(m_view->viewRect(box).center());
        ASSERT_EQ(box.mark, m_view->litMark());
        EXPECT_EQ(box.mark ? Qt::PointingHandCursor : Qt::ArrowCursor, m_view->viewport()->cursor().shape());
        if (box.mark) {
            EXPECT_EQ((Pointed{*box.mark, m_view->viewRect(box)}), pointed.back());
        }
    }
    moveTo({2, 2});
    EXPECT_FALSE(m_view->litMark());
    EXPECT_GE(away.count(), 1);
    const auto before = pointed.size();
    moveTo(placeOf("attn"));
    moveTo(placeOf("attn") + QPoint(1, 0));
    EXPECT_EQ(before + 1, pointed.size()) << "once an op";
    click(placeOf("attn"));
    EXPECT_EQ((Pointed{mark("attn"), rectOf("attn")}), pointed.back()) << "what is said of it has changed";
    EXPECT_GT(pointed.size(), before + 1);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_view->viewport(), &leave);
    EXPECT_FALSE(m_view->litMark());
}

TEST_P(DiagramInput, theKeyboardTakesOverFromTheMouse) {
    m_view->setFocus();
    m_view->focusMark(mark("attn"));
    EXPECT_FALSE(m_view->litMark()) << "nobody points at anything yet";
    moveTo(placeOf("norm1"));
    EXPECT_EQ(mark("norm1"), m_view->litMark());
    press(Qt::Key_Down);
    EXPECT_EQ(mark("o_proj"), m_view->litMark());
    moveTo(placeOf("norm2"));
    EXPECT_EQ(mark("norm2"), m_view->litMark());
    press(Qt::Key_Down);
    m_before->setFocus();
    EXPECT_FALSE(m_view->litMark());
}

TEST_P(DiagramInput, escapeLeavesOneThingAfterTheOther) {
    QSignalSpy away(m_view, &ui::DiagramView::pointedAway);
    m_before->setFocus();
    press(Qt::Key_Tab);
    press(Qt::Key_Down, Qt::ShiftModifier);
    ASSERT_TRUE(m_view->litMark());
    press(Qt::Key_Escape);
    EXPECT_FALSE(m_view->litMark());
    EXPECT_GE(away.count(), 1);
    EXPECT_EQ(2, selected().count());
    press(Qt::Key_Escape);
    EXPECT_EQ((ui::Selection{marks({"qkv_down"}), mark("qkv_down")}), m_shared.selection());
    EXPECT_TRUE(m_view->hasFocus());
    press(Qt::Key_Escape);
    EXPECT_TRUE(m_after->hasFocus());
    EXPECT_EQ(marks({"qkv_down"}), selected());
    EXPECT_TRUE(policy().empty());
}

TEST_P(DiagramInput, escapeClosesACardThatEnterOpened) {
    m_view->setFocus();
    m_view->focusMark(mark("attn"));
    press(Qt::Key_Return);
    QSignalSpy away(m_view, &ui::DiagramView::pointedAway);
    press(Qt::Key_Escape);
    EXPECT_GE(away.count(), 1);
    EXPECT_TRUE(m_view->hasFocus());
}

TEST_P(DiagramInput, keepsAnOpLitWhileItsCardIsOpen) {
    m_view->setFocus();
    m_view->focusMark(mark("attn"));
    QObject::connect(m_view, &ui::DiagramView::cardRequested, m_after, [this] { m_after->setFocus(); }); // as the card does
    press(Qt::Key_Return);
    ASSERT_TRUE(m_after->hasFocus());
    EXPECT_EQ(mark("attn"), m_view->litMark());
    moveTo(placeOf("norm2"));
    EXPECT_EQ(mark("norm2"), m_view->litMark());
    moveTo({2, 2});
    EXPECT_FALSE(m_view->litMark()) << "the mouse moved on";
    m_view->setFocus();
    press(Qt::Key_Return);
    ASSERT_TRUE(m_view->litMark());
    m_view->setFocus();
    EXPECT_FALSE(m_view->litMark()) << "the card is closed";
}

TEST_P(DiagramInput, saysWhatSpaceWouldDoToSeveral) {
    const auto* hint = m_view->findChild<ui::DiagramHint*>(QStringLiteral("diagramHint"));
    const core::Policy some = marks({"q_norm", "q_up", "rope_q"});
    m_shared.select({some, mark("q_up")});
    const auto expected = [&] {
        const core::Problem& problem = *m_document.problem();
        const core::Point now = core::explain(problem, policy()).total;
        const core::Point then = core::explain(problem, policy() ^ some).total;
        const std::string gib = core::format::gibDifference(core::bytesPerRank(m_document.scenario(), then.bytes - now.bytes));
        const std::string percent = core::format::percentDifference(then.cost - now.cost, problem.forwardCost());
        return QString::fromStdString(gib + " GiB, " + percent + "% of a forward");
    };
    EXPECT_TRUE(hint->text().endsWith(expected())) << hint->text().toStdString();
    const QString before = hint->text();
    press(Qt::Key_Space); // the line edit has the focus
    m_view->setFocus();
    press(Qt::Key_Space);
    EXPECT_EQ(some, policy());
    EXPECT_TRUE(hint->text().endsWith(expected())) << hint->text().toStdString();
    EXPECT_NE(before, hint->text());
    const core::Scenario longer = [&] {
        core::Scenario scenario = m_document.scenario();
        scenario.layers *= 2;
        return scenario;
    }();
    ASSERT_TRUE(m_document.changeScenario(longer, QStringLiteral("layers")));
    EXPECT_TRUE(hint->text().endsWith(expected())) << "of the scenario that is";
}

TEST_P(DiagramInput, saysThatSeveralAreSelectedWhileAnOpIsLit) {
    const auto* hint = m_view->findChild<ui::DiagramHint*>(QStringLiteral("diagramHint"));
    m_shared.select({marks({"q_norm", "q_up"}), mark("q_up")});
    moveTo(placeOf("attn"));
    ASSERT_TRUE(m_view->litMark());
    EXPECT_TRUE(hint->showsText() && hint->isLegend());
    m_window.resize(1200, 800);
    EXPECT_TRUE(QTest::qWaitFor([&] { return hint->showsLegend(); })) << "where there is room";
    m_window.resize(420, 800);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !hint->showsLegend(); }));
    EXPECT_TRUE(hint->showsText());
    m_shared.select(mark("q_up"));
    EXPECT_TRUE(hint->showsLegend() && !hint->showsText());
}

TEST_P(DiagramInput, theBandLeavesLabelsLegible) {
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, placeOf("attn") - QPoint(20, 6));
    moveTo(placeOf("o_proj") + QPoint(30, 6), Qt::LeftButton);
    auto* band = m_view->findChild<QRubberBand*>(QStringLiteral("diagramBand"));
    ASSERT_TRUE(band != nullptr && band->isVisible());
    QImage image(band->size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    band->render(&image, {}, {}, QWidget::DrawChildren);
    EXPECT_LT(image.pixelColor(image.rect().center()).alphaF(), 0.15F);
    EXPECT_EQ(1, image.pixelColor(0, 5).alphaF());
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, placeOf("o_proj"));
}

TEST_P(DiagramInput, sharesTheSelection) {
    m_shared.select({marks({"attn", "norm2"}), mark("norm2")});
    EXPECT_EQ(mark("norm2"), m_view->focusedMark());
    m_view->setFocus();
    press(Qt::Key_Space);
    EXPECT_EQ(marks({"attn", "norm2"}), policy());
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramInput, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

} // namespace
