#include "core/io/policy_file.h"

namespace core {

PolicyFile defaultPolicyFile(const Catalogue& /*catalogue*/) {
    PolicyFile file;
    file.policies.emplace_back();
    return file;
}

Result<OpenedPolicyFile> readPolicyFile(const std::string& path, const Catalogue& /*catalogue*/) {
    return tl::unexpected(Error{"cannot be read yet", path});
}

Result<void> writePolicyFile(const std::string& path, const PolicyFile& /*file*/, const Catalogue& /*catalogue*/) {
    return tl::unexpected(Error{"cannot be written yet", path});
}

} // namespace core
