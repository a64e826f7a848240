#include "core/io/option_value.h"

#include "core/format.h"
#include "core/io/strict_json.h"

#include <charconv>
#include <optional>
#include <utility>

namespace core {
namespace {

/// The whole text as a number; none where it is something else, or no number that the type holds.
template <class Number>
std::optional<Number> parseNumber(const std::string& text) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

tl::unexpected<std::string> mustBe(const std::string& what, const std::string& value) {
    return tl::unexpected("must be " + what + ", not \"" + value + '"');
}

std::string wholeRange(Range range) {
    const bool open = range.most == std::numeric_limits<std::int64_t>::max();
    return "a whole number " + (open ? "of at least " + std::to_string(range.least)
                                     : "from " + std::to_string(range.least) + " to " + std::to_string(range.most));
}

std::optional<std::int64_t> wholeIn(Range range, const std::string& text) {
    const auto number = parseNumber<std::int64_t>(text);
    return number && *number >= range.least && *number <= range.most ? number : std::nullopt;
}

std::optional<double> realIn(RealRange range, const std::string& text) {
    const auto number = parseNumber<double>(text);
    return number && *number >= range.least && *number <= range.most ? number : std::nullopt; // none for a NaN
}

/// One function a kind of setting: the value's text into the scenario.
struct SetValue {
    const std::string& text;
    Scenario& scenario;

    using Done = tl::expected<void, std::string>;

    Done operator()(const TextSetting& setting) const {
        scenario.*setting.member = text;
        return {};
    }
    Done operator()(const OnOffSetting& setting) const {
        if (text != "on" && text != "off") {
            return mustBe("on or off", text);
        }
        scenario.*setting.member = text == "on";
        return {};
    }
    Done operator()(const WholeSetting& setting) const {
        const auto whole = wholeIn(setting.range, text);
        if (!whole) {
            return mustBe(wholeRange(setting.range), text);
        }
        scenario.*setting.member = *whole;
        return {};
    }
    Done operator()(const HalvesSetting& setting) const {
        const auto [least, most] = setting.doubledRange;
        const auto number = realIn({static_cast<double>(least) / 2, static_cast<double>(most) / 2}, text);
        const auto doubled = static_cast<std::int64_t>(2 * number.value_or(0));
        if (!number || static_cast<double>(doubled) != 2 * *number) {
            return mustBe("a multiple of 0.5 from " + format::halves(least) + " to " + format::halves(most), text);
        }
        scenario.*setting.member = doubled;
        return {};
    }
    Done operator()(const WholeOrNoneSetting& setting) const {
        const auto whole = wholeIn(setting.range, text);
        if (!whole && text != "none") {
            return mustBe("none or " + wholeRange(setting.range), text);
        }
        scenario.*setting.member = whole;
        return {};
    }
    Done operator()(const NumberSetting& setting) const {
        const auto number = realIn(setting.range, text);
        if (!number) {
            return mustBe("a number from " + numberJson(setting.range.least).dump() + " to " + numberJson(setting.range.most).dump(), text);
        }
        scenario.*setting.member = *number;
        return {};
    }
    Done operator()(const IdsSetting& setting) const {
        scenario.*setting.member = splitAtCommas(text);
        return {};
    }
    Done operator()(const EmptyIdsSetting& setting) const {
        if (!text.empty()) {
            return tl::unexpected("is a flag and takes no value, as in \"" + text + '"');
        }
        (scenario.*setting.member).clear();
        return {};
    }
};

struct ValueText {
    const Scenario& scenario;

    std::string operator()(const TextSetting& setting) const { return scenario.*setting.member; }
    std::string operator()(const OnOffSetting& setting) const { return scenario.*setting.member ? "on" : "off"; }
    std::string operator()(const WholeSetting& setting) const { return std::to_string(scenario.*setting.member); }
    std::string operator()(const HalvesSetting& setting) const { return format::halves(scenario.*setting.member); }
    std::string operator()(const WholeOrNoneSetting& setting) const {
        const std::optional<std::int64_t>& value = scenario.*setting.member;
        return value ? std::to_string(*value) : "none";
    }
    std::string operator()(const NumberSetting& setting) const { return numberJson(scenario.*setting.member).dump(); } // comes back exactly
    std::string operator()(const IdsSetting& setting) const {
        std::string text;
        for (const std::string& id : scenario.*setting.member) {
            text += (text.empty() ? "" : ",") + id;
        }
        return text;
    }
    std::string operator()(const EmptyIdsSetting& /*setting*/) const { return {}; }
};

} // namespace

Result<void> setOption(const ScenarioOption& option, const std::string& value, Scenario& scenario) {
    return std::visit(SetValue{value, scenario}, option.setting).map_error([&](std::string message) {
        return Error{std::move(message), std::string(option.name)};
    });
}

std::string optionValue(const ScenarioOption& option, const Scenario& scenario) {
    return std::visit(ValueText{scenario}, option.setting);
}

bool sameOptionValue(const ScenarioOption& option, const Scenario& a, const Scenario& b) {
    return std::visit([&](const auto& setting) { return a.*setting.member == b.*setting.member; }, option.setting);
}

} // namespace core
