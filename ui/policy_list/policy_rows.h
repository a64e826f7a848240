#pragma once

#include <QString>

#include <array>
#include <cstddef>
#include <vector>

namespace ui {

class Document;

enum class PolicyColumn { Name, Stash, Replayed, Place, Scenario };
inline constexpr std::size_t policyColumns = 5;
constexpr std::size_t index(PolicyColumn column) {
    return static_cast<std::size_t>(column);
}

/// A policy of the file's list as a table shows it.
struct PolicyRow {
    std::array<QString, policyColumns> texts;
    std::array<QString, policyColumns> toolTips;
    QString spoken; // "lean, 66.57 GiB per rank, 8.17% replayed, hull step 6, in the diagram"
    bool isCurrent = false;
    bool isNamed = false;
    bool elsewhere = false; // the diagram's scenario has no such marks, or has them at another place
};

/// One for each policy, in the file's order. Costs as core::pricedPolicies.
std::vector<PolicyRow> policyRows(const Document& document);

/// "3 policies"; where the chart cannot name all, it says so.
QString listSummary(std::size_t policies);

QString policyHeading(PolicyColumn column);
QString policyExplanation(PolicyColumn column);

} // namespace ui
