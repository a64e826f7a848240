#include "ui/panels/message_bar.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace {

class MessageBarTest : public testing::Test {
protected:
    MessageBarTest() {
        auto* layout = new QVBoxLayout(&m_window);
        layout->addWidget(new QPushButton(QStringLiteral("before"), &m_window));
        layout->addWidget(&bar);
        m_window.show();
    }
    ~MessageBarTest() override { bar.setParent(nullptr); }

    QPushButton* button(const char* name) const { return bar.findChild<QPushButton*>(QLatin1String(name)); }
    void clickClose() { QTest::mouseClick(bar.findChild<QToolButton*>(QStringLiteral("messageClose")), Qt::LeftButton); }
    ui::KeptMessage offer() {
        return {QStringLiteral("file"),
                QStringLiteral("changed"),
                false,
                {{"yes", QStringLiteral("&Yes"), [this] { said += 'y'; }}, {"no", QStringLiteral("&No"), [this] { said += 'n'; }}},
                [this] { said += 'c'; }};
    }

    ui::MessageBar bar{ui::theme(ui::ThemeName::Light)};
    std::string said;

private:
    QWidget m_window;
};

TEST_F(MessageBarTest, whatIsSaidInPassingGoesWithTheDocument) {
    bar.showError(QStringLiteral("faulty"));
    EXPECT_TRUE(bar.isVisible());
    bar.showNote(QStringLiteral("copied"));
    EXPECT_EQ(bar.message(), QStringLiteral("copied"));
    bar.pass();
    EXPECT_EQ(bar.message(), QString());
    EXPECT_FALSE(bar.isVisible());
}

TEST_F(MessageBarTest, aKeptMessageStandsBehindWhatIsSaidInPassing) {
    bar.keep(offer());
    EXPECT_EQ(bar.message(), QStringLiteral("changed"));
    bar.pass();
    EXPECT_EQ(bar.message(), QStringLiteral("changed"));
    bar.showNote(QStringLiteral("copied"));
    EXPECT_EQ(bar.message(), QStringLiteral("copied"));
    EXPECT_EQ(button("yes"), nullptr) << "which would answer another question than the one that is shown";
    clickClose();
    EXPECT_EQ(bar.message(), QStringLiteral("changed"));
    EXPECT_NE(button("yes"), nullptr);
    bar.showNote({});
    EXPECT_EQ(bar.message(), QStringLiteral("changed"));
    EXPECT_EQ(said, "");
}

TEST_F(MessageBarTest, anAnswerClosesTheMessageAndDoesItsWork) {
    bar.keep({QStringLiteral("save"), QStringLiteral("not saved"), true});
    bar.keep(offer());
    QTest::mouseClick(button("no"), Qt::LeftButton);
    EXPECT_EQ(said, "n");
    EXPECT_EQ(bar.message(), QStringLiteral("not saved"));
    bar.keep(offer());
    clickClose();
    EXPECT_EQ(said, "nc");
    EXPECT_EQ(bar.message(), QStringLiteral("not saved"));
    clickClose();
    EXPECT_EQ(said, "nc");
    EXPECT_FALSE(bar.isVisible());
}

TEST_F(MessageBarTest, anAnswerMaySayMore) {
    ui::KeptMessage message = offer();
    message.buttons.front().pressed = [this] { bar.showError(QStringLiteral("cannot be read")); };
    bar.keep(message);
    QTest::mouseClick(button("yes"), Qt::LeftButton);
    EXPECT_EQ(bar.message(), QStringLiteral("cannot be read"));
    clickClose();
    EXPECT_FALSE(bar.isVisible());
}

TEST_F(MessageBarTest, thereIsOneMessageAKey) {
    bar.keep(offer());
    ui::KeptMessage newer = offer();
    newer.text = QStringLiteral("deleted");
    newer.buttons.clear();
    bar.keep(newer);
    EXPECT_EQ(bar.message(), QStringLiteral("deleted"));
    EXPECT_EQ(button("yes"), nullptr);
    bar.takeBack(QStringLiteral("other"));
    EXPECT_EQ(bar.message(), QStringLiteral("deleted"));
    bar.takeBack(QStringLiteral("file"));
    EXPECT_FALSE(bar.isVisible());
}

TEST_F(MessageBarTest, itsButtonsAreReachedByKeyboard) {
    bar.keep(offer());
    bar.window()->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(bar.window()));
    QStringList reached;
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : bar.window(), Qt::Key_Tab);
        reached << (QApplication::focusWidget() != nullptr ? QApplication::focusWidget()->objectName() : QString());
    }
    const qsizetype yes = reached.indexOf(QStringLiteral("yes"));
    ASSERT_GE(yes, 0) << reached.join(u' ').toStdString();
    EXPECT_EQ(reached.value(yes + 1), QStringLiteral("no"));
    EXPECT_EQ(reached.value(yes + 2), QStringLiteral("messageClose"));
    EXPECT_EQ(button("yes")->accessibleName(), QStringLiteral("Yes"));
    button("yes")->setFocus();
    QTest::keyClick(button("yes"), Qt::Key_Space);
    EXPECT_EQ(said, "y");
}

} // namespace
