#include "ui/document/listed_policies.h"

#include "ui/document/scenario_differences.h"

#include <QCoreApplication>

#include <utility>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Document)
};

} // namespace

std::vector<ListedPolicy> listedPolicies(const core::PolicyFile& file, const core::Catalogue& catalogue) {
    std::vector<ListedPolicy> listed;
    std::vector<core::PricedPolicy> priced = core::pricedPolicies(file, catalogue);
    listed.reserve(priced.size());
    for (std::size_t i = 0; i < priced.size(); ++i) {
        const core::NamedPolicy& policy = file.policies[i];
        ListedPolicy entry;
        entry.name = shownName(file, i);
        entry.recompute = policy.recompute;
        entry.priced = std::move(priced[i]);
        entry.isCurrent = i == file.current;
        if (policy.scenario != file.scenario) {
            entry.differences = scenarioDifferences(policy.scenario, file.scenario, catalogue);
        }
        listed.push_back(std::move(entry));
    }
    return listed;
}

QString shownName(const core::PolicyFile& file, std::size_t index) {
    const QString name = QString::fromStdString(file.policies[index].name).simplified();
    return name.isEmpty() ? Texts::tr("Policy %1").arg(index + 1) : name;
}

} // namespace ui
