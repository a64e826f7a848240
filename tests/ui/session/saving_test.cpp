#include "tests/support/child_process.h"
#include "tests/ui/session/session_fixture.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QTimer>

#include <csignal>
#include <sys/resource.h>

namespace {

namespace fs = std::filesystem;

/// A full disk, as far as a process can tell: no file grows over this size.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = SIG_DFL;
};

class SavingTest : public SessionFixture {};

TEST_F(SavingTest, aFullDiskKeepsTheOldFileAndTheWork) {
    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    const std::string before = contentOf(home / "a.stashpolicy");
    flip("attn");
    {
        const FullDisk full(100);
        trigger("saveAction");
        EXPECT_TRUE(message().startsWith(QStringLiteral("Not saved. "))) << message().toStdString();
        EXPECT_TRUE(message().contains(path("a.stashpolicy"))) << message().toStdString();
        EXPECT_TRUE(document.isModified());
        EXPECT_EQ(contentOf(home / "a.stashpolicy"), before);
    }
    flip("norm1");
    EXPECT_TRUE(message().startsWith(QStringLiteral("Not saved. "))) << "an edit does not settle it";
    trigger("saveAction");
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(message(), QString());
}

TEST_F(SavingTest, anAutosaveThatFailsSaysSoOnceAndWorksAgain) {
    {
        const FullDisk full(100);
        flip("attn");
        EXPECT_TRUE(says(QStringLiteral("There is no copy of your unsaved work")));
        click("messageClose");
        flip("norm1");
        QTest::qWait(100); // three times the delay: it has failed again by then, and says nothing
        EXPECT_EQ(message(), QString());
    }
    flip("swiglu");
    const auto copyIsThere = [this] {
        for (const auto& entry : fs::directory_iterator(home / "recovery")) {
            if (entry.path().extension() == ".stashpolicy") {
                return true;
            }
        }
        return false;
    };
    EXPECT_TRUE(QTest::qWaitFor(copyIsThere));
}

TEST_F(SavingTest, needsPermission) {
    put(home / "a.stashpolicy", "old");
    fs::permissions(home.path(), fs::perms::all);
    fs::permissions(home / "a.stashpolicy", static_cast<fs::perms>(0444));
    EXPECT_EQ(inChildWithoutRoot([&] {
                  ui::Document mine(core::builtinCatalogue());
                  mine.flip(mine.problem()->graph.findMark("attn").value());
                  const auto saved = mine.save(path("a.stashpolicy"));
                  const bool said = !saved && core::describe(saved.error()).find("Permission denied") != std::string::npos;
                  return said && mine.isModified() && mine.path().isEmpty() ? 0 : 1;
              }),
              0);
    EXPECT_EQ(contentOf(home / "a.stashpolicy"), "old");
}

TEST_F(SavingTest, aFolderThatVanishedKeepsTheWork) {
    fs::create_directory(home / "sub");
    ASSERT_TRUE(document.save(path("sub/a.stashpolicy")));
    fs::remove_all(home / "sub");
    flip("attn");
    trigger("saveAction");
    EXPECT_TRUE(says(QStringLiteral("Not saved. "))) << message().toStdString();
    EXPECT_TRUE(document.isModified());
    fs::create_directory(home / "sub");
    trigger("saveAction");
    EXPECT_FALSE(document.isModified());
    EXPECT_TRUE(QFileInfo::exists(path("sub/a.stashpolicy")));
}

TEST_F(SavingTest, asksBeforeItOverwritesWhatAnotherProgramWrote) {
    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    flip("attn");
    const core::PolicyFile mine = document.file();
    writeOther("a.stashpolicy", "theirs");
    const std::string theirs = contentOf(home / "a.stashpolicy");

    trigger("saveAction");
    answer("overwriteDialog", QMessageBox::Cancel);
    EXPECT_EQ(contentOf(home / "a.stashpolicy"), theirs);
    EXPECT_TRUE(document.isModified());

    trigger("saveAction");
    click("overwriteSaveAsButton");
    choose("saveDialog", path("b.stashpolicy"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return document.path() == path("b.stashpolicy"); }));
    EXPECT_EQ(contentOf(home / "a.stashpolicy"), theirs);

    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    put(home / "a.stashpolicy", theirs);
    flip("norm1");
    trigger("saveAction");
    click("overwriteOpenAgainButton");
    EXPECT_EQ(document.file().title, "theirs");
    EXPECT_FALSE(document.isModified());
    document.undoStack().undo();
    document.undoStack().undo();
    EXPECT_EQ(document.file(), mine);

    writeOther("a.stashpolicy", "theirs once more");
    trigger("saveAction");
    click("overwriteButton");
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(contentOf(home / "a.stashpolicy"), core::formatPolicyFile(mine, document.catalogue()).value());
}

TEST_F(SavingTest, overwritesNothingThatTheQuestionWasNotAbout) {
    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    flip("attn");
    writeOther("a.stashpolicy", "theirs");
    trigger("saveAction");
    dialog<QMessageBox>("overwriteDialog");
    writeOther("a.stashpolicy", "theirs, a minute later");
    const std::string later = contentOf(home / "a.stashpolicy");
    click("overwriteButton");
    EXPECT_EQ(contentOf(home / "a.stashpolicy"), later);
    ASSERT_TRUE(QTest::qWaitFor([this] { return openDialog<QMessageBox>("overwriteDialog") != nullptr; })) << "it asks again";
    click("overwriteButton");
    EXPECT_EQ(core::readPolicyFile(home / "a.stashpolicy", document.catalogue())->file, document.file());
}

TEST_F(SavingTest, aTouchedFileIsOverwrittenUnasked) {
    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    fs::last_write_time(home / "a.stashpolicy", fs::file_time_type::clock::now() + std::chrono::hours(1));
    flip("attn");
    trigger("saveAction");
    EXPECT_TRUE(asksNothing());
    EXPECT_FALSE(document.isModified());
}

TEST_F(SavingTest, closingSavesOverAChangedFileOnlyWhenToldTo) {
    ASSERT_TRUE(document.save(path("a.stashpolicy")));
    flip("attn");
    writeOther("a.stashpolicy", "theirs");
    window().close();
    answer("unsavedDialog", QMessageBox::Save);
    answer("overwriteDialog", QMessageBox::Cancel);
    EXPECT_TRUE(window().isVisible());
    window().close();
    answer("unsavedDialog", QMessageBox::Save);
    click("overwriteButton");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !window().isVisible(); }));
    EXPECT_EQ(core::readPolicyFile(home / "a.stashpolicy", document.catalogue())->file, document.file());
}

TEST_F(SavingTest, asksBeforeItReplacesAFileThatIsNoPolicyFile) {
    put(home / "chart.png", "\x89PNG\r\n\x1a\n stashpoint-policy");
    flip("attn");
    trigger("saveAsAction");
    emit dialog<QFileDialog>("saveDialog")->fileSelected(path("chart.png"));
    answer("replaceDialog", QMessageBox::Cancel);
    EXPECT_TRUE(contentOf(home / "chart.png").starts_with("\x89PNG"));
    EXPECT_EQ(document.path(), QString());
    emit dialog<QFileDialog>("saveDialog")->fileSelected(path("chart.png"));
    click("replaceButton");
    EXPECT_TRUE(QTest::qWaitFor([this] { return document.path() == path("chart.png"); }));

    put(home / "config.json", "{\"hidden_size\": 7168}");
    emit dialog<QFileDialog>("saveDialog")->fileSelected(path("config.json"));
    EXPECT_NE(dialog<QMessageBox>("replaceDialog"), nullptr);
    answer("replaceDialog", QMessageBox::Cancel);
    writeOther("other.stashpolicy", "other");
    emit dialog<QFileDialog>("saveDialog")->fileSelected(path("other.stashpolicy"));
    EXPECT_EQ(document.path(), path("other.stashpolicy")) << "which the file dialog has asked about";
}

TEST_F(SavingTest, theFileDialogAsksAboutTheNameThatItCompletes) {
    writeOther("other.stashpolicy", "other");
    const std::string before = contentOf(home / "other.stashpolicy");
    flip("attn");
    trigger("saveAsAction");
    auto* files = dialog<QFileDialog>("saveDialog");
    files->setDirectory(path("").chopped(1));
    files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(QStringLiteral("other"));
    bool asked = false;
    QTimer::singleShot(0, files, [&] { // the question runs an event loop of its own
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        asked = box != nullptr && box->text().contains(QStringLiteral("other.stashpolicy"));
        if (asked) {
            box->button(QMessageBox::No)->click();
        }
    });
    static_cast<QDialog*>(files)->accept();
    EXPECT_TRUE(asked);
    EXPECT_EQ(contentOf(home / "other.stashpolicy"), before);
    files->close();
}

TEST_F(SavingTest, asksOnlyWhereWorkWouldBeLost) {
    writeOther("a.stashpolicy", "a");
    writeOther("b.stashpolicy", "b");
    window().files().openPath(path("a.stashpolicy"));
    window().files().openPath(path("b.stashpolicy"));
    EXPECT_TRUE(asksNothing());
    EXPECT_EQ(document.file().title, "b");
    flip("attn");
    document.undoStack().undo();
    trigger("newAction");
    EXPECT_TRUE(asksNothing());
    EXPECT_EQ(document.path(), QString());

    flip("attn");
    window().files().openPath(path("a.stashpolicy"));
    answer("unsavedDialog", QMessageBox::Cancel);
    EXPECT_EQ(document.path(), QString());
    window().files().openPath(path("a.stashpolicy"));
    answer("unsavedDialog", QMessageBox::Discard);
    EXPECT_EQ(document.file().title, "a");

    flip("attn");
    trigger("newAction");
    answer("unsavedDialog", QMessageBox::Save);
    EXPECT_EQ(document.path(), QString());
    EXPECT_NE(core::readPolicyFile(home / "a.stashpolicy", document.catalogue())->file.policies.front().recompute, core::Policy());
    window().close();
    EXPECT_FALSE(window().isVisible());
}

TEST_F(SavingTest, openedAndSavedFilesAreRecentAndPicturesAreNot) {
    writeOther("a.stashpolicy", "a");
    window().files().openPath(path("a.stashpolicy"));
    flip("attn");
    trigger("saveAsAction");
    choose("saveDialog", path("b.stashpolicy"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return document.path() == path("b.stashpolicy"); }));
    window().files().openPath(path("missing.stashpolicy"));
    EXPECT_EQ(ui::recentFiles(), (QStringList{path("b.stashpolicy"), path("a.stashpolicy")}));
}

TEST_F(SavingTest, newWindowsArePrograms) {
    trigger("newWindowAction");
    window().files().openInNewWindow(path("a.stashpolicy"));
    ASSERT_EQ(started.size(), 2U);
    EXPECT_EQ(started[0], ui::newWindowArguments());
    EXPECT_EQ(started[1].back(), path("a.stashpolicy"));
}

} // namespace
