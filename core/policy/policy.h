#pragma once

#include "core/model/op.h"

#include <bit>
#include <compare>
#include <cstdint>
#include <vector>

namespace core {

/// A set of marks: as a policy, the marks that are recomputed (all others are saved). Bit i is the i-th mark in graph order.
class Policy {
public:
    constexpr Policy() = default;
    constexpr explicit Policy(std::uint64_t bits)
        : m_bits(bits) {}
    static constexpr Policy of(MarkId mark) { return Policy(std::uint64_t{1} << index(mark)); }
    /// The first `count` marks, count <= 64.
    static constexpr Policy firstMarks(std::size_t count) {
        return Policy(count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1);
    }

    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr bool recomputes(MarkId mark) const { return (m_bits >> index(mark) & 1U) != 0; }
    constexpr int count() const { return std::popcount(m_bits); }
    constexpr bool empty() const { return m_bits == 0; }

    constexpr Policy with(MarkId mark) const { return *this | of(mark); }
    constexpr Policy without(MarkId mark) const { return *this - of(mark); }
    constexpr Policy flipped(MarkId mark) const { return *this ^ of(mark); }
    friend constexpr Policy operator|(Policy a, Policy b) { return Policy(a.m_bits | b.m_bits); }
    friend constexpr Policy operator&(Policy a, Policy b) { return Policy(a.m_bits & b.m_bits); }
    friend constexpr Policy operator^(Policy a, Policy b) { return Policy(a.m_bits ^ b.m_bits); }
    friend constexpr Policy operator-(Policy a, Policy b) { return Policy(a.m_bits & ~b.m_bits); }
    friend constexpr bool operator==(Policy, Policy) = default;

    /// The order among policies of equal cost and bytes: fewest marks first, then the smaller integer.
    friend constexpr bool simplerThan(Policy a, Policy b) { return a.count() != b.count() ? a.count() < b.count() : a.m_bits < b.m_bits; }

    /// In graph order.
    std::vector<MarkId> marks() const;

private:
    std::uint64_t m_bits = 0;
};

} // namespace core
