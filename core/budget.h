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

/// A budget that people read and set: in tenths of a GiB, in bytes rounded up to whole ones, within budgetBytesRange.
Bytes budgetOfTenths(std::int64_t tenths);
/// The nearest tenth of a GiB; the smallest that holds all of `bytes`.
std::int64_t nearestTenths(Bytes bytes);
std::int64_t tenthsToHold(Bytes bytes);

} // namespace core
