#include "ui/card/pinned_card.h"

#include "core/scenario.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/view_state.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

#include <gtest/gtest.h>

namespace {

class PinnedCard : public testing::Test {
protected:
    PinnedCard() {
        m_window.resize(1000, 700);
        m_window.show();
        m_pinned.setAnchor({10, 60, 600, 500}, {});
    }

    ui::PolicyCard& card() { return *m_window.findChild<ui::PolicyCard*>(QStringLiteral("pinnedCard")); }
    QString labelText(const char* name) { return card().findChild<QLabel*>(QLatin1String(name))->text(); }
    QWidget& head() { return *card().findChild<QWidget*>(QStringLiteral("cardHead")); }
    void drag(QPoint way) {
        const QPoint from = head().rect().center();
        QTest::mousePress(&head(), Qt::LeftButton, {}, from);
        // The card moves under the mouse, so a place in it is relative to where it stands now.
        QMouseEvent move(QEvent::MouseMove, QPointF(from + way), head().mapToGlobal(QPointF(from + way)), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&head(), &move);
        QTest::mouseRelease(&head(), Qt::LeftButton, {}, from);
    }

    AnalysedDocument m_document;
    ui::ViewState m_view{m_document};
    QWidget m_window;
    ui::PinnedCard m_pinned{m_document, m_view, ui::theme(ui::ThemeName::Light), &m_window};
};

TEST_F(PinnedCard, isThereWhileAPolicyIsPinned) {
    EXPECT_FALSE(card().isVisible());
    m_view.pin(m_document.preset("dsv3"));
    EXPECT_TRUE(card().isVisible());
    EXPECT_EQ(labelText("cardHead"), QStringLiteral("Pinned: hull step 6 of 11"));
    m_view.pin(std::nullopt);
    EXPECT_FALSE(card().isVisible());
}

TEST_F(PinnedCard, standsAtTheTopRightOfTheAnchor) {
    m_view.pin(m_document.preset("dsv3"));
    EXPECT_EQ(card().geometry().bottomRight(), QPoint(609, 559));
    m_pinned.setAnchor({10, 60, 500, 500}, {});
    EXPECT_EQ(card().geometry().bottomRight(), QPoint(509, 559));
    m_window.resize(420, 700); // the anchor is out of date
    QApplication::sendPostedEvents();
    EXPECT_TRUE(m_window.rect().contains(card().geometry()));
}

TEST_F(PinnedCard, unpinsWhenItIsClosed) {
    m_view.pin(m_document.preset("dsv3"));
    QTest::mouseClick(card().findChild<QWidget*>(QStringLiteral("cardClose")), Qt::LeftButton);
    EXPECT_FALSE(m_view.pinned());
    EXPECT_FALSE(card().isVisible());
}

TEST_F(PinnedCard, followsTheDocument) {
    m_view.pin(m_document.preset("dsv3"));
    EXPECT_EQ(card().text(), ui::plainText(ui::compareContent(m_document, m_document.preset("dsv3"))));
    const QString before = card().text();
    m_document.flip(m_document.problem()->graph.findMark("attn").value());
    EXPECT_NE(card().text(), before);
    EXPECT_EQ(card().text(), ui::plainText(ui::compareContent(m_document, m_document.preset("dsv3"))));
    core::Scenario scenario = m_document.scenario();
    scenario.layers = 16;
    ASSERT_TRUE(m_document.changeScenario(scenario, QStringLiteral("set")));
    EXPECT_TRUE(card().text().contains(QStringLiteral("133.1 GiB"))) << card().text().toStdString();
    m_document.undoStack().undo();
    m_document.undoStack().undo();
    EXPECT_EQ(card().text(), before);
}

TEST_F(PinnedCard, goesWithTheLayerItIsAPolicyOf) {
    m_view.pin(m_document.preset("full"));
    const core::Scenario dense = core::withLayer(m_document.scenario(), "dense", m_document.catalogue()).value();
    ASSERT_TRUE(m_document.changeScenario(dense, QStringLiteral("dense")));
    EXPECT_FALSE(card().isVisible());
}

TEST_F(PinnedCard, staysWhereItIsDraggedInsideTheWindow) {
    m_view.pin(m_document.preset("dsv3"));
    const QPoint before = card().pos();
    drag({50, 30});
    EXPECT_EQ(card().pos(), before + QPoint(50, 30));
    m_document.flip(m_document.problem()->graph.findMark("attn").value());
    m_pinned.setAnchor({10, 60, 500, 500}, {});
    EXPECT_EQ(card().pos(), before + QPoint(50, 30));
    drag({5000, 5000});
    EXPECT_EQ(card().geometry().bottomRight(), m_window.rect().bottomRight());
    m_view.pin(std::nullopt);
    m_view.pin(m_document.preset("dsv3"));
    EXPECT_EQ(card().geometry().bottomRight(), QPoint(509, 559));
}

TEST_F(PinnedCard, movesByKeyboard) {
    m_view.pin(m_document.preset("dsv3"));
    const QPoint before = card().pos();
    QTest::keyClick(&card(), Qt::Key_Down);
    QTest::keyClick(&card(), Qt::Key_Left);
    EXPECT_EQ(card().pos(), before + QPoint(-10, 10));
    QTest::keyClick(&card(), Qt::Key_Escape);
    EXPECT_FALSE(m_view.pinned());
}

} // namespace
