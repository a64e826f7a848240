#include "core/search/elimination_plan.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core {
namespace {

using Tensor = CostTable::Tensor;

/// The marks that a tensor's share of the stash depends on.
Policy scopeOf(const Tensor& tensor) {
    return tensor.ownMark | tensor.consumers;
}

/// The tensors as functions of the free marks alone, all others being saved.
std::vector<Tensor> restrictedTo(Policy freeMarks, const CostTable& table) {
    std::vector<Tensor> tensors = table.tensors();
    for (Tensor& tensor : tensors) {
        const bool readersMatter = !tensor.alwaysNeeded && tensor.bytes.value != 0;
        tensor.ownMark = tensor.ownMark & freeMarks;
        tensor.consumers = readersMatter ? tensor.consumers & freeMarks : Policy();
    }
    return tensors;
}

Policy liveMarks(const std::vector<Tensor>& open, Policy undecided) {
    Policy live;
    for (const Tensor& tensor : open) {
        const Policy scope = scopeOf(tensor);
        if (!(scope & undecided).empty()) {
            live = live | (scope - undecided);
        }
    }
    return live;
}

/// The free marks in groups of which no tensor depends on two: largest first, then cheapest.
std::vector<Policy> independentGroups(const std::vector<Tensor>& tensors, Policy freeMarks, const std::vector<Cost>& costs) {
    std::vector<Policy> groups;
    for (const MarkId mark : freeMarks.marks()) {
        groups.push_back(Policy::of(mark));
    }
    for (const Tensor& tensor : tensors) {
        Policy joined;
        for (const Policy group : groups) {
            joined = (group & scopeOf(tensor)).empty() ? joined : joined | group;
        }
        std::erase_if(groups, [&](Policy group) { return !(group & joined).empty(); });
        groups.push_back(joined);
    }
    const auto price = [&](Policy group) {
        Cost cost;
        for (const MarkId mark : group.marks()) {
            cost += costs[index(mark)];
        }
        return std::tuple(-group.count(), cost, group.bits());
    };
    std::ranges::sort(groups, {}, price);
    return groups;
}

MarkId nextMark(Policy candidates, const std::vector<Tensor>& open, Policy undecided, const std::vector<Cost>& costs) {
    const auto price = [&](MarkId mark) { return std::tuple(liveMarks(open, undecided.without(mark)).count(), costs[index(mark)]); };
    return std::ranges::min(candidates.marks(), {}, price);
}

/// Takes out the tensors that no undecided mark is left for.
std::vector<Tensor> takeClosed(std::vector<Tensor>& open, Policy undecided) {
    const auto isOpen = [&](const Tensor& tensor) { return !(scopeOf(tensor) & undecided).empty(); };
    const auto closed = std::ranges::stable_partition(open, isOpen);
    std::vector<Tensor> taken(closed.begin(), closed.end());
    open.erase(closed.begin(), closed.end());
    return taken;
}

} // namespace

EliminationPlan planElimination(const CostTable& table, Policy freeMarks) {
    EliminationPlan plan;
    plan.marks = freeMarks;
    std::vector<Tensor> open = restrictedTo(freeMarks, table);
    for (const Tensor& tensor : open) {
        plan.maxBytes += tensor.bytes + tensor.auxBytes;
    }
    for (const Tensor& tensor : takeClosed(open, freeMarks)) {
        plan.constantBytes += tensor.stashedUnder({});
    }
    Policy undecided = freeMarks;
    Policy live;
    for (const Policy group : independentGroups(open, freeMarks, table.markCosts())) {
        while (!(group & undecided).empty()) {
            const MarkId mark = nextMark(group & undecided, open, undecided, table.markCosts());
            const Cost cost = table.markCosts()[index(mark)];
            undecided = undecided.without(mark);
            const Policy before = live.with(mark);
            live = liveMarks(open, undecided);
            plan.steps.push_back({mark, cost, takeClosed(open, undecided), before - live});
            plan.maxLiveMarks = std::max(plan.maxLiveMarks, before.count());
            plan.maxCost += cost;
        }
    }
    return plan;
}

} // namespace core
