#pragma once

#include "core/search/outcome.h"

#include <span>
#include <vector>

namespace core {

/// The outcomes that no other beats on both axes (smaller or equal on both, smaller on one): cost rises and bytes fall
/// strictly along the result. `outcomes` are distinct and sorted by cost, then bytes. O(n).
std::vector<Outcome> paretoFrontier(std::span<const Outcome> outcomes);

} // namespace core
