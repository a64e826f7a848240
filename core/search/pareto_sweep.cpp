#include "core/search/pareto_sweep.h"

#include "core/search/enumerate.h"
#include "core/search/pareto_frontier.h"

namespace core {

Result<std::vector<Outcome>> paretoSweep(const CostTable& table, Policy freeMarks, const RunControl& control) {
    return enumerateOutcomes(table, freeMarks, control).map([](const auto& outcomes) { return paretoFrontier(outcomes); });
}

} // namespace core
