#pragma once

#include "core/policy/cost_table.h"
#include "core/policy/policy.h"

#include <cstdint>

namespace core {

/// All policies that share one cost and one number of bytes.
struct Outcome {
    Point point;
    Policy representative;          // the simplest of them: fewest marks, then the smallest integer
    std::uint64_t tiedPolicies = 0; // how many they are
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

} // namespace core
