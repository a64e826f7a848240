#include "core/search/analysis.h"

#include "core/search/enumerate.h"
#include "core/search/lower_hull.h"
#include "core/search/pareto_frontier.h"
#include "core/search/pareto_sweep.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

Policy commMarks(const OpGraph& graph) {
    Policy marks;
    for (const MarkId mark : Policy::firstMarks(graph.markCount()).marks()) {
        marks = graph.owner(mark).kind == OpKind::Comm ? marks.with(mark) : marks;
    }
    return marks;
}

/// The sweep needs no enumeration: it is quick where an enumeration of as many marks is not.
Result<std::optional<std::vector<Outcome>>> commSavedFrontier(const CostTable& table, const Problem& problem, const RunControl& control) {
    const Policy comm = commMarks(problem.graph);
    if ((problem.freeMarks() & comm).empty()) {
        return std::nullopt;
    }
    auto frontier = paretoSweep(table, problem.freeMarks() - comm, {control.stop, {}});
    if (!frontier && control.stop.stop_requested()) {
        return tl::unexpected(std::move(frontier.error()));
    }
    return frontier ? std::optional(std::move(*frontier)) : std::nullopt;
}

} // namespace

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
    auto commSaved = commSavedFrontier(table, *problem, control);
    if (!commSaved) {
        return tl::unexpected(std::move(commSaved.error()));
    }
    analysis.commSavedFrontier = std::move(*commSaved);
    analysis.problem = std::move(problem);
    return analysis;
}

} // namespace core
