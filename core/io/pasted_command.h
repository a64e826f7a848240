#pragma once

#include "core/io/policy_text.h"

namespace core {

/// Whether a text calls stashpoint-cli, after a prompt or a path maybe.
bool isCommandLine(std::string_view text);

/// The policy of such a text, in the default scenario with its options. An error's place is the option.
Result<PastedPolicy> parsePastedCommand(std::string_view text, const Catalogue& catalogue);

} // namespace core
