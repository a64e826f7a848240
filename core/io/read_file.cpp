#include "core/io/read_file.h"

#include "core/io/file_descriptor.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

constexpr const char* standardInput = "standard input";

Error tooLarge(const std::filesystem::path& path, std::size_t maxBytes) {
    return {"is too large: at most " + std::to_string(maxBytes) + " bytes are read", path.string()};
}

std::optional<Error> whyUnreadable(const std::filesystem::path& path, const struct stat& status, std::size_t maxBytes) {
    if (S_ISDIR(status.st_mode)) {
        return Error{"is a folder, not a file", path.string()};
    }
    if (!S_ISREG(status.st_mode)) {
        return Error{"is not a regular file", path.string()};
    }
    if (static_cast<std::size_t>(status.st_size) > maxBytes) {
        return tooLarge(path, maxBytes);
    }
    return std::nullopt;
}

/// To the end; `expected` bytes at most, as a rule.
Result<std::string> readAll(int descriptor, const std::filesystem::path& place, std::size_t expected, std::size_t maxBytes) {
    std::string content(expected + 1, '\0');
    std::size_t size = 0;
    while (true) {
        const ssize_t got = ::read(descriptor, content.data() + size, content.size() - size);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return tl::unexpected(fileError(place, FileUse::Read, errno));
        }
        if (got == 0) {
            break;
        }
        size += static_cast<std::size_t>(got);
        if (size > maxBytes) {
            return tl::unexpected(tooLarge(place, maxBytes));
        }
        if (size == content.size()) {
            content.resize(std::min(2 * size, maxBytes + 1));
        }
    }
    content.resize(size);
    return content;
}

} // namespace

Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes) {
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0) {
        return tl::unexpected(fileError(path, FileUse::Read, errno));
    }
    if (auto why = whyUnreadable(path, status, maxBytes)) {
        return tl::unexpected(std::move(*why));
    }
    // Another file may have taken its place since: a FIFO must not block here, and the size is checked again while reading.
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (!file.isOpen()) {
        return tl::unexpected(fileError(path, FileUse::Read, errno));
    }
    return readAll(file.get(), path, static_cast<std::size_t>(status.st_size), maxBytes);
}

Result<std::string> readStandardInput(std::size_t maxBytes) {
    constexpr std::size_t usualSize = std::size_t{1} << 16;
    return readAll(STDIN_FILENO, standardInput, std::min(usualSize, maxBytes), maxBytes);
}

Result<std::string> readFileOrInput(const std::string& name, std::size_t maxBytes) {
    return name == "-" ? readStandardInput(maxBytes) : readFile(name, maxBytes);
}

std::string placeOf(const std::string& name) {
    return name == "-" ? standardInput : name;
}

} // namespace core
