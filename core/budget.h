#pragma once

#include "core/scenario.h"
#include "core/search/outcome.h"

#include <cstddef>
#include <optional>
#include <span>

namespace core {

/// The place in the frontier of the cheapest policy that stashes at most `budget` bytes per rank; none where no policy does.
/// O(log frontier).
std::optional<std::size_t> cheapestWithin(std::span<const Outcome> frontier, const Scenario& scenario, Bytes budget);

} // namespace core
