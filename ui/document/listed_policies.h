#pragma once

#include "core/catalogue.h"
#include "core/io/policy_file.h"
#include "core/policy/cost_table.h"

#include <QString>

#include <vector>

namespace ui {

/// A policy of the file's list, priced in its own scenario.
struct ListedPolicy {
    QString name; // as shown: "Policy 2" where the file has none
    core::NamedPolicy policy;
    core::Point point;        // per token and layer of its own scenario
    core::Cost forwardCost;   // one forward of its own layer
    core::Bytes bytesPerRank; // in its own scenario
    bool isCurrent = false;
    bool comparable = false; // marks, costs and bytes mean what they mean in the diagram: they share its problem
    QString differences;     // of its scenario from the file's; empty where there are none
};

/// One for each policy of the file, in its order. Builds a graph for each scenario that differs from the one before.
std::vector<ListedPolicy> listedPolicies(const core::PolicyFile& file, const core::Catalogue& catalogue);

/// A policy's name as shown; "Policy 2" for the second where the file has none.
QString shownName(const core::PolicyFile& file, std::size_t index);

} // namespace ui
