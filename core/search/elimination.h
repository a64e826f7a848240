#pragma once

#include "core/error.h"
#include "core/search/elimination_plan.h"
#include "core/search/outcome.h"
#include "core/search/run_control.h"

#include <cstddef>
#include <vector>

namespace core {

enum class Kept { Everything, Frontier };

/// Runs the plan: holds, for each setting of the live marks, the outcomes of the decided marks as a sorted list, and merges the
/// lists of settings that differ only in a mark that is dropped. Returns all outcomes, or those on the frontier, by rising cost,
/// then bytes, each with the policy that differs from `origin` in the fewest free marks, and of those the smallest integer. An error
/// after a stop, and where the lists to be merged in one step have more than `maxEntries` entries.
Result<std::vector<Outcome>> eliminate(const EliminationPlan& plan, Kept kept, std::size_t maxEntries, const RunControl& control,
                                       Policy origin = {});

} // namespace core
