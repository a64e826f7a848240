#include "core/io/file_descriptor.h"

#include <system_error>
#include <unistd.h>
#include <utility>

namespace core {

bool FileDescriptor::close() {
    const int descriptor = std::exchange(m_descriptor, -1);
    return descriptor < 0 || ::close(descriptor) == 0;
}

Error fileError(const std::filesystem::path& path, const std::string& whatFailed, int errorNumber) {
    return {whatFailed + ": " + std::generic_category().message(errorNumber), path.empty() ? "an empty file name" : path.string()};
}

} // namespace core
