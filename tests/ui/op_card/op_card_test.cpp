#include "ui/op_card/op_card.h"

#include "tests/ui/support/analysed_document.h"
#include "ui/op_card/op_hover_card.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

#include <gtest/gtest.h>

namespace {

const QRect box(40, 200, 120, 30);

class OpCard : public testing::Test {
protected:
    OpCard() {
        m_window.resize(1200, 800);
        m_diagram.setGeometry(600, 50, 560, 700);
        m_diagram.setFocusPolicy(Qt::StrongFocus);
        m_window.show();
        QApplication::setActiveWindow(&m_window);
        m_diagram.setFocus();
    }

    core::MarkId mark(const char* id) const { return m_document.problem()->graph.findMark(id).value(); }
    ui::OpCard& card(const char* name) const { return *m_window.findChild<ui::OpCard*>(QLatin1String(name)); }
    ui::OpCard& hovering() const { return card("opHoverCard"); }
    ui::OpCard& open() const { return card("opCard"); }
    static QString textOf(const ui::OpCard& card, const char* name) { return card.findChild<QLabel*>(QLatin1String(name))->text(); }
    QRect boxInWindow() const { return box.translated(m_diagram.pos()); }

    AnalysedDocument m_document;
    QWidget m_window;
    QWidget m_diagram{&m_window};
    ui::OpHoverCard m_cards{m_document, m_diagram, [](core::MarkId) { return box; }, ui::theme(ui::ThemeName::Light), &m_window};
};

TEST_F(OpCard, followsThePointerAMomentLater) {
    m_cards.pointAt(mark("attn"), box);
    EXPECT_FALSE(hovering().isVisible());
    ASSERT_TRUE(QTest::qWaitFor([&] { return hovering().isVisible(); }));
    EXPECT_EQ(textOf(hovering(), "opCardHead"), QStringLiteral("attention — saved"));
    EXPECT_FALSE(hovering().geometry().intersects(boxInWindow()));
    m_cards.pointAt(mark("q_up"), box); // at once: one is reading
    EXPECT_EQ(textOf(hovering(), "opCardHead"), QStringLiteral("q up-proj — saved"));
    m_cards.pointAway();
    EXPECT_FALSE(hovering().isVisible());
}

TEST_F(OpCard, doesNotComeWhereThePointerWasTooShort) {
    m_cards.pointAt(mark("attn"), box);
    m_cards.pointAway();
    EXPECT_FALSE(QTest::qWaitFor([&] { return hovering().isVisible(); }, 600));
}

TEST_F(OpCard, letsTheMouseThroughWhileItFollowsIt) {
    m_cards.pointAt(mark("attn"), box);
    ASSERT_TRUE(QTest::qWaitFor([&] { return hovering().isVisible(); }));
    const QPoint inside = hovering().geometry().center();
    EXPECT_TRUE(m_window.childAt(inside) == nullptr || m_window.childAt(inside) == &m_diagram);
    EXPECT_EQ(hovering().findChild<QWidget*>(QStringLiteral("opCardClose")), nullptr);
}

TEST_F(OpCard, showsTheFlipInNumbers) {
    m_cards.open(mark("attn"));
    EXPECT_EQ(textOf(open(), "opCardFlipHead"), QStringLiteral("Flipping it: recompute"));
    EXPECT_EQ(textOf(open(), "opCardGib"), QStringLiteral("−8.63 GiB"));
    EXPECT_EQ(textOf(open(), "opCardKib"), QStringLiteral("−32.50 KiB"));
    EXPECT_EQ(textOf(open(), "opCardShare"), QStringLiteral("+12.53%"));
    EXPECT_EQ(textOf(open(), "opCardPrice"), QStringLiteral("1.45%"));
    EXPECT_FALSE(open().findChild<QLabel*>(QStringLiteral("opCardComment"))->isVisible());
    m_cards.open(mark("dispatch"));
    EXPECT_FALSE(open().findChild<QLabel*>(QStringLiteral("opCardPrice"))->isVisible());
    EXPECT_FALSE(open().findChild<QLabel*>(QStringLiteral("opCardShare"))->isVisible());
    EXPECT_EQ(textOf(open(), "opCardComment"), QStringLiteral("Not priced: FLOPs do not price an all-to-all."));
}

TEST_F(OpCard, marksADeadChoice) {
    auto* sign = open().findChild<QLabel*>(QStringLiteral("opCardDeadHead"));
    m_cards.open(mark("q_up"));
    EXPECT_TRUE(sign->isVisible());
    EXPECT_FALSE(sign->text().contains(QStringLiteral("⚠"))) << "it does no harm";
    EXPECT_TRUE(textOf(open(), "opCardDead").startsWith(QStringLiteral("Saved, but nobody reads it"))) << "in words";
    m_cards.open(mark("attn"));
    EXPECT_FALSE(sign->isVisible());
    m_document.flip(mark("combine"));
    m_cards.open(mark("combine"));
    EXPECT_TRUE(sign->text().contains(QStringLiteral("⚠"))) << "it keeps its input stashed for nothing";
}

TEST_F(OpCard, followsTheDocumentAtOnce) {
    m_cards.open(mark("attn"));
    m_document.flip(mark("attn"));
    EXPECT_EQ(textOf(open(), "opCardHead"), QStringLiteral("attention — recomputed"));
    EXPECT_EQ(textOf(open(), "opCardGib"), QStringLiteral("+8.63 GiB"));
    core::Scenario scenario = m_document.scenario();
    scenario.layers = 16;
    ASSERT_TRUE(m_document.changeScenario(scenario, QStringLiteral("set")));
    EXPECT_EQ(textOf(open(), "opCardGib"), QStringLiteral("+17.27 GiB"));
    EXPECT_EQ(open().accessibleDescription(), ui::whyText(m_document, mark("attn")));
}

TEST_F(OpCard, goesWithAnOpThatTheLayerLacks) {
    m_cards.open(mark("router"));
    const core::Scenario dense = core::withLayer(m_document.scenario(), "dense", m_document.catalogue()).value();
    ASSERT_TRUE(m_document.changeScenario(dense, QStringLiteral("dense")));
    EXPECT_FALSE(open().isVisible());
    m_cards.open(mark("swiglu")); // has another number in the other layer
    m_document.undoStack().undo();
    EXPECT_EQ(textOf(open(), "opCardHead"), QStringLiteral("SwiGLU — saved"));
}

TEST_F(OpCard, staysUntilItIsClosed) {
    m_cards.open(mark("attn"));
    EXPECT_TRUE(open().hasFocus());
    m_cards.pointAway();
    m_cards.pointAt(mark("q_up"), box);
    EXPECT_TRUE(open().isVisible());
    EXPECT_FALSE(QTest::qWaitFor([&] { return hovering().isVisible(); }, 600));
    QTest::keyClick(&open(), Qt::Key_Escape);
    EXPECT_FALSE(open().isVisible());
    EXPECT_TRUE(m_diagram.hasFocus());
    m_cards.open(mark("attn"));
    QTest::mouseClick(open().findChild<QWidget*>(QStringLiteral("opCardClose")), Qt::LeftButton);
    EXPECT_FALSE(open().isVisible());
    EXPECT_TRUE(m_diagram.hasFocus());
}

TEST_F(OpCard, closesByEscFromTheDiagramToo) {
    m_cards.open(mark("attn"));
    m_diagram.setFocus();
    QTest::keyClick(&m_diagram, Qt::Key_Escape);
    EXPECT_FALSE(open().isVisible());
    EXPECT_TRUE(m_diagram.hasFocus());
}

TEST_F(OpCard, copiesWhatItSays) {
    EXPECT_FALSE(m_cards.copy());
    m_cards.open(mark("attn"));
    QTest::mouseClick(open().findChild<QWidget*>(QStringLiteral("opCardCopy")), Qt::LeftButton);
    EXPECT_EQ(QApplication::clipboard()->text(), ui::whyText(m_document, mark("attn")));
    m_cards.open(mark("q_up"));
    EXPECT_TRUE(m_cards.copy());
    EXPECT_EQ(QApplication::clipboard()->text(), ui::whyText(m_document, mark("q_up")));
    EXPECT_TRUE(open().findChild<QLabel*>(QStringLiteral("opCardStash"))->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
}

TEST_F(OpCard, showsAllOfEveryText) {
    for (const char* preset : {"none", "dsv3", "full"}) {
        m_document.loadPolicy(m_document.preset(preset), QStringLiteral("load"));
        for (const core::Choice& choice : m_document.choices()) {
            m_cards.open(choice.mark);
            QApplication::sendPostedEvents();
            EXPECT_TRUE(m_window.rect().contains(open().geometry()));
            for (const QLabel* label : open().findChildren<QLabel*>()) {
                if (label->isVisible()) {
                    EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
                    EXPECT_TRUE(label->wordWrap() || label->width() >= label->sizeHint().width()) << label->text().toStdString();
                }
            }
        }
    }
}

TEST_F(OpCard, repaintsInAnotherTheme) {
    const ui::Theme dark = ui::theme(ui::ThemeName::Dark);
    m_cards.setTheme(dark);
    m_cards.open(mark("attn"));
    EXPECT_EQ(open().grab().toImage().pixelColor(14, open().height() / 2), dark.panel);
}

TEST_F(OpCard, movesByHandAndStaysInTheWindow) {
    m_cards.open(mark("attn"));
    const QPoint before = open().pos();
    QTest::keyClick(&open(), Qt::Key_Left);
    EXPECT_EQ(open().pos(), before - QPoint(10, 0));
    m_window.resize(700, 500);
    QApplication::sendPostedEvents();
    EXPECT_TRUE(m_window.rect().contains(open().geometry()));
}

} // namespace
