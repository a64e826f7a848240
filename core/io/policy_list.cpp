#include "core/io/policy_list.h"

#include "core/io/scenario_options.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace core {
namespace {

auto at(std::vector<NamedPolicy>& policies, std::size_t index) {
    return policies.begin() + static_cast<std::ptrdiff_t>(index);
}

/// "lean" of "lean (2)".
std::string withoutNumber(const std::string& name) {
    const std::size_t digits = name.rfind(" (");
    const bool numbered = digits != std::string::npos && digits > 0 && name.back() == ')' && digits + 3 < name.size() &&
                          name.find_first_not_of("0123456789", digits + 2) == name.size() - 1;
    return numbered ? name.substr(0, digits) : name;
}

/// It keeps the marks that its new layer has.
void giveScenario(NamedPolicy& policy, const Scenario& scenario, const Catalogue& catalogue, std::vector<std::string>& dropped) {
    if (policy.scenario != scenario) {
        const auto before = buildGraph(policy.scenario, catalogue);
        const auto graph = buildGraph(scenario, catalogue);
        assert(before && graph); // both are of a file that could be written
        policy.recompute = carriedOver(policy.recompute, *before, *graph, dropped);
        policy.scenario = scenario;
    }
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
    if (file.policies.size() == 1) {
        file.scenario = file.policies.front().scenario;
    }
    return file;
}

PolicyFile withCurrent(PolicyFile file, std::size_t index) {
    file.current = index;
    return file;
}

PolicyFile withOneScenario(PolicyFile file, const Catalogue& catalogue, std::vector<DroppedMarks>& dropped) {
    file.scenario = file.policies[file.current].scenario;
    for (std::size_t i = 0; i < file.policies.size(); ++i) {
        DroppedMarks lost{i, {}};
        file = withFileScenario(std::move(file), i, catalogue, lost.ids);
        if (!lost.ids.empty()) {
            dropped.push_back(std::move(lost));
        }
    }
    return file;
}

PolicyFile withScenarioOfFile(PolicyFile file, const Catalogue& catalogue, std::vector<DroppedMarks>& dropped) {
    const Scenario before = std::exchange(file.scenario, file.policies[file.current].scenario);
    for (std::size_t i = 0; i < file.policies.size(); ++i) {
        NamedPolicy& policy = file.policies[i];
        const auto after = i == file.current ? Result<Scenario>(policy.scenario)
                                             : withOptions(file.scenario, optionsBetween(before, policy.scenario, catalogue), catalogue);
        DroppedMarks lost{i, {}};
        if (after) {
            giveScenario(policy, *after, catalogue, lost.ids);
        }
        if (!lost.ids.empty()) {
            dropped.push_back(std::move(lost));
        }
    }
    return file;
}

PolicyFile withBudget(PolicyFile file, std::optional<std::int64_t> budgetBytes) {
    file.scenario.budgetBytes = budgetBytes;
    for (NamedPolicy& policy : file.policies) {
        policy.scenario.budgetBytes = budgetBytes;
    }
    return file;
}

PolicyFile withFileScenario(PolicyFile file, std::size_t index, const Catalogue& catalogue, std::vector<std::string>& dropped) {
    giveScenario(file.policies[index], file.scenario, catalogue, dropped);
    return file;
}

std::string unusedName(const PolicyFile& file, const std::string& wanted) {
    std::unordered_set<std::string_view> used;
    for (const NamedPolicy& policy : file.policies) {
        used.insert(policy.name);
    }
    const std::string base = used.contains(wanted) ? withoutNumber(wanted) : wanted;
    std::string name = wanted;
    for (int i = 2; used.contains(name); ++i) {
        name = base + " (" + std::to_string(i) + ')';
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
