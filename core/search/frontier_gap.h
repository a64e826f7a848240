#pragma once

#include "core/search/outcome.h"

#include <optional>
#include <span>

namespace core {

/// What lies between two frontiers, in bytes per token and layer.
struct BytesGap {
    Bytes least;
    Bytes most;
    friend constexpr bool operator==(BytesGap, BytesGap) = default;
};

/// How much less `lower` stashes than `upper`, at the cost of each policy of `upper`: the difference to the policy of `lower` that costs
/// no more and stashes least; negative where `lower` stashes more. None where `upper` is empty, or `lower` has no policy that cheap for
/// any of its policies. Both are frontiers. O(upper + lower).
std::optional<BytesGap> gapBetween(std::span<const Outcome> upper, std::span<const Outcome> lower);

} // namespace core
