#pragma once

#include "core/error.h"

#include <string>
#include <string_view>
#include <vector>

/// Command lines as a POSIX shell reads them, but for what it would expand: $, `, * and the like stand for themselves.
namespace core {

/// The word, in single quotes where a shell would not read it back as it is.
std::string shellQuoted(std::string_view word);

/// Words between blanks and line ends. Quotes, escapes and continued lines (a backslash at their end) are resolved. An error for
/// quotes that do not end.
Result<std::vector<std::string>> shellWords(std::string_view line);

} // namespace core
