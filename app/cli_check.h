#pragma once

#include "core/catalogue.h"

#include <string>
#include <vector>

namespace cli {

/// What there is to say of policy files.
struct CheckReport {
    std::string lines; // one a file: "a.stashpolicy: ok", or its first fault with its place
    std::vector<std::string> notes;
    bool allOk = true;
};

/// Opens each, "-" as standard input.
CheckReport check(const std::vector<std::string>& files, const core::Catalogue& catalogue);

} // namespace cli
