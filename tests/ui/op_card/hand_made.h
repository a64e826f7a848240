#pragma once

#include "core/policy/choice.h"

#include <string>
#include <vector>

/// An op of a graph that is made by hand. The block input, "x0" of 14 KiB, stands before all of them.
struct HandMade {
    std::string label;
    std::vector<int> inputs;     // 0: the block input, 1: the first op
    std::int64_t bytes = 4096;   // of the output
    std::vector<int> reads = {}; // its backward's
    std::int64_t flops = 10;
    std::int64_t auxBytes = 0;
    int mark = -1; // by default, one of its own
    core::OpKind kind = core::OpKind::Vector;
};

/// One forward costs 1000 unless the ops cost more: a last op that is never recomputed takes the rest.
core::Problem handMade(const std::vector<HandMade>& ops);
/// Of the first op with that label.
core::Choice choiceOf(const core::Problem& problem, const std::vector<std::string>& recomputed, const std::string& label);
