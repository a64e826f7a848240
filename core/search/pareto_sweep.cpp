#include "core/search/pareto_sweep.h"

#include "core/search/elimination.h"

#include <string>

namespace core {

Result<std::vector<Outcome>> paretoSweep(const CostTable& table, Policy freeMarks, const RunControl& control) {
    const EliminationPlan plan = planElimination(table, freeMarks);
    if (plan.maxLiveMarks > maxSweptLiveMarks) {
        return tl::unexpected(Error{"the layer's marks depend on each other too much for a sweep: " + std::to_string(plan.maxLiveMarks) +
                                        " at a time; at most " + std::to_string(maxSweptLiveMarks) + " are swept",
                                    {}});
    }
    return eliminate(plan, Kept::Frontier, maxSweptEntries, control);
}

} // namespace core
