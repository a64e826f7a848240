#pragma once

#include "core/error.h"

#include <filesystem>
#include <string_view>

namespace core {

/// Replaces a file's content as a whole, or makes the file: the program's only way to write one.
///
/// The bytes go to a temporary file in the same folder, reach the disk, and then take the file's name, so that a failure at any
/// point leaves the old file whole and no temporary one behind. A symbolic link stays and its target is replaced; permissions
/// stay, and the owner where the system allows it. An error, at the file, where it is no regular file or cannot be written; it says
/// what to do, and that an old file is as it was.
Result<void> writeFile(const std::filesystem::path& path, std::string_view bytes);

} // namespace core
