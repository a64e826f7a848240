#include "core/search/nearest_frontier.h"

#include "core/search/pareto_sweep.h"

#include <algorithm>
#include <tuple>

namespace core {

Result<Policy> nearestOnFrontier(const Problem& problem, Policy policy, const RunControl& control) {
    const auto nearestOfAll = [policy](const std::vector<Outcome>& frontier) {
        // Two outcomes of the frontier never have the same bytes.
        const auto distance = [policy](const Outcome& outcome) {
            return std::tuple((outcome.representative ^ policy).count(), outcome.point.bytes);
        };
        return std::ranges::min(frontier, {}, distance).representative;
    };
    return paretoSweep(CostTable(problem), problem.freeMarks(), control, policy).map(nearestOfAll);
}

} // namespace core
