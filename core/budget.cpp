#include "core/budget.h"

#include <algorithm>

namespace core {
namespace {

constexpr std::int64_t gib = std::int64_t{1} << 30;

} // namespace

std::optional<std::size_t> cheapestWithin(std::span<const Outcome> frontier, const Scenario& scenario, Bytes budget) {
    // Bytes fall along the frontier.
    const auto fits = std::ranges::partition_point(
        frontier, [&](const Outcome& outcome) { return bytesPerRank(scenario, outcome.point.bytes) > budget; });
    return fits == frontier.end() ? std::nullopt : std::optional(static_cast<std::size_t>(fits - frontier.begin()));
}

Bytes budgetOfTenths(std::int64_t tenths) {
    const std::int64_t within = std::clamp<std::int64_t>(tenths, 0, budgetBytesRange.most / gib * 10);
    return {within / 10 * gib + (within % 10 * gib + 9) / 10};
}

std::int64_t nearestTenths(Bytes bytes) {
    return bytes.value / gib * 10 + (bytes.value % gib * 10 + gib / 2) / gib;
}

std::int64_t tenthsToHold(Bytes bytes) {
    return bytes.value / gib * 10 + (bytes.value % gib * 10 + gib - 1) / gib;
}

} // namespace core
