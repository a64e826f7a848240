#pragma once

#include <span>
#include <string_view>

namespace core {

/// A file of resources/data, compiled in.
struct EmbeddedFile {
    std::string_view name; // relative to resources/data
    std::string_view content;
};

std::span<const EmbeddedFile> embeddedFiles();

} // namespace core
