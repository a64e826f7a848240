#include "core/search/pareto_sweep.h"

#include "core/search/elimination.h"

#include <string>

namespace core {

Result<std::vector<Outcome>> paretoSweep(const CostTable& table, Policy freeMarks, const RunControl& control, Policy origin) {
    const EliminationPlan plan = planElimination(table, freeMarks);
    if (plan.maxLiveMarks > maxSweptLiveMarks) {
        return tl::unexpected(Error{std::to_string(plan.maxLiveMarks) +
                                        " marks depend on each other, which is too many for a sweep; at most " +
                                        std::to_string(maxSweptLiveMarks) + " may",
                                    {}});
    }
    return eliminate(plan, Kept::Frontier, maxSweptEntries, control, origin);
}

} // namespace core
