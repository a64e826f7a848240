#include "core/search/verdict.h"

#include <algorithm>

namespace core {

Verdict judge(const Analysis& analysis, Policy policy, Point point) {
    Verdict verdict;
    verdict.outside = policy & analysis.problem->alwaysSaved;
    if (verdict.isOutside()) {
        return verdict;
    }
    const auto costOf = [](const Outcome& outcome) { return outcome.point.cost; };
    const auto dearer = std::ranges::upper_bound(analysis.frontier, point.cost, {}, costOf);
    const auto best = static_cast<std::size_t>(dearer - analysis.frontier.begin()) - 1;
    verdict.onFrontier = analysis.frontier[best].point == point;
    if (!verdict.onFrontier) {
        verdict.better = best;
        return verdict;
    }
    const auto pointOf = [](const HullStep& step) { return step.outcome.point; };
    const auto step = std::ranges::lower_bound(analysis.hull, point, {}, pointOf);
    if (step != analysis.hull.end() && step->outcome.point == point) {
        verdict.hullStep = static_cast<std::size_t>(step - analysis.hull.begin());
    }
    return verdict;
}

} // namespace core
