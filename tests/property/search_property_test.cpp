#include "core/search/analysis.h"
#include "core/search/enumerate.h"
#include "core/search/lower_hull.h"
#include "core/search/nearest_frontier.h"
#include "core/search/pareto_frontier.h"
#include "core/search/pareto_sweep.h"
#include "core/search/verdict.h"
#include "tests/support/brute_force.h"
#include "tests/support/print.h"
#include "tests/support/random_graph.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <rapidcheck/gtest.h>
#include <tuple>

namespace {

RC_GTEST_PROP(Enumeration, isTheBruteForceOnes, (const core::Problem& problem)) {
    const auto outcomes = core::enumerateOutcomes(core::CostTable(problem), problem.freeMarks());
    RC_ASSERT(outcomes.has_value());
    RC_ASSERT(*outcomes == brute_force::outcomes(problem));
}

RC_GTEST_PROP(Sweep, isTheFrontierOfTheBruteForce, (const core::Problem& problem)) {
    const auto frontier = core::paretoSweep(core::CostTable(problem), problem.freeMarks());
    RC_ASSERT(frontier.has_value());
    RC_ASSERT(*frontier == brute_force::frontier(brute_force::outcomes(problem)));
}

RC_GTEST_PROP(NearestFrontier, isTheNearestOfAllPoliciesOnTheFrontier, (const core::Problem& problem)) {
    const auto frontier = brute_force::frontier(brute_force::outcomes(problem));
    const core::Policy from(*rc::gen::inRange<std::uint64_t>(0, problem.allMarks().bits() + 1));
    const auto place = [&](core::Policy policy, core::Point point) {
        return std::tuple((policy ^ from).count(), point.bytes, point.cost, policy.bits());
    };
    std::optional<core::Policy> nearest;
    for (const core::Policy policy : brute_force::policies(problem)) {
        const core::Point point = brute_force::evaluate(problem, policy);
        const bool onFrontier = std::ranges::find(frontier, point, &core::Outcome::point) != frontier.end();
        if (onFrontier && (!nearest || place(policy, point) < place(*nearest, brute_force::evaluate(problem, *nearest)))) {
            nearest = policy;
        }
    }
    const auto found = core::nearestOnFrontier(problem, from);
    RC_ASSERT(found.has_value());
    RC_ASSERT(*found == *nearest);
}

RC_GTEST_PROP(Frontier, isWhatNothingBeats, (const core::Problem& problem)) {
    const auto outcomes = brute_force::outcomes(problem);
    RC_ASSERT(core::paretoFrontier(outcomes) == brute_force::frontier(outcomes));
}

RC_GTEST_PROP(Hull, isWhatNoLineCovers, (const core::Problem& problem)) {
    const auto frontier = brute_force::frontier(brute_force::outcomes(problem));
    std::vector<core::Outcome> hull;
    for (const std::size_t vertex : core::lowerHull(frontier)) {
        hull.push_back(frontier[vertex]);
    }
    RC_ASSERT(hull == brute_force::hull(frontier));
}

RC_GTEST_PROP(Hull, isNested, (const core::Problem& problem)) {
    const auto analysis = core::analyse(std::make_shared<const core::Problem>(problem));
    RC_ASSERT(analysis.has_value());
    core::Policy before;
    for (const core::HullStep& step : analysis->hull) {
        const core::Policy now = step.outcome.representative;
        RC_ASSERT((before - now).empty());
        RC_ASSERT(step.adds == now - before);
        before = now;
    }
}

RC_GTEST_PROP(Verdict, saysWhereAnyPolicyStands, (const core::Problem& problem)) {
    const auto analysis = core::analyse(std::make_shared<const core::Problem>(problem));
    RC_ASSERT(analysis.has_value());
    const auto frontier = brute_force::frontier(brute_force::outcomes(problem));
    const auto hull = brute_force::hull(frontier);
    const auto placeIn = [](const std::vector<core::Outcome>& outcomes, core::Point point) -> std::optional<std::size_t> {
        const auto found = std::ranges::find(outcomes, point, &core::Outcome::point);
        return found == outcomes.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - outcomes.begin()));
    };
    for (std::uint64_t bits = 0; bits <= problem.allMarks().bits(); ++bits) {
        const core::Policy policy(bits);
        const core::Point point = brute_force::evaluate(problem, policy);
        const core::Verdict verdict = core::judge(*analysis, policy, point);
        RC_ASSERT(verdict.outside.bits() == (bits & problem.alwaysSaved.bits()));
        if (verdict.isOutside()) {
            RC_ASSERT(!verdict.onFrontier && !verdict.hullStep && !verdict.better);
            continue;
        }
        RC_ASSERT(verdict.onFrontier == placeIn(frontier, point).has_value());
        RC_ASSERT(verdict.hullStep == placeIn(hull, point));
        RC_ASSERT(verdict.better.has_value() != verdict.onFrontier);
        if (verdict.better) {
            const core::Point better = frontier.at(*verdict.better).point;
            RC_ASSERT(better.cost <= point.cost && better.bytes <= point.bytes);
            for (const core::Outcome& other : frontier) {
                RC_ASSERT(other.point.cost > point.cost || other.point.bytes >= better.bytes);
            }
        }
    }
}

} // namespace
