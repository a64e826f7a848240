#include "ui/session/recovery.h"

#include "core/io/builtin_catalogue.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <csignal>
#include <gtest/gtest.h>
#include <sys/resource.h>

namespace {

namespace fs = std::filesystem;

class RecoveryTest : public testing::Test {
protected:
    TemporaryFolder home;
    QString folder = QString::fromStdString((home / "recovery").string());
    core::Catalogue catalogue = core::builtinCatalogue();

    std::string text(const char* title, int minute = 0, const QString& path = {}) const {
        ui::UnsavedWork work{core::defaultPolicyFile(), path, {}, QDateTime(QDate(2026, 1, 1), QTime(12, minute), Qt::UTC)};
        work.file.title = title;
        return ui::formatUnsavedWork(work, catalogue).value();
    }
    /// What a session that was killed leaves behind, but for its lock.
    QString orphan(std::string_view content) const {
        const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        fs::create_directories(folder.toStdString());
        put(fs::path(folder.toStdString()) / (id.toStdString() + ".stashpolicy"), content);
        return id;
    }
    std::vector<std::string> found() const {
        std::vector<std::string> titles;
        for (const ui::OrphanedWork& one : ui::findOrphans(folder, catalogue).orphans) {
            titles.push_back(one.work.file.title);
        }
        return titles;
    }
    std::size_t entries() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.toStdString()), fs::directory_iterator()));
    }
};

TEST_F(RecoveryTest, thereIsNothingInAFolderThatIsNotThere) {
    EXPECT_TRUE(found().empty());
    EXPECT_FALSE(QFileInfo::exists(folder));
}

TEST_F(RecoveryTest, aCopyOfASessionThatLivesIsNoOrphan) {
    ui::WorkCopy copy(folder);
    EXPECT_FALSE(QFileInfo::exists(folder)) << "nothing is made before there is something to keep";
    ASSERT_TRUE(copy.write(text("mine")));
    EXPECT_TRUE(QFileInfo::exists(copy.path()));
    EXPECT_TRUE(found().empty());
    EXPECT_FALSE(ui::takeOrphan(folder, QFileInfo(copy.path()).completeBaseName(), catalogue));
    ui::WorkCopy other(folder);
    ASSERT_TRUE(other.write(text("another window's")));
    EXPECT_NE(other.path(), copy.path());
    EXPECT_TRUE(contentOf(copy.path().toStdString()).find("mine") != std::string::npos);
    EXPECT_EQ(fs::status(folder.toStdString()).permissions(), fs::perms::owner_all);
}

TEST_F(RecoveryTest, aCopyGoesWithItsSession) {
    {
        ui::WorkCopy copy(folder);
        ASSERT_TRUE(copy.write(text("mine")));
        copy.remove();
        EXPECT_FALSE(QFileInfo::exists(copy.path()));
        ASSERT_TRUE(copy.write(text("mine")));
        copy.close();
        ASSERT_TRUE(copy.write(text("too late")));
        EXPECT_FALSE(QFileInfo::exists(copy.path()));
    }
    EXPECT_EQ(entries(), 0U);
}

TEST_F(RecoveryTest, aCopySurvivesAProcessThatIsKilled) {
    EXPECT_EQ(inChild([&] {
                  auto* copy = new ui::WorkCopy(folder); // which nothing ends
                  return copy->write(text("killed")) ? 0 : 1;
              }),
              0);
    EXPECT_EQ(entries(), 2U) << "the lock is there too";
    EXPECT_EQ(found(), std::vector<std::string>{"killed"});
}

TEST_F(RecoveryTest, orphansAreOfferedToOneFinderNewestFirst) {
    orphan(text("older", 1));
    orphan(text("newest", 3));
    orphan(text("middle", 2));
    const ui::FoundWork first = ui::findOrphans(folder, catalogue);
    ASSERT_EQ(first.orphans.size(), 3U);
    EXPECT_EQ(first.orphans[0].work.file.title, "newest");
    EXPECT_EQ(first.orphans[2].work.file.title, "older");
    EXPECT_TRUE(found().empty()) << "somebody decides on them";
    discard(first.orphans[1]);
    EXPECT_FALSE(QFileInfo::exists(first.orphans[1].copyPath));
    first.orphans[0].lock->unlock();
    EXPECT_EQ(found(), std::vector<std::string>{"newest"});
}

TEST_F(RecoveryTest, oneIsTakenByItsId) {
    const QString id = orphan(text("wanted"));
    orphan(text("other"));
    auto taken = ui::takeOrphan(folder, id, catalogue);
    ASSERT_TRUE(taken) << core::describe(taken.error());
    EXPECT_EQ(taken->work.file.title, "wanted");
    EXPECT_EQ(taken->id, id);
    EXPECT_FALSE(ui::takeOrphan(folder, id, catalogue)) << "it is taken";
    put(home / "outside.stashpolicy", text("outside"));
    EXPECT_FALSE(ui::takeOrphan(folder, QStringLiteral("../outside"), catalogue));
    EXPECT_FALSE(ui::takeOrphan(folder, QUuid::createUuid().toString(QUuid::WithoutBraces), catalogue));
}

TEST_F(RecoveryTest, aCopyThatCannotBeReadIsPutAsideAndNamedOnce) {
    const QString id = orphan("{\"format\": \"stashpoint-pol");
    orphan(text("whole"));
    const ui::FoundWork first = ui::findOrphans(folder, catalogue);
    EXPECT_EQ(first.orphans.size(), 1U);
    ASSERT_EQ(first.unreadable.size(), 1);
    EXPECT_TRUE(first.unreadable.front().contains(folder + QStringLiteral("/unreadable/") + id)) << first.unreadable.front().toStdString();
    EXPECT_EQ(contentOf((folder + QStringLiteral("/unreadable/") + id + QStringLiteral(".stashpolicy")).toStdString()),
              "{\"format\": \"stashpoint-pol");
    EXPECT_TRUE(ui::findOrphans(folder, catalogue).unreadable.isEmpty());
}

TEST_F(RecoveryTest, knowsAFileThatWasWrittenLater) {
    put(home / "new.stashpolicy", "x");
    const QString path = QString::fromStdString((home / "new.stashpolicy").string());
    orphan(text("older", 0, path)); // edited in the past
    const ui::FoundWork first = ui::findOrphans(folder, catalogue);
    ASSERT_EQ(first.orphans.size(), 1U);
    EXPECT_TRUE(first.orphans.front().fileIsNewer);
    fs::last_write_time(home / "new.stashpolicy", fs::file_time_type::clock::now() - std::chrono::hours(24 * 365 * 20));
    first.orphans.front().lock->unlock();
    EXPECT_FALSE(ui::findOrphans(folder, catalogue).orphans.at(0).fileIsNewer);
}

TEST_F(RecoveryTest, clearsAwayLocksAndTemporaryFilesOfTheDead) {
    EXPECT_EQ(inChild([&] {
                  auto* copy = new ui::WorkCopy(folder);
                  const bool done = copy->write(text("gone")).has_value();
                  copy->remove();
                  return done ? 0 : 1;
              }),
              0);
    ui::WorkCopy living(folder);
    ASSERT_TRUE(living.write(text("mine")));
    const fs::path temporary = fs::path(folder.toStdString()) / ".stashpoint-1-0";
    put(temporary, "half");
    ui::findOrphans(folder, catalogue);
    EXPECT_TRUE(fs::exists(temporary)) << "somebody may be writing it";
    fs::last_write_time(temporary, fs::file_time_type::clock::now() - std::chrono::hours(1));
    ui::findOrphans(folder, catalogue);
    EXPECT_EQ(entries(), 2U) << "the living session's copy and lock";
    EXPECT_TRUE(QFileInfo::exists(living.path()));
}

TEST_F(RecoveryTest, aWriteThatFailsKeepsTheCopyBefore) {
    EXPECT_EQ(inChild([&] {
                  std::signal(SIGXFSZ, SIG_IGN);
                  auto* copy = new ui::WorkCopy(folder);
                  const bool first = copy->write(text("whole")).has_value();
                  const rlimit limit{100, 100};
                  ::setrlimit(RLIMIT_FSIZE, &limit);
                  return first && !copy->write(text("cut off")) ? 0 : 1;
              }),
              0);
    EXPECT_EQ(found(), std::vector<std::string>{"whole"});
}

TEST_F(RecoveryTest, aFolderThatVanishedIsMadeAgain) {
    ui::WorkCopy copy(folder);
    ASSERT_TRUE(copy.write(text("one")));
    fs::remove_all(folder.toStdString());
    ASSERT_TRUE(copy.write(text("two")));
    EXPECT_TRUE(QFileInfo::exists(copy.path()));
    EXPECT_TRUE(found().empty()) << "and locked again";
}

TEST_F(RecoveryTest, saysWhereNoFolderCanBeMade) {
    put(home / "recovery", "a file");
    ui::WorkCopy copy(folder);
    const auto written = copy.write(text("x"));
    ASSERT_FALSE(written);
    EXPECT_NE(core::describe(written.error()).find(folder.toStdString()), std::string::npos) << core::describe(written.error());
}

} // namespace
