#include "tests/ui/diagram/diagram_view_fixture.h"
#include "ui/diagram/diagram_texts.h"

#include <QAccessible>
#include <QGraphicsSimpleTextItem>

#include <algorithm>

namespace {

TEST_P(DiagramViewOf, flipsTheMarkOfTheBoxThatIsClicked) {
    std::size_t boxes = 0;
    for (const ui::DiagramBox& box : m_view->layout().boxes) {
        const core::Policy before = m_document.policy();
        SCOPED_TRACE(box.title.toStdString());
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->viewRect(box).center());
        EXPECT_EQ(box.mark ? before.flipped(*box.mark) : before, m_document.policy());
        EXPECT_EQ(m_document.policy(), m_view->state().policy);
        EXPECT_EQ(m_document.ledger().total, m_view->state().ledger.total);
        boxes += box.mark ? 1U : 0U;
    }
    EXPECT_GE(boxes, markCount());
}

TEST_P(DiagramViewOf, ignoresClicksBesideBoxesAndOtherButtons) {
    const core::Policy before = m_document.policy();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(2, 2));
    const QPoint onBox = m_view->viewRect(m_view->layout().boxOf(core::MarkId{0})).center();
    QTest::mouseClick(m_view->viewport(), Qt::RightButton, {}, onBox);
    EXPECT_EQ(before, m_document.policy());
}

TEST_P(DiagramViewOf, followsUndo) {
    const core::Policy before = m_document.policy();
    const ui::DiagramBox& box = m_view->layout().boxOf(mark("attn"));
    const QImage pictureBefore = m_view->grab().toImage();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->viewRect(box).center());
    EXPECT_NE(before, m_view->state().policy);
    m_document.undoStack().undo();
    EXPECT_EQ(before, m_view->state().policy);
    m_shared.select(ui::Selection{}); // no frames
    moveTo({1, 1});
    EXPECT_EQ(pictureBefore, m_view->grab().toImage());
}

TEST_P(DiagramViewOf, walksTheOpsWithTabAndLeavesAfterTheLast) {
    m_before->setFocus();
    press(Qt::Key_Tab);
    for (std::size_t i = 0; i < markCount(); ++i) {
        ASSERT_TRUE(m_view->hasFocus());
        EXPECT_EQ(static_cast<core::MarkId>(i), m_view->focusedMark());
        press(Qt::Key_Tab);
    }
    EXPECT_TRUE(m_after->hasFocus());
    press(Qt::Key_Tab, Qt::ShiftModifier);
    ASSERT_TRUE(m_view->hasFocus());
    EXPECT_EQ(static_cast<core::MarkId>(markCount() - 1), m_view->focusedMark());
}

TEST_P(DiagramViewOf, flipsWithTheKeyboard) {
    m_before->setFocus();
    press(Qt::Key_Tab);
    press(Qt::Key_Down);
    EXPECT_EQ(mark("qkv_down"), m_view->focusedMark());
    press(Qt::Key_Down);
    press(Qt::Key_Right);
    EXPECT_EQ(mark("kv_norm"), m_view->focusedMark());
    const core::Policy before = m_document.policy();
    press(Qt::Key_Space);
    EXPECT_EQ(before.flipped(mark("kv_norm")), m_document.policy());
    press(Qt::Key_Space);
    EXPECT_EQ(before, m_document.policy());
}

TEST_P(DiagramViewOf, putsTheKeyboardOnTheOpThatIsClicked) {
    const ui::DiagramBox& box = m_view->layout().boxOf(mark("o_proj"));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->viewRect(box).center());
    EXPECT_TRUE(m_view->hasFocus());
    EXPECT_EQ(mark("o_proj"), m_view->focusedMark());
}

TEST_P(DiagramViewOf, showsAllOfTheDiagramAtEverySize) {
    for (const QSize size : {QSize(330, 360), QSize(500, 1100), QSize(1400, 700)}) {
        m_window.resize(size);
        QApplication::sendPostedEvents();
        for (const ui::DiagramBox& box : m_view->layout().boxes) {
            EXPECT_TRUE(m_view->viewport()->rect().contains(m_view->viewRect(box))) << size.width();
        }
    }
}

TEST_P(DiagramViewOf, squeezesNoTextMuch) {
    for (const QGraphicsItem* item : m_view->scene()->items()) {
        if (const auto* label = dynamic_cast<const QGraphicsSimpleTextItem*>(item)) {
            EXPECT_GE(label->transform().m11(), 0.9) << label->text().toStdString();
        }
    }
}

TEST_P(DiagramViewOf, repaintsInAnotherTheme) {
    const ui::Theme dark = ui::theme(ui::ThemeName::Dark);
    m_view->setTheme(dark);
    EXPECT_EQ(dark.panel, m_view->viewport()->grab().toImage().pixelColor(1, 1));
}

TEST_P(DiagramViewOf, saysWhatAnOpStashesAndCosts) {
    const ui::DiagramBox& box = m_view->layout().boxOf(mark("attn"));
    const QString saved = ui::tooltipText(box, m_view->state());
    EXPECT_TRUE(saved.contains(QStringLiteral("32.0 KiB"))) << saved.toStdString();
    EXPECT_TRUE(saved.contains(QStringLiteral("attention out-proj"))) << saved.toStdString();
    m_view->flip(mark("attn"));
    const QString recomputed = ui::tooltipText(box, m_view->state());
    EXPECT_TRUE(recomputed.contains(QStringLiteral("Stashes nothing"))) << recomputed.toStdString();
    EXPECT_FALSE(recomputed.contains(QStringLiteral("KiB"))) << recomputed.toStdString();
}

TEST_P(DiagramViewOf, namesOpsThatShareALabelByTheirIds) {
    EXPECT_EQ(QStringLiteral("RMSNorm (norm1): save"), ui::spokenText(m_view->layout().boxOf(mark("norm1")), m_view->state()));
}

TEST_P(DiagramViewOf, doesNotPriceAnAllToAll) {
    const auto dispatch = m_document.problem()->graph.findMark("dispatch");
    if (!dispatch) {
        GTEST_SKIP() << "a dense layer has none";
    }
    const QString text = ui::tooltipText(m_view->layout().boxOf(*dispatch), m_view->state());
    EXPECT_TRUE(text.endsWith(QStringLiteral("A replay would not be priced."))) << text.toStdString();
    EXPECT_FALSE(text.contains(QStringLiteral("0% of a forward"))) << text.toStdString();
}

TEST_P(DiagramViewOf, saysThatAReplayIsPointless) {
    m_document.loadPolicy(core::Policy::of(mark("ffn_down")), QStringLiteral("pointless"));
    const ui::DiagramBox& box = m_view->layout().boxOf(mark("ffn_down"));
    EXPECT_TRUE(ui::boxState(box, m_view->state()).pointless);
    EXPECT_TRUE(ui::tooltipText(box, m_view->state()).contains(QStringLiteral("pointless")));
}

TEST_P(DiagramViewOf, saysAndShowsWhatDiffersFromAComparedPolicy) {
    const ui::DiagramBox& box = m_view->layout().boxOf(mark("attn"));
    const auto spoken = [&] { return ui::spokenText(box, m_view->state()); };
    const auto legend = [&] {
        return std::ranges::any_of(m_view->scene()->items(), [](const QGraphicsItem* item) {
            const auto* label = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
            return label != nullptr && label->text() == QStringLiteral("differs from the pinned policy");
        });
    };
    m_before->setFocus();
    const QImage before = m_view->grab().toImage();
    EXPECT_FALSE(legend());

    m_shared.pin(core::Policy::of(mark("attn")));
    EXPECT_TRUE(legend());
    EXPECT_NE(before, m_view->grab().toImage());
    EXPECT_EQ(QStringLiteral("attention: save, differs from the pinned policy"), spoken());
    EXPECT_TRUE(ui::tooltipText(box, m_view->state()).contains(QStringLiteral("≠ The pinned policy recomputes it.")));
    EXPECT_EQ(QStringLiteral("q up-proj: save"), ui::spokenText(m_view->layout().boxOf(mark("q_up")), m_view->state()));

    m_document.flip(mark("attn")); // follows the document
    EXPECT_EQ(QStringLiteral("attention: recompute"), spoken());
    m_document.undoStack().undo();
    EXPECT_EQ(QStringLiteral("attention: save, differs from the pinned policy"), spoken());

    m_shared.pin(std::nullopt);
    EXPECT_EQ(QStringLiteral("attention: save"), spoken());
    EXPECT_EQ(before, m_view->grab().toImage());
}

TEST_P(DiagramViewOf, isAListOfCheckBoxesToAssistiveTechnology) {
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(m_view);
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(QAccessible::List, list->role());
    ASSERT_EQ(static_cast<int>(markCount() + m_view->layout().regions.size()), list->childCount());
    const auto at = static_cast<int>(core::index(mark("attn")));
    QAccessibleInterface* child = list->child(at);
    ASSERT_NE(child, nullptr);
    EXPECT_EQ(child, list->child(at));
    EXPECT_EQ(at, list->indexOfChild(child));
    EXPECT_EQ(list, child->parent());
    EXPECT_EQ(QAccessible::CheckBox, child->role());
    EXPECT_TRUE(child->rect().isValid());
    EXPECT_EQ(child, list->childAt(child->rect().center().x(), child->rect().center().y()));

    EXPECT_EQ(QStringLiteral("attention: save"), child->text(QAccessible::Name));
    child->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    EXPECT_EQ(core::Policy::of(mark("attn")), m_document.policy());
    EXPECT_EQ(QStringLiteral("attention: recompute"), child->text(QAccessible::Name));
    EXPECT_TRUE(child->state().checked);

    EXPECT_FALSE(child->state().focused);
    child->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    EXPECT_TRUE(child->state().focused);
    EXPECT_EQ(child, list->focusChild());
}

INSTANTIATE_TEST_SUITE_P(Layers, DiagramViewOf, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

TEST(DiagramView, followsAChangeOfTheLayer) {
    ui::Document document(core::builtinCatalogue());
    ui::ViewState shared(document);
    const ui::DiagramView view(document, shared, ui::theme(ui::ThemeName::Light));
    const std::size_t boxes = view.layout().boxes.size();
    ASSERT_TRUE(
        document.changeScenario(core::withLayer(document.scenario(), "dense", document.catalogue()).value(), QStringLiteral("dense")));
    EXPECT_LT(view.layout().boxes.size(), boxes);
    EXPECT_EQ(document.problem(), view.state().problem);
    EXPECT_TRUE(view.state().heading.contains(QStringLiteral("dense")));
    document.undoStack().undo();
    EXPECT_EQ(boxes, view.layout().boxes.size());
}

} // namespace
