#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// A policy file of tests/data/policy_files/version-N.
struct StoredPolicyFile {
    std::string name; // "version_0_dense_layer"
    int version = 0;
    std::string text;
    std::string expected; // what saving it writes, but for "saved"
};

/// All there are, in the order of their names.
std::vector<StoredPolicyFile> storedPolicyFiles();
