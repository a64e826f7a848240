#pragma once

#include <compare>
#include <cstdint>

namespace core {

/// A whole number with a unit. Overflow is the caller's to avoid: the ranges of Scenario keep every sum within 63 bits.
template <class Unit>
struct Quantity {
    std::int64_t value = 0;

    friend constexpr auto operator<=>(const Quantity&, const Quantity&) = default;
    constexpr Quantity& operator+=(Quantity other) {
        value += other.value;
        return *this;
    }
    constexpr Quantity& operator-=(Quantity other) {
        value -= other.value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return {a.value + b.value}; }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return {a.value - b.value}; }
    friend constexpr Quantity operator-(Quantity a) { return {-a.value}; }
};

/// Per token and layer, unless a name says "per rank".
using Bytes = Quantity<struct BytesUnit>;
/// Forward floating-point operations per token and layer.
using Flops = Quantity<struct FlopsUnit>;
/// What a replay costs, in the unit of the problem's CostAxis.
using Cost = Quantity<struct CostUnit>;

/// The unit of every Cost of one problem: FLOPs per token and layer.
enum class CostAxis { ForwardFlops };

} // namespace core
