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

/// "cannot be read: No such file or directory", at the file.
Error fileError(const std::filesystem::path& path, const std::string& whatFailed, int errorNumber);

} // namespace core
