#pragma once

#include "core/catalogue.h"
#include "core/error.h"
#include "core/scenario.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Scenarios in the words of the console program.
namespace core {

/// What an option sets, and which values it takes.
struct TextSetting {
    std::string Scenario::* member;
};
struct OnOffSetting {
    bool Scenario::* member;
};
struct WholeSetting {
    std::int64_t Scenario::* member;
    Range range;
};
struct HalvesSetting { // of a doubled member
    std::int64_t Scenario::* member;
    Range doubledRange;
};
struct WholeOrNoneSetting {
    std::optional<std::int64_t> Scenario::* member;
    Range range;
};
struct NumberSetting {
    double Scenario::* member;
    RealRange range;
};
struct IdsSetting { // with commas between
    std::vector<std::string> Scenario::* member;
};
struct EmptyIdsSetting { // a flag, which takes no value
    std::vector<std::string> Scenario::* member;
};
using OptionSetting =
    std::variant<TextSetting, OnOffSetting, WholeSetting, HalvesSetting, WholeOrNoneSetting, NumberSetting, IdsSetting, EmptyIdsSetting>;

struct ScenarioOption {
    std::string_view name;      // "--in-flight"
    std::string_view key;       // of a policy file: "in_flight"
    std::string_view valueName; // "N"; empty for a flag
    std::string_view help;
    OptionSetting setting;

    bool isFlag() const { return std::holds_alternative<EmptyIdsSetting>(setting); }
};

/// All options, which together can say every scenario.
std::span<const ScenarioOption> scenarioOptions();
/// nullptr for a name that no option has.
const ScenarioOption* findScenarioOption(std::string_view name);

/// An option as it was given; a flag has no value.
struct GivenOption {
    std::string name;
    std::string value;
    friend bool operator==(const GivenOption&, const GivenOption&) = default;
};

/// The scenario with the options over it, in whatever order they were given: model and layer first, then all others. Marks that stay
/// saved follow another layer as withLayer says. An error's place is the option; an option that there is not, or that is given twice, is
/// one. `scenario` and the result are such as this program can compute.
Result<Scenario> withOptions(const Scenario& scenario, const std::vector<GivenOption>& given, const Catalogue& catalogue);

/// The fewest options that turn one scenario into another, both of which this program can compute; in the table's order.
std::vector<GivenOption> optionsBetween(const Scenario& from, const Scenario& to, const Catalogue& catalogue);

/// "a,b" and "b" of "a,b,b"; nothing of an empty text.
std::vector<std::string> splitAtCommas(std::string_view text);

} // namespace core
