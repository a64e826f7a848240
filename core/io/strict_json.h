#pragma once

#include "core/error.h"

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The one reader of JSON that comes from outside. nlohmann's own silently takes the last of duplicate keys, turns 3.7 and 2^64
/// into other integers, and accepts any depth.
namespace core {

using Json = nlohmann::ordered_json;

inline constexpr std::size_t maxJsonBytes = std::size_t{16} << 20;
inline constexpr std::size_t maxJsonDepth = 64;

/// One JSON value and nothing after it, of at most maxJsonBytes and maxJsonDepth. An error's place is "line 3, column 7" where
/// the text is no JSON in UTF-8, and a JSON pointer for a duplicate key, too great a depth, or a number beyond 64 bits.
Result<Json> parseJson(std::string_view text);

/// The JSON pointer of a child: "/policies" and "0" make "/policies/0".
std::string pointerTo(const std::string& parent, std::string_view key);

/// Reads the keys of one JSON object into variables.
///
/// A missing key leaves its variable as it is. A value of another type or out of range is a fault; it is never converted. The
/// first fault is kept, with the JSON pointer of its value, and ends all reading by readers that share the same `fault`.
class JsonObjectReader {
public:
    JsonObjectReader(const Json& value, std::string pointer, std::optional<Error>& fault);

    void read(std::string_view key, std::string& into);
    void read(std::string_view key, bool& into);
    void read(std::string_view key, std::vector<std::string>& into);
    /// A whole number from `least` to `most`.
    void read(std::string_view key, std::int64_t& into, std::int64_t least, std::int64_t most);
    /// null, or a whole number of at least `least`.
    void read(std::string_view key, std::optional<std::int64_t>& into, std::int64_t least);
    /// Any number from `least` to `most`.
    void read(std::string_view key, double& into, double least, double most);

    /// The value of a key, whatever its type; nullptr where it is missing or after a fault.
    const Json* find(std::string_view key);
    /// As find, but a fault where it is missing.
    const Json* require(std::string_view key);
    /// A required array that is not empty, else a fault and nullptr.
    const Json* requireFilledArray(std::string_view key);

    std::string pointer(std::string_view key) const { return pointerTo(m_pointer, key); }
    /// Records a fault at a key's value unless there is one already.
    void fail(std::string_view key, std::string message);
    bool failed() const { return m_fault.has_value(); }

    /// The keys that nobody asked for, in their order.
    std::vector<std::string> unreadKeys() const;

private:
    const Json* m_object = nullptr;
    std::string m_pointer;
    std::optional<Error>& m_fault;
    std::vector<std::string> m_asked;
};

/// What a value is, for "… must be a number, not …": scalars as they stand, else "an array".
std::string describeJson(const Json& value);

} // namespace core
