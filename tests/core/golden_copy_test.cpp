#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <string>

namespace {

std::map<std::string, std::string> filesOf(const std::filesystem::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream file(entry.path(), std::ios::binary);
        files[entry.path().filename().string()] = std::string(std::istreambuf_iterator<char>(file), {});
    }
    return files;
}

TEST(GoldenFiles, areTheOriginals) {
    const std::filesystem::path originals = std::string(PROJECT_ROOT) + "/../shared/golden";
    if (!std::filesystem::is_directory(originals)) {
        GTEST_SKIP() << "the originals are not here";
    }
    const auto want = filesOf(originals);
    const auto copies = filesOf(std::string(TEST_DATA) + "/golden");
    ASSERT_FALSE(want.empty());
    for (const auto& [name, content] : want) {
        EXPECT_TRUE(copies.contains(name) && copies.at(name) == content) << name;
    }
    EXPECT_EQ(copies.size(), want.size());
}

} // namespace
