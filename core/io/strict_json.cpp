#include "core/io/strict_json.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace core {
namespace {

std::string place(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const auto line = 1 + std::ranges::count(before, '\n');
    const std::string_view inLine = before.substr(before.rfind('\n') + 1);
    const auto column = 1 + std::ranges::count_if(inLine, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// nlohmann's reason, without its class, its own place, and the piece of the text it read last, which may be no UTF-8.
std::string reason(std::string_view what) {
    if (const auto start = what.find(" - "); start != std::string_view::npos) {
        what.remove_prefix(start + 3);
    }
    return std::string(what.substr(0, what.find("; last read: ")));
}

/// Builds the value, and knows where it is. Each function returns false to end the parsing.
class StrictBuilder : public nlohmann::json_sax<Json> {
public:
    explicit StrictBuilder(std::string_view text)
        : m_text(text) {}

    Result<Json> result() && {
        if (m_error) {
            return tl::unexpected(std::move(*m_error));
        }
        return std::move(m_root);
    }

    bool null() override { return add(nullptr) != nullptr; }
    bool boolean(bool value) override { return add(value) != nullptr; }
    bool number_integer(number_integer_t value) override { return add(value) != nullptr; }
    bool number_unsigned(number_unsigned_t value) override { return add(value) != nullptr; }
    bool number_float(number_float_t value, const string_t& digits) override {
        if (add(value) == nullptr) {
            return false;
        }
        const bool isInteger = digits.find_first_of(".eE") == string_t::npos;
        return !isInteger || fail("is a whole number beyond 64 bits");
    }
    bool string(string_t& value) override { return add(std::move(value)) != nullptr; }
    bool binary(binary_t& /*value*/) override { return false; } // not in JSON text
    bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
    bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& value) override {
        Level& level = m_open.back();
        level.key = value;
        return level.keys.insert(std::move(value)).second || fail("stands there twice; name each key once");
    }
    bool parse_error(std::size_t position, const std::string& /*token*/, const nlohmann::detail::exception& error) override {
        constexpr int numberOutOfRange = 406;
        const std::string why = error.id == numberOutOfRange ? "a number is too large" : "this is no valid JSON: " + reason(error.what());
        m_error = Error{why, place(m_text, std::min(position - 1, m_text.size()))};
        return false;
    }

private:
    struct Level {
        Json* value = nullptr; // stays where it is: its parent does not grow while it is open
        std::string key;
        std::unordered_set<std::string> keys;
    };

    Json* add(Json value) {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Level& parent = m_open.back();
        if (parent.value->is_array()) {
            parent.value->push_back(std::move(value));
            return &parent.value->back();
        }
        // Not through operator[], which looks at every key there is.
        auto& members = parent.value->get_ref<Json::object_t&>();
        members.emplace_back(parent.key, std::move(value));
        return &members.back().second;
    }

    bool open(Json value) {
        m_open.push_back({add(std::move(value)), {}, {}});
        return m_open.size() <= maxJsonDepth || fail("is nested too deeply: at most " + std::to_string(maxJsonDepth) + " levels are read");
    }

    bool close() {
        m_open.pop_back();
        return true;
    }

    bool fail(std::string message) {
        std::string pointer;
        for (const Level& level : m_open) {
            if (level.value->is_object() && !level.keys.empty()) {
                pointer = pointerTo(pointer, level.key);
            } else if (level.value->is_array() && !level.value->empty()) {
                pointer = pointerTo(pointer, std::to_string(level.value->size() - 1));
            }
        }
        m_error = Error{std::move(message), std::move(pointer)};
        return false;
    }

    std::string_view m_text;
    Json m_root;
    std::vector<Level> m_open;
    std::optional<Error> m_error;
};

} // namespace

Result<Json> parseJson(std::string_view text) {
    if (text.size() > maxJsonBytes) {
        return tl::unexpected(Error{"is too large: at most " + std::to_string(maxJsonBytes) + " bytes are read", {}});
    }
    if (const auto zero = text.find('\0'); zero != std::string_view::npos) { // which nlohmann takes for the end
        return tl::unexpected(Error{"this is no valid JSON: a zero byte", place(text, zero)});
    }
    StrictBuilder builder(text);
    Json::sax_parse(text.begin(), text.end(), &builder);
    return std::move(builder).result();
}

std::string pointerTo(const std::string& parent, std::string_view key) {
    std::string pointer = parent + '/';
    for (const char c : key) {
        if (c == '~') {
            pointer += "~0";
        } else if (c == '/') {
            pointer += "~1";
        } else {
            pointer += c;
        }
    }
    return pointer;
}

Json numberJson(double value) {
    constexpr double exactIntegers = 9'007'199'254'740'992; // 2^53
    const bool isInteger = std::trunc(value) == value && std::abs(value) <= exactIntegers;
    return isInteger ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

std::string describeJson(const Json& value) {
    if (value.is_string()) {
        return "a string";
    }
    if (value.is_array()) {
        return "an array";
    }
    return value.is_object() ? "an object" : value.dump();
}

} // namespace core
