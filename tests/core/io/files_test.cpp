#include "core/io/atomic_file.h"
#include "core/io/read_file.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

#include <csignal>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

std::string described(const tl::expected<void, core::Error>& result) {
    return result ? "written" : core::describe(result.error());
}

std::string readFault(const fs::path& path, std::size_t maxBytes = 1000) {
    const auto content = core::readFile(path, maxBytes);
    return content ? "read" : core::describe(content.error());
}

unsigned permissions(const fs::path& path) {
    return static_cast<unsigned>(fs::status(path).permissions());
}

TEST(ReadFile, readsEverything) {
    const TemporaryFolder folder;
    const std::string content("a\0\xFF\n", 4);
    put(folder / "file", content);
    EXPECT_EQ(core::readFile(folder / "file", 4).value(), content);
    put(folder / "empty", "");
    EXPECT_EQ(core::readFile(folder / "empty", 4).value(), "");
    EXPECT_FALSE(core::readFile("/proc/self/status", 1'000'000).value().empty()) << "whose size is said to be 0";
}

TEST(ReadFile, saysWhyNot) {
    const TemporaryFolder folder;
    put(folder / "large", "12345");
    ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
    EXPECT_EQ(readFault(folder / "none"),
              (folder / "none").string() +
                  ": cannot be read: No such file or directory; it may have been moved or deleted; check its name");
    EXPECT_EQ(readFault(folder / "large" / "x"),
              (folder / "large/x").string() +
                  ": cannot be read: Not a directory; a part of its path is a file where a folder should be; choose another path");
    EXPECT_EQ(readFault(folder.path()), folder.path().string() + ": is a folder, not a file");
    EXPECT_EQ(readFault(folder / "fifo"), (folder / "fifo").string() + ": is not a regular file");
    EXPECT_EQ(readFault("/dev/null"), "/dev/null: is not a regular file");
    EXPECT_EQ(readFault(folder / "large", 4), (folder / "large").string() + ": is too large: at most 4 bytes are read");
    EXPECT_EQ(readFault("/proc/self/status", 10), "/proc/self/status: is too large: at most 10 bytes are read");
}

TEST(ReadFile, refusesAHugeFileUnread) {
    const TemporaryFolder folder;
    put(folder / "huge", "");
    fs::resize_file(folder / "huge", std::uintmax_t{1} << 40U); // sparse: reading it would take minutes and memory that nobody has
    EXPECT_EQ(readFault(folder / "huge", std::size_t{16} << 20U),
              (folder / "huge").string() + ": is too large: at most 16777216 bytes are read");
}

TEST(ReadFile, needsPermission) {
    const TemporaryFolder folder;
    put(folder / "secret", "x");
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(folder / "secret", fs::perms::none);
    const std::string expected = (folder / "secret").string() + ": cannot be read: Permission denied; choose a file that you may read";
    EXPECT_EQ(inChildWithoutRoot([&] { return readFault(folder / "secret") == expected ? 0 : 1; }), 0);
}

TEST(WriteFile, makesAFile) {
    const TemporaryFolder folder;
    const mode_t before = ::umask(027);
    EXPECT_EQ(described(core::writeFile(folder / "file", std::string_view("a\0b", 3))), "written");
    ::umask(before);
    EXPECT_EQ(contentOf(folder / "file"), std::string("a\0b", 3));
    EXPECT_EQ(permissions(folder / "file"), 0640U);
    EXPECT_EQ(folder.entries(), 1U);
    EXPECT_EQ(described(core::writeFile(folder / "file", "")), "written");
    EXPECT_EQ(contentOf(folder / "file"), "");
}

TEST(WriteFile, writesIntoTheCurrentFolder) {
    const TemporaryFolder folder;
    EXPECT_EQ(inChild([&] { return ::chdir(folder.path().c_str()) == 0 && core::writeFile("file", "content") ? 0 : 1; }), 0);
    EXPECT_EQ(contentOf(folder / "file"), "content");
}

TEST(WriteFile, keepsTheModeAndReplacesAsAWhole) {
    const TemporaryFolder folder;
    put(folder / "file", "old and longer");
    fs::permissions(folder / "file", static_cast<fs::perms>(0604));
    fs::create_hard_link(folder / "file", folder / "other");
    EXPECT_EQ(described(core::writeFile(folder / "file", "new")), "written");
    EXPECT_EQ(contentOf(folder / "file"), "new");
    EXPECT_EQ(permissions(folder / "file"), 0604U);
    EXPECT_EQ(contentOf(folder / "other"), "old and longer") << "the old file itself must not be written to";
}

TEST(WriteFile, keepsTheOwnerWhereItMay) {
    if (::geteuid() != 0) {
        GTEST_SKIP() << "only root can give a file away";
    }
    const TemporaryFolder folder;
    put(folder / "file", "old");
    ASSERT_EQ(::chown((folder / "file").c_str(), 1234, 2345), 0);
    EXPECT_EQ(described(core::writeFile(folder / "file", "new")), "written");
    struct stat status{};
    ASSERT_EQ(::stat((folder / "file").c_str(), &status), 0);
    EXPECT_EQ(status.st_uid, 1234U);
    EXPECT_EQ(status.st_gid, 2345U);
}

TEST(WriteFile, followsLinks) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "sub");
    put(folder / "sub/target", "old");
    fs::create_symlink("sub/target", folder / "link");
    fs::create_symlink(folder / "link", folder / "linkToLink");
    fs::create_symlink("sub/new", folder / "dangling");
    EXPECT_EQ(described(core::writeFile(folder / "linkToLink", "new")), "written");
    EXPECT_EQ(described(core::writeFile(folder / "dangling", "made")), "written");
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_TRUE(fs::is_symlink(folder / "linkToLink"));
    EXPECT_TRUE(fs::is_symlink(folder / "dangling"));
    EXPECT_EQ(contentOf(folder / "sub/target"), "new");
    EXPECT_EQ(contentOf(folder / "sub/new"), "made");
}

TEST(WriteFile, endsAtALinkToItself) {
    const TemporaryFolder folder;
    fs::create_symlink("loop", folder / "loop");
    EXPECT_EQ(described(core::writeFile(folder / "loop", "x")),
              (folder / "loop").string() +
                  ": cannot be written: Too many levels of symbolic links; its links lead in a circle; choose another path");
}

TEST(WriteFile, saysWhyNot) {
    const TemporaryFolder folder;
    ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
    fs::create_directory(folder / "sub");
    put(folder / "file", "old");
    EXPECT_EQ(described(core::writeFile(folder / "sub", "x")),
              (folder / "sub").string() + ": is a folder, not a file; choose another name");
    EXPECT_EQ(described(core::writeFile(folder / "fifo", "x")),
              (folder / "fifo").string() + ": is not a regular file; choose another name");
    EXPECT_EQ(described(core::writeFile(folder / "gone/file", "x")),
              (folder / "gone/file").string() +
                  ": cannot be written: No such file or directory; its folder is gone; make it again or choose another place");
    EXPECT_EQ(described(core::writeFile(folder / "file/x", "x")),
              (folder / "file/x").string() +
                  ": cannot be written: Not a directory; a part of its path is a file where a folder should be; choose another path");
    EXPECT_EQ(described(core::writeFile("", "x")), "an empty file name: names no file; choose one");
    const std::string tooLong(300, 'x');
    EXPECT_EQ(described(core::writeFile(folder / tooLong, "x")),
              (folder / tooLong).string() + ": cannot be written: File name too long; choose a shorter name");
    EXPECT_EQ(folder.entries(), 3U) << "nothing may be left behind";
}

TEST(WriteFile, aFolderThatVanishedIsAnError) {
    const TemporaryFolder folder;
    const int result = inChild([&] {
        const fs::path gone = folder / "gone";
        fs::create_directory(gone);
        fs::current_path(gone);
        fs::remove(gone);
        return described(core::writeFile("file", "x")) ==
                       "file: cannot be written: No such file or directory; its folder is gone; make it again or choose another place"
                   ? 0
                   : 1;
    });
    EXPECT_EQ(result, 0);
}

TEST(WriteFile, aFullDiskLeavesTheOldFileWhole) {
    const TemporaryFolder folder;
    put(folder / "file", "old");
    const int result = inChild([&] {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{1000, 1000};
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) {
            return 2;
        }
        const auto written = core::writeFile(folder / "file", std::string(5000, 'x'));
        return described(written) ==
                       (folder / "file").string() +
                           ": cannot be written: File too large; free some space or choose another place; the old file is as it was"
                   ? 0
                   : 1;
    });
    EXPECT_EQ(result, 0);
    EXPECT_EQ(contentOf(folder / "file"), "old");
    EXPECT_EQ(folder.entries(), 1U) << "nothing may be left behind";
}

TEST(WriteFile, needsPermissionForTheFile) {
    const TemporaryFolder folder;
    put(folder / "file", "old");
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(folder / "file", static_cast<fs::perms>(0444));
    const std::string expected = (folder / "file").string() +
                                 ": cannot be written: Permission denied; choose a place that you may write to; "
                                 "the old file is as it was";
    EXPECT_EQ(inChildWithoutRoot([&] { return described(core::writeFile(folder / "file", "new")) == expected ? 0 : 1; }), 0);
    EXPECT_EQ(contentOf(folder / "file"), "old");
}

TEST(WriteFile, needsPermissionForTheFolder) {
    const TemporaryFolder folder;
    put(folder / "file", "old");
    fs::permissions(folder / "file", static_cast<fs::perms>(0666));
    fs::permissions(folder.path(), static_cast<fs::perms>(0555));
    const auto denied = [&](const fs::path& path, const char* after) {
        return described(core::writeFile(path, "new")) ==
               path.string() + ": cannot be written: Permission denied; choose a place that you may write to" + after;
    };
    const auto bothDenied = [&] { return denied(folder / "file", "; the old file is as it was") && denied(folder / "new", ""); };
    EXPECT_EQ(inChildWithoutRoot([&] { return bothDenied() ? 0 : 1; }), 0);
    EXPECT_EQ(contentOf(folder / "file"), "old");
    EXPECT_EQ(folder.entries(), 1U);
    fs::permissions(folder.path(), static_cast<fs::perms>(0755));
}

} // namespace
