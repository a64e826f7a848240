#include "ui/session/file_watch.h"

#include "core/io/builtin_catalogue.h"
#include "tests/support/temporary_folder.h"
#include "ui/document/document.h"
#include "ui/document/fingerprint.h"

#include <QTest>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

class FileWatchTest : public testing::Test {
protected:
    FileWatchTest() {
        EXPECT_TRUE(document.save(QString::fromStdString(path.string())));
        QObject::connect(&watch, &ui::FileWatch::differs, [this] { told.push_back(watch.seen().value()); });
        QObject::connect(&watch, &ui::FileWatch::agrees, [this] { ++agreed; });
    }

    /// What was done to the files has been noticed, looked at and judged.
    bool looked() {
        return QTest::qWaitFor([this] { return watch.isChecking(); }) && QTest::qWaitFor([this] { return !watch.isChecking(); });
    }

    TemporaryFolder folder;
    fs::path path = folder / "a.stashpolicy";
    ui::Document document{core::builtinCatalogue()};
    ui::FileWatch watch{document, 30};
    std::vector<ui::FileWatch::State> told;
    int agreed = 0;
};

TEST_F(FileWatchTest, noticesAChange) {
    put(path, "other");
    EXPECT_TRUE(QTest::qWaitFor([this] { return told.size() == 1; }));
    EXPECT_EQ(told.front().value(), ui::fingerprint("other"));
    put(path, "and another");
    EXPECT_TRUE(QTest::qWaitFor([this] { return told.size() == 2; }));
}

TEST_F(FileWatchTest, noticesEachReplacementByARename) {
    for (std::size_t i = 1; i <= 3; ++i) {
        put(folder / "temporary", "content " + std::to_string(i));
        fs::rename(folder / "temporary", path);
        EXPECT_TRUE(QTest::qWaitFor([&] { return told.size() == i; })) << i;
    }
}

TEST_F(FileWatchTest, noticesThatTheFileIsGoneAndIsBack) {
    const std::string before = contentOf(path);
    fs::remove(path);
    EXPECT_TRUE(QTest::qWaitFor([this] { return told.size() == 1; }));
    EXPECT_EQ(told.front().value(), std::nullopt);
    const int agreedBefore = agreed;
    put(path, before);
    EXPECT_TRUE(QTest::qWaitFor([&] { return agreed > agreedBefore; }));
    EXPECT_EQ(told.size(), 1U);
}

TEST_F(FileWatchTest, noticesThatItCannotBeReadAnyMore) {
    fs::remove(path);
    fs::create_directory(path);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !told.empty() && !told.back(); }));
    EXPECT_NE(core::describe(told.back().error()).find("is a folder"), std::string::npos);
}

TEST_F(FileWatchTest, ownSavesTouchesAndNeighboursAreNoNews) {
    EXPECT_TRUE(looked());
    for (const char* id : {"attn", "norm1"}) {
        document.flip(document.problem()->graph.findMark(id).value());
        ASSERT_TRUE(document.save(QString::fromStdString(path.string())));
        EXPECT_TRUE(looked());
    }
    fs::last_write_time(path, fs::file_time_type::clock::now() + std::chrono::hours(1));
    EXPECT_TRUE(looked());
    put(folder / "neighbour", "x");
    EXPECT_TRUE(looked());
    EXPECT_TRUE(told.empty());
    put(path, "other");
    EXPECT_TRUE(looked());
    EXPECT_EQ(told.size(), 1U) << "the watch is still there";
}

TEST_F(FileWatchTest, followsTheDocument) {
    const fs::path other = folder / "b.stashpolicy";
    ASSERT_TRUE(document.save(QString::fromStdString(other.string())));
    put(path, "no longer ours");
    put(other, "ours");
    EXPECT_TRUE(QTest::qWaitFor([this] { return told.size() == 1; }));
    EXPECT_EQ(told.front().value(), ui::fingerprint("ours"));
    document.reset();
    put(other, "no longer ours either");
    EXPECT_FALSE(QTest::qWaitFor([this] { return watch.isChecking() || told.size() > 1; }, 100)) << "it has no file";
}

TEST_F(FileWatchTest, seesThroughALink) {
    fs::create_directory(folder / "elsewhere");
    put(folder / "elsewhere/target", contentOf(path));
    fs::create_symlink(folder / "elsewhere/target", folder / "link");
    ASSERT_TRUE(document.open(QString::fromStdString((folder / "link").string())));
    EXPECT_TRUE(looked());
    put(folder / "elsewhere/temporary", "other");
    fs::rename(folder / "elsewhere/temporary", folder / "elsewhere/target");
    EXPECT_TRUE(QTest::qWaitFor([this] { return told.size() == 1; }));
    EXPECT_EQ(told.front().value(), ui::fingerprint("other"));
}

} // namespace
