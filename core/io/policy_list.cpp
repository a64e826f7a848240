#include "core/io/policy_list.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

auto at(std::vector<NamedPolicy>& policies, std::size_t index) {
    return policies.begin() + static_cast<std::ptrdiff_t>(index);
}

} // namespace

PolicyFile withInserted(PolicyFile file, std::size_t index, NamedPolicy policy) {
    file.policies.insert(at(file.policies, index), std::move(policy));
    file.current += index <= file.current ? 1U : 0U;
    return file;
}

PolicyFile withMoved(PolicyFile file, std::size_t from, std::size_t to) {
    std::vector<NamedPolicy>& policies = file.policies;
    if (from < to) {
        std::rotate(at(policies, from), at(policies, from + 1), at(policies, to + 1));
    } else {
        std::rotate(at(policies, to), at(policies, from), at(policies, from + 1));
    }
    std::size_t& current = file.current;
    if (current == from) {
        current = to;
    } else if (from < current && current <= to) {
        --current;
    } else if (to <= current && current < from) {
        ++current;
    }
    return file;
}

PolicyFile withoutPolicy(PolicyFile file, std::size_t index) {
    file.policies.erase(at(file.policies, index));
    file.current -= index < file.current ? 1U : 0U;
    file.current = std::min(file.current, file.policies.size() - 1);
    return file;
}

PolicyFile withCurrent(PolicyFile file, std::size_t index) {
    file.current = index;
    return file;
}

PolicyFile withOneScenario(PolicyFile file, const Catalogue& catalogue, std::vector<DroppedMarks>& dropped) {
    const Scenario scenario = file.policies[file.current].scenario;
    const auto graph = buildGraph(scenario, catalogue);
    for (std::size_t i = 0; graph && i < file.policies.size(); ++i) {
        NamedPolicy& policy = file.policies[i];
        if (const auto before = buildGraph(policy.scenario, catalogue)) {
            DroppedMarks lost{i, {}};
            policy.recompute = carriedOver(policy.recompute, *before, *graph, lost.ids);
            policy.scenario = scenario;
            if (!lost.ids.empty()) {
                dropped.push_back(std::move(lost));
            }
        }
    }
    file.scenario = scenario;
    return file;
}

std::string unusedName(const PolicyFile& file, const std::string& wanted) {
    const auto isUsed = [&](const std::string& name) { return std::ranges::count(file.policies, name, &NamedPolicy::name) > 0; };
    std::string name = wanted;
    for (int i = 2; isUsed(name); ++i) {
        name = wanted + " (" + std::to_string(i) + ')';
    }
    return name;
}

Policy carriedOver(Policy marks, const OpGraph& from, const OpGraph& to, std::vector<std::string>& dropped) {
    Policy carried;
    for (const std::string& id : markIds(marks, from)) {
        if (const auto mark = to.findMark(id)) {
            carried = carried.with(*mark);
        } else {
            dropped.push_back(id);
        }
    }
    return carried;
}

} // namespace core
