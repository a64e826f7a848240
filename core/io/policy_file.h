#pragma once

#include "core/catalogue.h"
#include "core/error.h"
#include "core/scenario.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

struct NamedPolicy {
    std::string name;
    std::string note;
    Scenario scenario;
    Policy recompute;
    friend bool operator==(const NamedPolicy&, const NamedPolicy&) = default;
};

struct PolicyFile {
    std::string title;
    std::string note;
    Scenario scenario;
    std::vector<NamedPolicy> policies;
    std::size_t current = 0;
    friend bool operator==(const PolicyFile&, const PolicyFile&) = default;
};

struct OpenedPolicyFile {
    PolicyFile file;
    std::vector<std::string> notes;
};

PolicyFile defaultPolicyFile(const Catalogue& catalogue);
Result<OpenedPolicyFile> readPolicyFile(const std::string& path, const Catalogue& catalogue);
Result<void> writePolicyFile(const std::string& path, const PolicyFile& file, const Catalogue& catalogue);

} // namespace core
