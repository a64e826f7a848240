#include "core/search/analysis.h"

#include "core/search/enumerate.h"
#include "core/search/lower_hull.h"
#include "core/search/pareto_frontier.h"
#include "core/search/pareto_sweep.h"

#include <algorithm>
#include <utility>

namespace core {

Result<Analysis> analyse(std::shared_ptr<const Problem> problem, const RunControl& control) {
    const CostTable table(*problem);
    const Policy freeMarks = problem->freeMarks();
    Analysis analysis;
    analysis.freeMarks = freeMarks.count();
    if (analysis.freeMarks <= maxEnumeratedMarks) {
        auto outcomes = enumerateOutcomes(table, freeMarks, control);
        if (!outcomes) {
            return tl::unexpected(std::move(outcomes.error()));
        }
        analysis.frontier = paretoFrontier(*outcomes);
        const auto bytesOf = [](const Outcome& outcome) { return outcome.point.bytes; };
        const Bytes maxBytes = std::ranges::max(*outcomes, {}, bytesOf).point.bytes;
        analysis.enumeration = Enumeration{std::move(*outcomes), maxBytes};
    } else {
        auto frontier = paretoSweep(table, freeMarks, control);
        if (!frontier) {
            return tl::unexpected(std::move(frontier.error()));
        }
        analysis.frontier = std::move(*frontier);
    }
    for (const std::size_t vertex : lowerHull(analysis.frontier)) {
        const Outcome& outcome = analysis.frontier[vertex];
        const Policy before = analysis.hull.empty() ? Policy() : analysis.hull.back().outcome.representative;
        analysis.hull.push_back({outcome, outcome.representative - before});
    }
    analysis.problem = std::move(problem);
    return analysis;
}

} // namespace core
