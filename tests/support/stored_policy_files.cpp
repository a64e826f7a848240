#include "tests/support/stored_policy_files.h"

#include "tests/support/temporary_folder.h"

#include <algorithm>

namespace fs = std::filesystem;

std::vector<StoredPolicyFile> storedPolicyFiles() {
    std::vector<StoredPolicyFile> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(fs::path(TEST_DATA) / "policy_files")) {
        const fs::path& path = entry.path();
        if (path.extension() == ".stashpolicy") {
            const std::string folder = path.parent_path().filename().string();
            const std::string version = folder.substr(folder.find('-') + 1);
            files.push_back({"version_" + version + '_' + path.stem().string(), std::stoi(version), contentOf(path),
                             contentOf(path.string() + ".expected.json")});
        }
    }
    std::ranges::sort(files, {}, &StoredPolicyFile::name);
    return files;
}
