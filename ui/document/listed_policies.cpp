#include "ui/document/listed_policies.h"

#include "core/format.h"
#include "ui/document/scenario_differences.h"

#include <QCoreApplication>

#include <optional>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Document)
};

} // namespace

std::vector<ListedPolicy> listedPolicies(const core::PolicyFile& file, const core::Catalogue& catalogue) {
    std::vector<ListedPolicy> listed;
    listed.reserve(file.policies.size());
    const core::Scenario& current = file.policies[file.current].scenario;
    const core::Scenario* priced = nullptr; // the scenario of the two below
    std::optional<core::Problem> problem;
    std::optional<core::CostTable> table;
    for (std::size_t i = 0; i < file.policies.size(); ++i) {
        const core::NamedPolicy& policy = file.policies[i];
        if (priced == nullptr || !core::sameProblem(*priced, policy.scenario)) {
            auto made = core::makeProblem(policy.scenario, catalogue);
            if (!made) {
                continue; // files and edits are checked before they get here
            }
            problem = std::move(*made);
            table.emplace(*problem);
            priced = &policy.scenario;
        }
        ListedPolicy entry;
        entry.name = shownName(file, i);
        entry.policy = policy;
        entry.point = table->evaluate(policy.recompute);
        entry.forwardCost = problem->forwardCost();
        entry.bytesPerRank = core::bytesPerRank(policy.scenario, entry.point.bytes);
        entry.isCurrent = i == file.current;
        entry.comparable = core::sameProblem(policy.scenario, current);
        entry.differences = scenarioDifferences(policy.scenario, file.scenario, catalogue);
        listed.push_back(std::move(entry));
    }
    return listed;
}

QString shownName(const core::PolicyFile& file, std::size_t index) {
    const std::string& name = file.policies[index].name;
    return name.empty() ? Texts::tr("Policy %1").arg(index + 1) : QString::fromStdString(name);
}

} // namespace ui
