#include "core/policy/problem.h"

#include <numeric>

namespace core {

Cost Problem::forwardCost() const {
    return std::accumulate(opCosts.begin(), opCosts.end(), Cost{});
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
