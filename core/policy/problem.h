#pragma once

#include "core/model/op_graph.h"
#include "core/model/units.h"
#include "core/policy/policy.h"

#include <vector>

namespace core {

/// What is searched: a layer, the price of replaying each op, and the marks that stay saved. Immutable once shared.
struct Problem {
    OpGraph graph;
    CostAxis axis = CostAxis::ForwardFlops;
    std::vector<Cost> opCosts; // one an op, in graph order
    Policy alwaysSaved;

    Policy allMarks() const { return Policy::firstMarks(graph.markCount()); }
    Policy freeMarks() const { return allMarks() - alwaysSaved; }
    /// One forward of the layer: the sum of all op costs, the denominator of every share.
    Cost forwardCost() const;
};

/// The marks of communication ops that the axis prices at nothing: FLOPs do not count an all-to-all.
Policy unpricedComm(const Problem& problem);

/// The price of each op on the FLOP axis.
std::vector<Cost> flopCosts(const OpGraph& graph);

} // namespace core
