#include "ui/session/autosave.h"

#include "core/io/builtin_catalogue.h"
#include "tests/support/temporary_folder.h"
#include "ui/document/document.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

class AutosaveTest : public testing::Test {
protected:
    static constexpr int delayMs = 50;
    TemporaryFolder home;
    fs::path folder = home / "recovery";
    ui::Document document{core::builtinCatalogue()};

    QString folderName() const { return QString::fromStdString(folder.string()); }
    void flip(const char* id) { document.flip(document.problem()->graph.findMark(id).value()); }
    bool holdsDocument(const QString& path) const {
        const auto work = ui::parseUnsavedWork(contentOf(path.toStdString()), document.catalogue());
        return work && work->file == document.file() && work->path == document.path() && work->knownContent == document.knownContent();
    }
    QString policyPath() const { return QString::fromStdString((home / "a.stashpolicy").string()); }
};

TEST_F(AutosaveTest, keepsACopyOfUnsavedWorkAndNoneOfSavedWork) {
    ui::Autosave autosave(document, folderName(), delayMs);
    flip("attn");
    EXPECT_FALSE(QFileInfo::exists(autosave.path()));
    EXPECT_TRUE(QTest::qWaitFor([&] { return holdsDocument(autosave.path()); }));
    flip("norm1");
    EXPECT_TRUE(QTest::qWaitFor([&] { return holdsDocument(autosave.path()); }));
    ASSERT_TRUE(document.save(policyPath()));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !QFileInfo::exists(autosave.path()); }));
    flip("norm1");
    EXPECT_TRUE(QTest::qWaitFor([&] { return holdsDocument(autosave.path()); })) << "with its path";
    document.undoStack().undo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !QFileInfo::exists(autosave.path()); })) << "all is as it was saved";
}

TEST_F(AutosaveTest, furtherEditsDoNotPutTheCopyOff) {
    ui::Autosave autosave(document, folderName(), 100);
    QElapsedTimer editing;
    editing.start();
    bool wasThere = false;
    while (!wasThere && editing.elapsed() < 5000) { // an edit each few milliseconds, with no pause as long as the delay
        flip("attn");
        if (!document.isModified()) {
            flip("norm1");
        }
        QTest::qWait(5);
        wasThere = QFileInfo::exists(autosave.path());
    }
    EXPECT_TRUE(wasThere);
}

TEST_F(AutosaveTest, writesOneCopyForManyEdits) {
    ui::Autosave autosave(document, folderName(), delayMs);
    const QSignalSpy settled(&autosave, &ui::Autosave::settled);
    for (const char* id : {"attn", "norm1", "swiglu", "o_proj"}) {
        flip(id);
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return !settled.isEmpty(); }));
    EXPECT_EQ(settled.size(), 1);
    EXPECT_TRUE(holdsDocument(autosave.path()));
}

TEST_F(AutosaveTest, leavesNothingBehind) {
    {
        ui::Autosave autosave(document, folderName(), delayMs);
        flip("attn");
        EXPECT_TRUE(QTest::qWaitFor([&] { return QFileInfo::exists(autosave.path()); }));
        flip("norm1");
        autosave.flush(); // and ends while that is being written
    }
    EXPECT_TRUE(fs::is_empty(folder));
}

TEST_F(AutosaveTest, saysOnceThatItFailsAndTriesAgain) {
    put(folder, "a file where the folder should be");
    ui::Autosave autosave(document, folderName(), delayMs);
    const QSignalSpy failed(&autosave, &ui::Autosave::failed);
    const QSignalSpy works(&autosave, &ui::Autosave::worksAgain);
    flip("attn");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !failed.isEmpty(); }));
    EXPECT_TRUE(failed.front().front().toString().contains(folderName())) << failed.front().front().toString().toStdString();
    flip("norm1");
    autosave.flush();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    EXPECT_EQ(failed.size(), 1);
    fs::remove(folder);
    flip("swiglu");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !works.isEmpty(); }));
    EXPECT_TRUE(holdsDocument(autosave.path()));
}

TEST_F(AutosaveTest, anotherDocumentTakesTheCopysPlace) {
    ui::Autosave autosave(document, folderName(), delayMs);
    flip("attn");
    EXPECT_TRUE(QTest::qWaitFor([&] { return QFileInfo::exists(autosave.path()); }));
    document.reset();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !QFileInfo::exists(autosave.path()); })) << "the work was given up";
}

} // namespace
