#pragma once

#include "core/policy/problem.h"

#include <iosfwd>
#include <rapidcheck.h>

/// Small random problems: up to 14 ops and 10 marks, of any kind, with any inputs and backward reads (also of later ops and of
/// their own output); ops with no mark and ops that follow one; sizes and costs that are small, so that many policies tie, or
/// all multiples of 2^34, so that cost and bytes together need more than 64 bits.
namespace rc {
template <>
struct Arbitrary<core::Problem> {
    static Gen<core::Problem> arbitrary();
};
} // namespace rc

namespace core {
/// How RapidCheck prints a counterexample.
void showValue(const Problem& problem, std::ostream& out);
} // namespace core
