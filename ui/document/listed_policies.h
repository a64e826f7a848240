#pragma once

#include "core/catalogue.h"
#include "core/io/policy_file.h"
#include "core/io/priced_policy.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace ui {

/// A policy of the file's list, priced in its own scenario.
struct ListedPolicy {
    QString name; // as shown
    core::Policy recompute;
    core::PricedPolicy priced;
    bool isCurrent = false;
    QString differences; // of its scenario from the file's; empty where there are none
};

/// One for each policy of the file, in its order. Costs as core::pricedPolicies.
std::vector<ListedPolicy> listedPolicies(const core::PolicyFile& file, const core::Catalogue& catalogue);

/// A policy's name in one line; "Policy 2" for the second where the file has none.
QString shownName(const core::PolicyFile& file, std::size_t index);

} // namespace ui
