#pragma once

#include "core/search/outcome.h"

#include <iosfwd>

namespace core {

/// How tests print an outcome that they did not expect.
std::ostream& operator<<(std::ostream& out, const Outcome& outcome);

} // namespace core
