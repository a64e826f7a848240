#pragma once

#include <string>

namespace core {

/// A key of a file that this version does not know: kept, and written back after the known ones.
struct KeptKey {
    std::string key;
    std::string json; // its value, as compact JSON
    friend bool operator==(const KeptKey&, const KeptKey&) = default;
};

} // namespace core
