#include "core/budget.h"

#include <algorithm>

namespace core {

std::optional<std::size_t> cheapestWithin(std::span<const Outcome> frontier, const Scenario& scenario, Bytes budget) {
    // Bytes fall along the frontier.
    const auto fits = std::ranges::partition_point(
        frontier, [&](const Outcome& outcome) { return bytesPerRank(scenario, outcome.point.bytes) > budget; });
    return fits == frontier.end() ? std::nullopt : std::optional(static_cast<std::size_t>(fits - frontier.begin()));
}

} // namespace core
