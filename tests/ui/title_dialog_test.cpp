#include "ui/title_dialog.h"

#include "core/io/builtin_catalogue.h"
#include "ui/document/document.h"

#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

#include <gtest/gtest.h>

namespace {

class TitleDialogTest : public testing::Test {
protected:
    QDialog& ask() {
        ui::askForTitle(m_document, m_window);
        auto* dialog = m_window.findChild<QDialog*>(QStringLiteral("titleDialog"));
        EXPECT_NE(dialog, nullptr);
        return *dialog;
    }
    ui::Document& document() { return m_document; }

private:
    ui::Document m_document{core::builtinCatalogue()};
    QWidget m_window;
};

TEST_F(TitleDialogTest, anAnswerIsOneStep) {
    QDialog& dialog = ask();
    QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("titleEdit")), QStringLiteral("Shortlist"));
    auto* note = dialog.findChild<QPlainTextEdit*>(QStringLiteral("noteEdit"));
    QTest::keyClicks(note, QStringLiteral("For the review."));
    QTest::keyClick(note, Qt::Key_Return);
    QTest::keyClicks(note, QStringLiteral("Both of them."));
    dialog.accept();
    EXPECT_EQ(document().file().title, "Shortlist");
    EXPECT_EQ(document().file().note, "For the review.\nBoth of them.");
    EXPECT_TRUE(document().isModified());
    EXPECT_EQ(document().undoStack().count(), 1);
    document().undoStack().undo();
    EXPECT_EQ(document().file().title, "");
    EXPECT_FALSE(document().isModified());
}

TEST_F(TitleDialogTest, aNoteThatWasNotTouchedKeepsItsLineEndsAndBlanks) {
    core::PolicyFile file = document().file();
    file.note = "12\u00a0GiB\u2028sep\r\nend";
    document().edit(file, QStringLiteral("note"));
    QDialog& dialog = ask();
    QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("titleEdit")), QStringLiteral("T"));
    dialog.accept();
    EXPECT_EQ(document().file().title, "T");
    EXPECT_EQ(document().file().note, file.note);
}

TEST_F(TitleDialogTest, noAnswerIsNoStep) {
    QDialog& dialog = ask();
    QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("titleEdit")), QStringLiteral("Shortlist"));
    dialog.reject();
    EXPECT_EQ(document().file().title, "");
    EXPECT_EQ(document().undoStack().count(), 0);
}

} // namespace
