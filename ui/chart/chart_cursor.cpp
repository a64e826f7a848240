#include "ui/chart/chart_cursor.h"

#include <algorithm>

namespace ui {
namespace {

core::Cost costOf(const core::Outcome& outcome) {
    return outcome.point.cost;
}

bool isOn(const core::Analysis& analysis, std::size_t place, Path path) {
    return path == Path::Frontier || frontierHit(analysis, place).kind == Hit::Kind::Hull;
}

} // namespace

std::optional<std::size_t> stepAlong(const ChartData& data, std::optional<std::size_t> from, Path path, Step step) {
    if (!data.analysis || data.analysis->frontier.empty()) {
        return std::nullopt;
    }
    const core::Analysis& analysis = *data.analysis;
    const std::size_t last = analysis.frontier.size() - 1;
    if (step == Step::First || step == Step::Last) {
        return step == Step::First ? 0 : last; // both ends are on the hull
    }
    // From beside the frontier, the first step goes to a neighbour in cost: `after` costs more, the one before it does not.
    const core::Cost cost = data.current.point.cost;
    const auto dearer = std::ranges::upper_bound(analysis.frontier, cost, {}, costOf);
    const auto after = static_cast<std::size_t>(dearer - analysis.frontier.begin());
    const std::size_t before = after == 0 ? 0 : after - 1;
    const bool onFrontier = !data.current.outside && analysis.frontier[before].point == data.current.point;
    const std::size_t fallback = step == Step::Next || onFrontier ? before : after;
    std::size_t place = from.value_or(std::min(fallback, last));
    const std::size_t start = place;
    do {
        if (place == (step == Step::Next ? last : 0)) {
            return isOn(analysis, place, path) ? place : start;
        }
        place = step == Step::Next ? place + 1 : place - 1;
    } while (!isOn(analysis, place, path));
    return place;
}

Hit frontierHit(const core::Analysis& analysis, std::size_t place) {
    const core::Outcome& outcome = analysis.frontier[place];
    const auto pointOf = [](const core::HullStep& step) { return step.outcome.point; };
    const auto vertex = std::ranges::lower_bound(analysis.hull, outcome.point, {}, pointOf);
    if (vertex != analysis.hull.end() && vertex->outcome.point == outcome.point) {
        const auto step = static_cast<std::size_t>(vertex - analysis.hull.begin());
        return {Hit::Kind::Hull, step, outcome.representative, outcome.point};
    }
    return {Hit::Kind::Frontier, place, outcome.representative, outcome.point};
}

} // namespace ui
