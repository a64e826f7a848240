#include "core/io/read_file.h"

#include "core/io/file_descriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

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

} // namespace

Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes) {
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0) {
        return tl::unexpected(fileError(path, "cannot be read", errno));
    }
    if (auto why = whyUnreadable(path, status, maxBytes)) {
        return tl::unexpected(std::move(*why));
    }
    // Another file may have taken its place since: a FIFO must not block here, and the size is checked again while reading.
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (!file.isOpen()) {
        return tl::unexpected(fileError(path, "cannot be read", errno));
    }
    std::string content(static_cast<std::size_t>(status.st_size) + 1, '\0');
    std::size_t size = 0;
    while (true) {
        const ssize_t got = ::read(file.get(), content.data() + size, content.size() - size);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return tl::unexpected(fileError(path, "cannot be read", errno));
        }
        if (got == 0) {
            break;
        }
        size += static_cast<std::size_t>(got);
        if (size > maxBytes) {
            return tl::unexpected(tooLarge(path, maxBytes));
        }
        if (size == content.size()) {
            content.resize(2 * size);
        }
    }
    content.resize(size);
    return content;
}

} // namespace core
