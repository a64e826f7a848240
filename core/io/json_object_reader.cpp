#include "core/io/json_object_reader.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace core {
namespace {

std::string mustBe(const std::string& what, const Json& value) {
    return "must be " + what + ", not " + describeJson(value);
}

/// None where it is no whole number, or none that 64 bits with a sign hold.
std::optional<std::int64_t> wholeNumber(const Json& value) {
    if (value.is_number_unsigned() && !std::in_range<std::int64_t>(value.get<std::uint64_t>())) {
        return std::nullopt;
    }
    return value.is_number_integer() ? std::optional(value.get<std::int64_t>()) : std::nullopt;
}

const Json* member(const Json& object, std::string_view key) {
    const auto& members = object.get_ref<const Json::object_t&>();
    const auto found = std::ranges::find_if(members, [&](const auto& entry) { return entry.first == key; });
    return found == members.end() ? nullptr : &found->second;
}

} // namespace

JsonObjectReader::JsonObjectReader(const Json& object, std::string pointer, std::optional<Error>& fault, const Json* inherited)
    : m_inherited(inherited),
      m_pointer(std::move(pointer)),
      m_fault(fault) {
    if (object.is_object()) {
        m_object = &object;
    } else if (!m_fault) {
        m_fault = Error{mustBe("an object", object), m_pointer};
    }
}

const Json* JsonObjectReader::find(std::string_view key) {
    m_asked.emplace_back(key);
    if (m_fault) {
        return nullptr;
    }
    const Json* own = member(*m_object, key);
    return own == nullptr && m_inherited != nullptr ? member(*m_inherited, key) : own;
}

const Json* JsonObjectReader::require(std::string_view key) {
    const Json* value = find(key);
    if (value == nullptr) {
        fail(key, "is missing");
    }
    return value;
}

void JsonObjectReader::read(std::string_view key, std::string& into) {
    const Json* value = find(key);
    if (value == nullptr) {
        return;
    }
    if (!value->is_string()) {
        return fail(key, mustBe("a string", *value));
    }
    into = value->get_ref<const std::string&>();
}

void JsonObjectReader::read(std::string_view key, bool& into) {
    const Json* value = find(key);
    if (value == nullptr) {
        return;
    }
    if (!value->is_boolean()) {
        return fail(key, mustBe("true or false", *value));
    }
    into = value->get<bool>();
}

void JsonObjectReader::read(std::string_view key, std::vector<std::string>& into) {
    const Json* value = find(key);
    if (value == nullptr) {
        return;
    }
    if (!value->is_array()) {
        return fail(key, mustBe("an array of strings", *value));
    }
    into.clear();
    for (const Json& item : *value) {
        if (!item.is_string()) {
            return fail(key, mustBe("a string", item), "/" + std::to_string(into.size()));
        }
        into.push_back(item.get_ref<const std::string&>());
    }
}

void JsonObjectReader::read(std::string_view key, std::int64_t& into, std::int64_t least, std::int64_t most) {
    const Json* value = find(key);
    if (value == nullptr) {
        return;
    }
    const auto whole = wholeNumber(*value);
    if (!whole || *whole < least || *whole > most) {
        return fail(key, mustBe("a whole number from " + std::to_string(least) + " to " + std::to_string(most), *value));
    }
    into = *whole;
}

void JsonObjectReader::read(std::string_view key, std::optional<std::int64_t>& into, std::int64_t least, std::int64_t most) {
    const Json* value = find(key);
    if (value == nullptr) {
        return;
    }
    if (value->is_null()) {
        into.reset();
        return;
    }
    const auto whole = wholeNumber(*value);
    if (!whole || *whole < least || *whole > most) {
        const bool open = most == std::numeric_limits<std::int64_t>::max();
        const std::string range =
            open ? "of at least " + std::to_string(least) : "from " + std::to_string(least) + " to " + std::to_string(most);
        return fail(key, mustBe("null or a whole number " + range, *value));
    }
    into = whole;
}

void JsonObjectReader::read(std::string_view key, double& into, double least, double most) {
    const Json* value = find(key);
    if (value == nullptr) {
        return;
    }
    if (!value->is_number() || value->get<double>() < least || value->get<double>() > most) {
        return fail(key, mustBe("a number from " + numberJson(least).dump() + " to " + numberJson(most).dump(), *value));
    }
    into = value->get<double>();
}

void JsonObjectReader::fail(std::string_view key, std::string message, const std::string& below) {
    if (m_fault) {
        return;
    }
    const bool isInherited = m_inherited != nullptr && member(*m_object, key) == nullptr && member(*m_inherited, key) != nullptr;
    m_fault =
        isInherited ? Error{std::string(key) + ", as inherited: " + message, m_pointer} : Error{std::move(message), pointer(key) + below};
}

std::vector<KeptKey> JsonObjectReader::unknownKeys() const {
    std::vector<KeptKey> unknown;
    if (m_object != nullptr) {
        for (const auto& [key, value] : m_object->get_ref<const Json::object_t&>()) {
            if (std::ranges::find(m_asked, key) == m_asked.end()) {
                unknown.push_back({key, value.dump()});
            }
        }
    }
    return unknown;
}

} // namespace core
