#pragma once

#include "core/error.h"

#include <filesystem>
#include <string>

namespace core {

/// An open file, closed at the end of its scope.
class FileDescriptor {
public:
    explicit FileDescriptor(int descriptor)
        : m_descriptor(descriptor) {}
    ~FileDescriptor() { close(); }
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;

    bool isOpen() const { return m_descriptor >= 0; }
    int get() const { return m_descriptor; }
    /// False, with errno set, where closing reports that something was not written.
    bool close();

private:
    int m_descriptor;
};

enum class FileUse { Read, Write };

/// What failed, by the system's errno, and what to do about it, at the file: "cannot be written: No space left on device; free some
/// space or choose another place".
Error fileError(const std::filesystem::path& path, FileUse use, int errorNumber);

/// The same error of a write that left an old file whole: says so.
Error withOldFileKept(Error error);

} // namespace core
