#pragma once

#include "core/error.h"
#include "core/policy/problem.h"
#include "core/search/outcome.h"
#include "core/search/run_control.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace core {

/// A vertex of the hull; its place in Analysis::hull is its number.
struct HullStep {
    Outcome outcome;
    Policy adds; // what it recomputes and the step before does not; step 0 adds to saving everything
    friend bool operator==(const HullStep&, const HullStep&) = default;
};

/// All that an enumeration knows and the frontier does not.
struct Enumeration {
    std::vector<Outcome> outcomes; // by rising cost, then rising bytes
    Bytes maxBytes;                // the largest stash among them
    friend bool operator==(const Enumeration&, const Enumeration&) = default;
};

/// The best choices of one problem.
struct Analysis {
    std::shared_ptr<const Problem> problem;
    int freeMarks = 0;                      // of 2^freeMarks policies
    std::optional<Enumeration> enumeration; // none beyond maxEnumeratedMarks free marks
    std::vector<Outcome> frontier;          // cost rises, bytes fall
    std::vector<HullStep> hull;             // a part of the frontier, in its order

    /// Where communication ops are free: the frontier of the policies that keep them all saved. None where none is free, or where
    /// the sweep gives up.
    std::optional<std::vector<Outcome>> commSavedFrontier;
};

/// Enumerates up to maxEnumeratedMarks free marks, sweeps beyond. An error after a stop, or where the sweep gives up.
Result<Analysis> analyse(std::shared_ptr<const Problem> problem, const RunControl& control = {});

} // namespace core
