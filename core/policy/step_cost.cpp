#include "core/policy/step_cost.h"

namespace core {

StepCost stepCost(const Problem& problem, Policy policy) {
    StepCost doubled;
    for (std::size_t i = 0; i < problem.graph.size(); ++i) {
        const Op& op = problem.graph.op(static_cast<OpId>(i));
        const std::int64_t cost = problem.opCosts[i].value;
        doubled.forward += Cost{2 * cost};
        doubled.backward += Cost{op.kind == OpKind::Attention ? 5 * cost : 4 * cost};
        if (op.mark && policy.recomputes(*op.mark)) {
            doubled.replay += Cost{2 * cost};
        }
    }
    return doubled;
}

} // namespace core
