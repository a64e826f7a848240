#pragma once

#include "core/policy/problem.h"

#include <compare>
#include <vector>

namespace core {

/// A policy's place on the chart.
struct Point {
    Cost cost;
    Bytes bytes;
    friend constexpr auto operator<=>(const Point&, const Point&) = default;
};

/// A problem compiled for evaluation. With R the recomputed ops,
///   needed = x0 + everything some op's backward reads + every input of an op in R
///   bytes  = bytes of the needed ops not in R + aux bytes of the ops not in R
///   cost   = cost of the ops in R
class CostTable {
public:
    /// What one op adds to the stash, as a function of the policy.
    struct Tensor {
        Bytes bytes;               // while the op is not recomputed and its output is needed
        Bytes auxBytes;            // while the op is not recomputed
        Policy ownMark;            // the op's mark, or empty: never recomputed
        Policy consumers;          // marks whose recompute takes the output as input
        bool alwaysNeeded = false; // x0, or some op's backward reads it

        Bytes stashedUnder(Policy policy) const {
            if (!(ownMark & policy).empty()) {
                return {};
            }
            const bool needed = alwaysNeeded || !(consumers & policy).empty();
            return needed ? bytes + auxBytes : auxBytes;
        }
    };

    explicit CostTable(const Problem& problem);

    /// O(ops). Any policy of the graph's marks, also one that recomputes what the problem keeps saved.
    Point evaluate(Policy policy) const;

    /// Only tensors that can add anything.
    const std::vector<Tensor>& tensors() const { return m_tensors; }
    /// By mark.
    const std::vector<Cost>& markCosts() const { return m_markCosts; }

private:
    std::vector<Tensor> m_tensors;
    std::vector<Cost> m_markCosts;
};

} // namespace core
