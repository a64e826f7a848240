#pragma once

#include "core/error.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace core {

/// A regular file's whole content. An error, at the file, where it cannot be read, is something else than a regular file (it is
/// then not even opened: a FIFO would wait for ever), or holds more than maxBytes (it is then not read).
Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes);

/// All of standard input, to its end. An error, at "standard input", where it cannot be read or holds more than maxBytes (no more
/// than one byte beyond is then read).
Result<std::string> readStandardInput(std::size_t maxBytes);

/// As a user names a file on the command line: "-" is standard input.
Result<std::string> readFileOrInput(const std::string& name, std::size_t maxBytes);

/// How messages call what readFileOrInput reads.
std::string placeOf(const std::string& name);

} // namespace core
