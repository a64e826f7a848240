#include "core/io/priced_policy.h"

#include <cassert>
#include <optional>

namespace core {

std::vector<PricedPolicy> pricedPolicies(const PolicyFile& file, const Catalogue& catalogue) {
    std::vector<PricedPolicy> priced;
    priced.reserve(file.policies.size());
    const Scenario& current = file.policies[file.current].scenario;
    const Scenario* before = nullptr;
    std::shared_ptr<const Problem> problem;
    std::optional<CostTable> table;
    for (const NamedPolicy& policy : file.policies) {
        if (before == nullptr || !sameProblem(*before, policy.scenario)) {
            auto made = makeProblem(policy.scenario, catalogue);
            assert(made); // what could be written can be made
            problem = std::make_shared<const Problem>(std::move(*made));
            table.emplace(*problem);
        }
        before = &policy.scenario;
        PricedPolicy entry;
        entry.problem = problem;
        entry.point = table->evaluate(policy.recompute);
        entry.bytesPerRank = bytesPerRank(policy.scenario, entry.point.bytes);
        entry.comparable = sameProblem(policy.scenario, current);
        entry.outside = !(policy.recompute & problem->alwaysSaved).empty();
        entry.unpriced = !(policy.recompute & unpricedComm(*problem)).empty();
        priced.push_back(std::move(entry));
    }
    return priced;
}

} // namespace core
