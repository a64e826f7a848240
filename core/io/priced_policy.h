#pragma once

#include "core/catalogue.h"
#include "core/io/policy_file.h"
#include "core/policy/cost_table.h"

#include <memory>
#include <vector>

namespace core {

/// A policy of a file's list, priced in its own scenario.
struct PricedPolicy {
    std::shared_ptr<const Problem> problem;
    Point point;             // per token and layer
    Bytes bytesPerRank;      // rounded down to a whole byte
    bool comparable = false; // marks, costs and bytes mean what they mean for the current policy: both have the same problem
    bool outside = false;    // recomputes a mark that its scenario keeps saved
    bool unpriced = false;   // replays an all-to-all that its cost axis does not count
};

/// One for each policy of a file that could be written, in its order. Makes a problem for each that has another than the one before:
/// some ten microseconds each.
std::vector<PricedPolicy> pricedPolicies(const PolicyFile& file, const Catalogue& catalogue);

} // namespace core
