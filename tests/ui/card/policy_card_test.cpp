#include "ui/card/policy_card.h"

#include "tests/ui/support/analysed_document.h"
#include "ui/card/card_place.h"
#include "ui/chart/chart_data.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace {

class PolicyCard : public testing::Test {
protected:
    PolicyCard() {
        m_window.resize(1000, 700);
        m_window.show();
    }

    ui::CardContent hull(std::size_t step) const {
        const core::Outcome& outcome = m_document.hullStep(step).outcome;
        return ui::cardContent(m_document, ui::chartData(m_document), {ui::Hit::Kind::Hull, step, outcome.representative, outcome.point});
    }
    QString labelText(const ui::PolicyCard& card, const char* name) const { return card.findChild<QLabel*>(QLatin1String(name))->text(); }

    AnalysedDocument m_document;
    QWidget m_window;
    ui::PolicyCard m_hover{ui::CardLook::Hover, ui::theme(ui::ThemeName::Light), &m_window};
    ui::PolicyCard m_pinned{ui::CardLook::Pinned, ui::theme(ui::ThemeName::Light), &m_window};
};

TEST_F(PolicyCard, showsItsContent) {
    EXPECT_FALSE(m_hover.isVisible());
    m_hover.showContent(hull(8), ui::roomAround({400, 400}));
    EXPECT_TRUE(m_hover.isVisible());
    EXPECT_EQ(labelText(m_hover, "cardHead"), QStringLiteral("Hull step 8 of 11 — adds attention"));
    EXPECT_EQ(labelText(m_hover, "cardReplay"), QStringLiteral("21.0%"));
    EXPECT_EQ(labelText(m_hover, "cardStashExact"), QStringLiteral("216.0 KiB/token·layer"));
    EXPECT_TRUE(labelText(m_hover, "cardDifference").contains(QStringLiteral("points, ")));
    EXPECT_TRUE(labelText(m_hover, "cardDifference").contains(QStringLiteral("\u00a0GiB, "))); // one piece
    EXPECT_EQ(m_hover.accessibleName(), labelText(m_hover, "cardHead"));
    EXPECT_EQ(m_hover.accessibleDescription(), ui::plainText(hull(8)));
}

TEST_F(PolicyCard, staysInTheWindowAndOffItsPoint) {
    for (const QSize size : {QSize(1000, 700), QSize(760, 480)}) {
        m_window.resize(size);
        for (int x = 0; x < size.width(); x += 37) {
            for (int y = 0; y < size.height(); y += 41) {
                const QRect avoid = ui::roomAround({x, y});
                m_hover.showContent(hull(static_cast<std::size_t>(x + y) % 12), avoid);
                ASSERT_TRUE(m_window.rect().contains(m_hover.geometry())) << x << ' ' << y;
                ASSERT_FALSE(m_hover.geometry().intersects(avoid)) << x << ' ' << y;
            }
        }
    }
}

TEST_F(PolicyCard, givesUpItsMiniatureWhereItWouldCoverItsPoint) {
    auto* miniature = m_hover.findChild<QWidget*>(QStringLiteral("cardMiniature"));
    m_window.resize(360, 360);
    const QRect avoid = ui::roomAround({180, 250});
    m_hover.showContent(hull(8), avoid);
    EXPECT_FALSE(miniature->isVisible());
    EXPECT_FALSE(m_hover.geometry().intersects(avoid));
    m_window.resize(1000, 700);
    m_hover.showContent(hull(8), avoid);
    EXPECT_TRUE(miniature->isVisible());
}

TEST_F(PolicyCard, showsAllOfEveryText) {
    m_hover.showContent(hull(6), ui::roomAround({400, 400}));
    m_pinned.setContent(ui::compareContent(m_document, m_document.preset("full")));
    m_pinned.show();
    QApplication::sendPostedEvents();
    for (const ui::PolicyCard* card : {&m_hover, &m_pinned}) {
        for (const QLabel* label : card->findChildren<QLabel*>()) {
            if (label->isVisible()) {
                EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
                EXPECT_TRUE(label->wordWrap() || label->width() >= label->sizeHint().width()) << label->text().toStdString();
            }
        }
        EXPECT_TRUE(card->rect().contains(card->childrenRect()));
    }
}

TEST_F(PolicyCard, thatFollowsTheMouseLetsItThrough) {
    m_hover.showContent(hull(8), ui::roomAround({400, 400}));
    const QPoint inCard = m_hover.geometry().center();
    EXPECT_EQ(m_window.childAt(inCard), nullptr);
    m_pinned.setContent(hull(8));
    m_pinned.placeAt({20, 20});
    m_pinned.show();
    EXPECT_NE(m_window.childAt(m_pinned.geometry().center()), nullptr);
    EXPECT_EQ(m_hover.findChild<QWidget*>(QStringLiteral("cardClose")), nullptr);
}

TEST_F(PolicyCard, copiesItsText) {
    m_pinned.setContent(hull(8));
    m_pinned.show();
    QTest::mouseClick(m_pinned.findChild<QWidget*>(QStringLiteral("cardCopy")), Qt::LeftButton);
    EXPECT_EQ(QApplication::clipboard()->text(), ui::plainText(hull(8)));
    m_pinned.setContent(hull(5));
    QTest::keyClick(&m_pinned, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), ui::plainText(hull(5)));
}

TEST_F(PolicyCard, letsItsTextsBeSelectedOnlyWhereItStays) {
    const auto flags = [](const ui::PolicyCard& card) {
        return card.findChild<QLabel*>(QStringLiteral("cardStash"))->textInteractionFlags();
    };
    EXPECT_TRUE(flags(m_pinned).testFlag(Qt::TextSelectableByMouse));
    EXPECT_EQ(flags(m_hover), Qt::TextInteractionFlags(Qt::NoTextInteraction));
}

TEST_F(PolicyCard, closesByMouseAndKeyboard) {
    const QSignalSpy spy(&m_pinned, &ui::PolicyCard::closeRequested);
    m_pinned.setContent(hull(8));
    m_pinned.show();
    QTest::mouseClick(m_pinned.findChild<QWidget*>(QStringLiteral("cardClose")), Qt::LeftButton);
    EXPECT_EQ(spy.count(), 1);
    QTest::keyClick(m_pinned.findChild<QWidget*>(QStringLiteral("cardCopy")), Qt::Key_Escape);
    EXPECT_EQ(spy.count(), 2);
}

TEST_F(PolicyCard, repaintsInAnotherTheme) {
    const ui::Theme dark = ui::theme(ui::ThemeName::Dark);
    m_hover.showContent(hull(8), ui::roomAround({400, 400}));
    m_hover.setTheme(dark);
    EXPECT_EQ(m_hover.grab().toImage().pixelColor(14, m_hover.height() / 2), dark.panel);
}

} // namespace
