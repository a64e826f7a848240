#pragma once

#include "core/io/kept_key.h"
#include "core/io/strict_json.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Reads the keys of one JSON object into variables.
///
/// A missing key leaves its variable as it is. A value of another type or out of range is a fault; it is never converted. The
/// first fault is kept, with the JSON pointer of its value, and ends all reading by the readers that share it.
class JsonObjectReader {
public:
    /// Keys that `object` lacks are taken from `inherited`, an object that was read without a fault.
    JsonObjectReader(const Json& object, std::string pointer, std::optional<Error>& fault, const Json* inherited = nullptr);

    void read(std::string_view key, std::string& into);
    void read(std::string_view key, bool& into);
    void read(std::string_view key, std::vector<std::string>& into);
    /// A whole number from `least` to `most`.
    void read(std::string_view key, std::int64_t& into, std::int64_t least, std::int64_t most);
    /// null, or a whole number of at least `least`.
    void read(std::string_view key, std::optional<std::int64_t>& into, std::int64_t least, std::int64_t most);
    /// Any number from `least` to `most`.
    void read(std::string_view key, double& into, double least, double most);

    /// The value of a key, whatever its type; nullptr where it is missing, and after a fault.
    const Json* find(std::string_view key);
    /// As find, but a missing key is a fault.
    const Json* require(std::string_view key);

    std::string pointer(std::string_view key) const { return pointerTo(m_pointer, key); }
    /// Records a fault at a key's value, or at the pointer `below` it, unless there is a fault already.
    void fail(std::string_view key, std::string message, const std::string& below = {});
    bool failed() const { return m_fault.has_value(); }

    /// The object's own keys that nobody asked for, in their order.
    std::vector<KeptKey> unknownKeys() const;

private:
    const Json* m_object = nullptr;
    const Json* m_inherited;
    std::string m_pointer;
    std::optional<Error>& m_fault;
    std::vector<std::string> m_asked;
};

} // namespace core
