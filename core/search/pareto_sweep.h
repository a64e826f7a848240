#pragma once

#include "core/error.h"
#include "core/search/outcome.h"
#include "core/search/run_control.h"

#include <vector>

namespace core {

/// The frontier over all markings of `freeMarks` (all other marks saved), found without enumerating them: exactly
/// paretoFrontier of enumerateOutcomes, with ties and representatives, for any number of free marks.
///
/// Marks are decided one by one; for each setting of the decided marks that still matter to an undecided one, a Pareto list
/// is kept. Time grows with the number of such settings, so a layer, where few tensors are alive at a time, is fast; an error
/// where they would be too many, and after a stop.
Result<std::vector<Outcome>> paretoSweep(const CostTable& table, Policy freeMarks, const RunControl& control = {});

} // namespace core
