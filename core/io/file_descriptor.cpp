#include "core/io/file_descriptor.h"

#include <cerrno>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace core {
namespace {

/// What helps whatever one wanted with the file; nullptr where that depends.
const char* generalAdvice(int errorNumber) {
    switch (errorNumber) {
    case ENAMETOOLONG:
        return "choose a shorter name";
    case ENOTDIR:
        return "a part of its path is a file where a folder should be; choose another path";
    case ELOOP:
        return "its links lead in a circle; choose another path";
    case EMFILE:
    case ENFILE:
        return "close some files or programs and try again";
    default:
        return nullptr;
    }
}

std::string readingAdvice(int errorNumber) {
    switch (errorNumber) {
    case EACCES:
    case EPERM:
        return "choose a file that you may read";
    case ENOENT:
        return "it may have been moved or deleted; check its name";
    default:
        const char* advice = generalAdvice(errorNumber);
        return advice != nullptr ? advice : "try again, or choose another file";
    }
}

std::string writingAdvice(int errorNumber) {
    switch (errorNumber) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return "free some space or choose another place";
    case EACCES:
    case EPERM:
    case EROFS:
        return "choose a place that you may write to";
    case ENOENT:
        return "its folder is gone; make it again or choose another place";
    default:
        const char* advice = generalAdvice(errorNumber);
        return advice != nullptr ? advice : "try again, or choose another place";
    }
}

} // namespace

bool FileDescriptor::close() {
    const int descriptor = std::exchange(m_descriptor, -1);
    return descriptor < 0 || ::close(descriptor) == 0;
}

Error fileError(const std::filesystem::path& path, FileUse use, int errorNumber) {
    if (path.empty()) {
        return {"names no file; choose one", "an empty file name"};
    }
    const std::string failed = use == FileUse::Read ? "cannot be read: " : "cannot be written: ";
    const std::string advice = use == FileUse::Read ? readingAdvice(errorNumber) : writingAdvice(errorNumber);
    return {failed + std::generic_category().message(errorNumber) + "; " + advice, path.string()};
}

Error withOldFileKept(Error error) {
    error.message += "; the old file is as it was";
    return error;
}

} // namespace core
