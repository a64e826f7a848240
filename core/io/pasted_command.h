#pragma once

#include "core/io/policy_text.h"

namespace core {

/// Whether a text calls stashpoint-cli, after a prompt or a path maybe.
bool isCommandLine(std::string_view text);

/// The default scenario with these options of the console program. An error's place is the option.
Result<Scenario> parsePastedOptions(std::string_view text, const Catalogue& catalogue);

/// The policy of such a text, in the default scenario with its options. An error's place is the option.
Result<PastedPolicy> parsePastedCommand(std::string_view text, const Catalogue& catalogue);

} // namespace core
