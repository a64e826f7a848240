#include "core/policy/problem.h"

#include <numeric>

namespace core {

Cost Problem::forwardCost() const {
    return std::accumulate(opCosts.begin(), opCosts.end(), Cost{});
}

Policy unpricedComm(const Problem& problem) {
    Policy marks;
    for (const MarkId mark : problem.allMarks().marks()) {
        const OpId op = problem.graph.ownerId(mark);
        if (problem.graph.op(op).kind == OpKind::Comm && problem.opCosts[index(op)] == Cost{}) {
            marks = marks.with(mark);
        }
    }
    return marks;
}

std::vector<Cost> flopCosts(const OpGraph& graph) {
    std::vector<Cost> costs;
    costs.reserve(graph.size());
    for (const Op& op : graph.ops()) {
        costs.push_back({op.flops.value});
    }
    return costs;
}

} // namespace core
