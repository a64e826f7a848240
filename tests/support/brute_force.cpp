#include "tests/support/brute_force.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace brute_force {
namespace {

bool beats(core::Point a, core::Point b) {
    return a.cost <= b.cost && a.bytes <= b.bytes && a != b;
}

/// Whether b is between a and c in cost and not below the line through them.
bool covers(core::Point a, core::Point c, core::Point b) {
    __extension__ using Wide = __int128;
    const Wide run = c.cost.value - a.cost.value;
    const Wide rise = c.bytes.value - a.bytes.value;
    const Wide along = b.cost.value - a.cost.value;
    return a.cost < b.cost && b.cost < c.cost && run * (b.bytes.value - a.bytes.value) >= rise * along;
}

} // namespace

core::Point evaluate(const core::Problem& problem, core::Policy policy) {
    const auto ops = problem.graph.ops();
    std::set<core::OpId> recomputed;
    std::set<core::OpId> needed;
    for (std::size_t i = 0; i < ops.size(); ++i) {
        const auto id = static_cast<core::OpId>(i);
        if (ops[i].mark && policy.recomputes(*ops[i].mark)) {
            recomputed.insert(id);
            needed.insert(ops[i].inputs.begin(), ops[i].inputs.end());
        }
        if (ops[i].kind == core::OpKind::Boundary) {
            needed.insert(id);
        }
        needed.insert(ops[i].backwardReads.begin(), ops[i].backwardReads.end());
    }
    core::Point point;
    for (std::size_t i = 0; i < ops.size(); ++i) {
        const auto id = static_cast<core::OpId>(i);
        if (recomputed.contains(id)) {
            point.cost += problem.opCosts[i];
            continue;
        }
        point.bytes += ops[i].auxBytes;
        if (needed.contains(id)) {
            point.bytes += ops[i].bytes;
        }
    }
    return point;
}

std::vector<core::Policy> policies(const core::Problem& problem) {
    const std::uint64_t free = problem.freeMarks().bits();
    std::vector<core::Policy> policies;
    for (std::uint64_t bits = 0; bits <= problem.allMarks().bits(); ++bits) {
        if ((bits & ~free) == 0) {
            policies.emplace_back(bits);
        }
    }
    return policies;
}

std::vector<core::Outcome> outcomes(const core::Problem& problem) {
    std::vector<core::Outcome> all;
    for (const core::Policy policy : policies(problem)) {
        all.push_back({evaluate(problem, policy), policy, 1});
    }
    std::sort(all.begin(), all.end(), [](const core::Outcome& a, const core::Outcome& b) {
        const auto key = [](const core::Outcome& o) { return std::tuple(o.point, o.representative.count(), o.representative.bits()); };
        return key(a) < key(b);
    });
    std::vector<core::Outcome> distinct;
    for (const core::Outcome& outcome : all) {
        if (distinct.empty() || distinct.back().point != outcome.point) {
            distinct.push_back(outcome);
        } else {
            ++distinct.back().tiedPolicies;
        }
    }
    return distinct;
}

std::vector<core::Outcome> frontier(const std::vector<core::Outcome>& outcomes) {
    std::vector<core::Outcome> unbeaten;
    for (const core::Outcome& outcome : outcomes) {
        if (std::ranges::none_of(outcomes, [&](const core::Outcome& other) { return beats(other.point, outcome.point); })) {
            unbeaten.push_back(outcome);
        }
    }
    return unbeaten;
}

std::vector<core::Outcome> hull(const std::vector<core::Outcome>& frontier) {
    const auto isCovered = [&](core::Point point) {
        return std::ranges::any_of(frontier, [&](const core::Outcome& a) {
            return std::ranges::any_of(frontier, [&](const core::Outcome& c) { return covers(a.point, c.point, point); });
        });
    };
    std::vector<core::Outcome> vertices;
    for (const core::Outcome& outcome : frontier) {
        if (!isCovered(outcome.point)) {
            vertices.push_back(outcome);
        }
    }
    return vertices;
}

} // namespace brute_force
