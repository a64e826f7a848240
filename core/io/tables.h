#pragma once

#include "core/catalogue.h"
#include "core/policy/policy.h"
#include "core/scenario.h"
#include "core/search/analysis.h"

#include <span>
#include <string>

/// Results as text for other programs. JSON is indented by two spaces; every text ends with a newline.
namespace core {

/// The frontier and the hull, with the keys of the scenario that they depend on. What only an enumeration knows is null without.
std::string frontierJson(const Scenario& scenario, const Analysis& analysis);

/// One frontier outcome a line, under a header: cost,bytes,tied_policies,hull_step,recompute. No hull step where it is no vertex.
std::string frontierCsv(const Analysis& analysis);

/// One policy: its place, what it stashes and for whom, and the verdict. `analysis` is of the scenario's problem.
std::string evaluationJson(const Scenario& scenario, const Analysis& analysis, Policy policy);

/// [{"id", "label"}, …]
std::string listJson(std::span<const Named> things);

/// One a line: the id, a tab, the label.
std::string listText(std::span<const Named> things);

} // namespace core
