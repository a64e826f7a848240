#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace core {

/// What went wrong, in one sentence that a user can act on, and where: a file, a line, a JSON pointer, or a part of them
/// joined by ": ". An empty place means that the message says it all.
struct Error {
    std::string message;
    std::string where;
};

/// The text with control characters, line breaks among them, and marks of writing direction as escapes: what comes from a file
/// stays on its line and sends nothing to a terminal.
std::string printable(std::string_view text);

/// "where: message", the one form in which errors are shown; printable, with words of over 200 bytes and places of over 4,096 cut.
std::string describe(const Error& error);

/// The same error, its place seen from one level further out ("file.stashpolicy" before "/policies/0").
Error within(const std::string& outerPlace, Error error);

template <class T>
using Result = tl::expected<T, Error>;

} // namespace core
