#pragma once

#include "core/error.h"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

/// The one reader of JSON that comes from outside. nlohmann's own silently takes the last of duplicate keys and turns 2^64 into
/// another number, accepts any depth, and its errors have no place.
namespace core {

using Json = nlohmann::ordered_json;

inline constexpr std::size_t maxJsonBytes = std::size_t{16} << 20;
inline constexpr std::size_t maxJsonDepth = 64;

/// One JSON value and nothing after it, of at most maxJsonBytes and maxJsonDepth. An error's place is "line 3, column 7" where
/// the text is no JSON in UTF-8, and a JSON pointer for a duplicate key, too great a depth, or a whole number beyond 64 bits.
Result<Json> parseJson(std::string_view text);

/// The JSON pointer of a child: "/policies" and "0" make "/policies/0".
std::string pointerTo(const std::string& parent, std::string_view key);

/// A number without a fraction as an integer: 1, not 1.0.
Json numberJson(double value);

/// What a value is, for "must be a number, not …": scalars as they stand, but "a string", "an array", "an object".
std::string describeJson(const Json& value);

} // namespace core
