#pragma once

#include <string>
#include <string_view>

namespace core {

/// A field of a CSV line, quoted as RFC 4180 does where it has to be.
std::string csvField(std::string_view text);

} // namespace core
