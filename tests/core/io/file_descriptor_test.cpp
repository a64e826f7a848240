#include "core/io/file_descriptor.h"

#include <cerrno>
#include <gtest/gtest.h>

namespace {

std::string reading(int errorNumber) {
    return core::describe(core::fileError("a", core::FileUse::Read, errorNumber));
}

std::string writing(int errorNumber) {
    return core::describe(core::fileError("a", core::FileUse::Write, errorNumber));
}

TEST(FileError, saysWhatToDoWhenWriting) {
    EXPECT_EQ(writing(ENOSPC), "a: cannot be written: No space left on device; free some space or choose another place");
    EXPECT_EQ(writing(EDQUOT), "a: cannot be written: Disk quota exceeded; free some space or choose another place");
    EXPECT_EQ(writing(EFBIG), "a: cannot be written: File too large; free some space or choose another place");
    EXPECT_EQ(writing(EACCES), "a: cannot be written: Permission denied; choose a place that you may write to");
    EXPECT_EQ(writing(EPERM), "a: cannot be written: Operation not permitted; choose a place that you may write to");
    EXPECT_EQ(writing(EROFS), "a: cannot be written: Read-only file system; choose a place that you may write to");
    EXPECT_EQ(writing(ENOENT),
              "a: cannot be written: No such file or directory; its folder is gone; make it again or choose another place");
    EXPECT_EQ(writing(ENAMETOOLONG), "a: cannot be written: File name too long; choose a shorter name");
    EXPECT_EQ(writing(EIO), "a: cannot be written: Input/output error; try again, or choose another place");
}

TEST(FileError, saysWhatToDoWhenReading) {
    EXPECT_EQ(reading(EACCES), "a: cannot be read: Permission denied; choose a file that you may read");
    EXPECT_EQ(reading(EPERM), "a: cannot be read: Operation not permitted; choose a file that you may read");
    EXPECT_EQ(reading(ENOENT), "a: cannot be read: No such file or directory; it may have been moved or deleted; check its name");
    EXPECT_EQ(reading(EMFILE), "a: cannot be read: Too many open files; close some files or programs and try again");
    EXPECT_EQ(reading(EIO), "a: cannot be read: Input/output error; try again, or choose another file");
}

TEST(FileError, saysThatTheOldFileStays) {
    EXPECT_EQ(core::withOldFileKept({"cannot be written", "a"}).message, "cannot be written; the old file is as it was");
}

TEST(FileError, needsAName) {
    EXPECT_EQ(core::describe(core::fileError("", core::FileUse::Write, ENOENT)), "an empty file name: names no file; choose one");
}

} // namespace
