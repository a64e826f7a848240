#pragma once

#include "core/policy/problem.h"

namespace core {

/// What a layer's part of one training step costs under a policy, every number doubled: the backward of an attention costs two and
/// a half forwards (it multiplies five matrices where the forward multiplies two), that of any other op two.
struct StepCost {
    Cost forward;
    Cost backward;
    Cost replay; // 0 for the policy that recomputes nothing

    /// Forward and backward: what the step costs without replays.
    Cost step() const { return forward + backward; }
};

/// O(ops). Any policy of the graph's marks.
StepCost stepCost(const Problem& problem, Policy policy);

} // namespace core
