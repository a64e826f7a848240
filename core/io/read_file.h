#pragma once

#include "core/error.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace core {

/// A regular file's whole content. An error, at the file, where it cannot be read, is something else than a regular file (it is
/// then not even opened: a FIFO would wait for ever), or holds more than maxBytes (it is then not read).
Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes);

} // namespace core
