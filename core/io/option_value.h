#pragma once

#include "core/error.h"
#include "core/io/scenario_options.h"

#include <string>

/// The values of scenario options as text.
namespace core {

/// Sets the option's member. An error, at the option, says what values it takes.
Result<void> setOption(const ScenarioOption& option, const std::string& value, Scenario& scenario);

/// The text for which setOption sets the option's member as it is in `scenario`; empty for a flag.
std::string optionValue(const ScenarioOption& option, const Scenario& scenario);

/// Whether both scenarios have the same in the option's member.
bool sameOptionValue(const ScenarioOption& option, const Scenario& a, const Scenario& b);

} // namespace core
