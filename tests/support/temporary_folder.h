#pragma once

#include <filesystem>
#include <string>
#include <string_view>

/// An empty folder of its own, removed at the end.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    std::filesystem::path operator/(std::string_view name) const { return m_path / name; }
    /// How many files, folders and links are in it.
    std::size_t entries() const;

private:
    std::filesystem::path m_path;
};

/// Whole contents, plainly; the tests' own way, so that they do not test code with itself.
void put(const std::filesystem::path& path, std::string_view content);
std::string contentOf(const std::filesystem::path& path);
