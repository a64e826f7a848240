#include "core/io/atomic_file.h"

#include "core/io/file_descriptor.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace core {
namespace {

namespace fs = std::filesystem;

/// Where a chain of symbolic links ends, whether or not there is a file yet.
Result<fs::path> followLinks(const fs::path& path) {
    constexpr int mostLinks = 40; // as the kernel's own
    fs::path target = path;
    std::error_code error;
    for (int i = 0; i < mostLinks; ++i) {
        if (!fs::is_symlink(fs::symlink_status(target, error))) {
            return target;
        }
        const fs::path link = fs::read_symlink(target, error);
        if (error) {
            return tl::unexpected(fileError(path, FileUse::Write, error.value()));
        }
        target = target.parent_path() / link;
    }
    return tl::unexpected(fileError(path, FileUse::Write, ELOOP));
}

/// A new file beside `target`, which is removed at the end unless it took the target's place.
class TemporaryFile {
public:
    TemporaryFile(const fs::path& target, mode_t mode)
        : m_file(create(target, mode)) {}
    ~TemporaryFile() {
        if (!m_path.empty()) {
            ::unlink(m_path.c_str());
        }
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    bool isOpen() const { return m_file.isOpen(); }
    int get() const { return m_file.get(); }

    /// Each false, with errno set, where it fails.
    bool write(std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t written = ::write(m_file.get(), bytes.data(), bytes.size());
            if (written < 0 && errno != EINTR) {
                return false;
            }
            bytes.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
        }
        return ::fsync(m_file.get()) == 0 && m_file.close();
    }
    bool moveTo(const fs::path& target) {
        if (std::rename(m_path.c_str(), target.c_str()) != 0) {
            return false;
        }
        m_path.clear();
        return true;
    }

private:
    int create(const fs::path& target, mode_t mode) {
        constexpr int mostTries = 1000;
        for (int i = 0; i < mostTries; ++i) {
            const std::string name = ".stashpoint-" + std::to_string(::getpid()) + '-' + std::to_string(i);
            fs::path path = target.parent_path() / name;
            const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
            if (descriptor >= 0) {
                m_path = std::move(path);
                return descriptor;
            }
            if (errno != EEXIST) {
                return -1;
            }
        }
        return -1;
    }

    fs::path m_path;
    FileDescriptor m_file;
};

/// What stands at the target now; no value where there is nothing yet.
Result<std::optional<struct stat>> existingFile(const fs::path& path, const fs::path& target) {
    struct stat status{};
    if (::stat(target.c_str(), &status) != 0) {
        if (errno == ENOENT) {
            return std::nullopt;
        }
        return tl::unexpected(fileError(path, FileUse::Write, errno));
    }
    if (!S_ISREG(status.st_mode)) {
        const std::string what = S_ISDIR(status.st_mode) ? "is a folder, not a file" : "is not a regular file";
        return tl::unexpected(Error{what + "; choose another name", path.string()});
    }
    if (::access(target.c_str(), W_OK) != 0) { // a rename would not ask
        return tl::unexpected(withOldFileKept(fileError(path, FileUse::Write, errno)));
    }
    return status;
}

bool takeOverOwnerAndMode(int file, const struct stat& from) {
    constexpr mode_t permissions = 07777;
    // Only root may give files away; the same user's file keeps its owner without it. Owner first: a change of it clears mode bits.
    return (::fchown(file, from.st_uid, from.st_gid) == 0 || errno == EPERM) && ::fchmod(file, from.st_mode & permissions) == 0;
}

/// So that the new name outlives a power cut, too. The file is whole and in its place by now: not a reason to call it unsaved.
void syncFolder(const fs::path& target) {
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    const FileDescriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.isOpen()) {
        ::fsync(file.get());
    }
}

} // namespace

Result<void> writeFile(const fs::path& path, std::string_view bytes) {
    const auto target = followLinks(path);
    if (!target) {
        return tl::unexpected(target.error());
    }
    const auto existing = existingFile(path, *target);
    if (!existing) {
        return tl::unexpected(existing.error());
    }
    const std::optional<struct stat>& old = *existing;
    TemporaryFile file(*target, old ? S_IRUSR | S_IWUSR : 0666); // the umask applies to a new file
    if (!file.isOpen() || (old && !takeOverOwnerAndMode(file.get(), *old)) || !file.write(bytes) || !file.moveTo(*target)) {
        Error error = fileError(path, FileUse::Write, errno);
        return tl::unexpected(old ? withOldFileKept(std::move(error)) : std::move(error));
    }
    syncFolder(*target);
    return {};
}

} // namespace core
