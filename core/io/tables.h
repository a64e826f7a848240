#pragma once

#include "core/catalogue.h"
#include "core/error.h"
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

/// The hull as {"scenario", "always_saved", "forward_cost", "hull": [{"step", "cost", "bytes", "bytes_per_rank", "tied_policies",
/// "adds", "recompute"}, …]}; all keys of the scenario. `analysis` is of the scenario's problem. cost and bytes are per token and
/// layer.
std::string hullJson(const Scenario& scenario, const Analysis& analysis);

/// One hull step a line, under a header: hull_step,cost,bytes,tied_policies,adds,recompute. Marks are separated by spaces.
std::string hullCsv(const Analysis& analysis);

/// Every outcome, by rising cost, then rising bytes, with its simplest policy: as hullJson, but "policies" and "outcomes" in place of
/// "hull", one outcome a line. An error without an enumeration: beyond maxEnumeratedMarks free marks nobody has seen them all.
/// 213,000 outcomes take about 120 ms and 42 MB.
Result<std::string> outcomesJson(const Scenario& scenario, const Analysis& analysis);

/// One outcome a line, under a header: cost,bytes,bytes_per_rank,tied_policies,recompute. Otherwise as outcomesJson.
Result<std::string> outcomesCsv(const Scenario& scenario, const Analysis& analysis);

/// One policy: its place, what it stashes and for whom, and the verdict. `analysis` is of the scenario's problem.
std::string evaluationJson(const Scenario& scenario, const Analysis& analysis, Policy policy);

/// The policy's ledger, one line of ledgerLines a line, under a header:
/// id,label,mark,stashed_bytes,stashed_bytes_per_rank,stashed_for,forward_cost,replayed_cost,flip_bytes,flip_bytes_per_rank,flip_cost
/// and a last line "total" with the sums of both stashed_bytes, forward_cost and replayed_cost: the policy's bytes, the layer's forward,
/// the policy's cost. Bytes and costs are per token and layer where a name does not say "per rank". mark is "recompute", "save", or empty
/// for an op that has none; stashed_for lists op ids, separated by spaces; flip_* is what the other mark would add, so that a flip's
/// price is flip_cost to -flip_bytes_per_rank. `problem` is the scenario's.
std::string ledgerCsv(const Scenario& scenario, const Problem& problem, Policy policy);

/// [{"id", "label"}, …]
std::string listJson(std::span<const Named> things);

/// One a line: the id, a tab, the label.
std::string listText(std::span<const Named> things);

} // namespace core
