#include "core/search/pareto_frontier.h"

namespace core {

std::vector<Outcome> paretoFrontier(std::span<const Outcome> outcomes) {
    std::vector<Outcome> frontier;
    for (const Outcome& outcome : outcomes) {
        if (frontier.empty() || outcome.point.bytes < frontier.back().point.bytes) {
            frontier.push_back(outcome);
        }
    }
    return frontier;
}

} // namespace core
