#include "tests/support/small_graph.h"

#include <string>
#include <utility>

core::Problem problemOf(std::vector<core::Op> ops) {
    core::OpGraph graph(std::move(ops));
    auto costs = core::flopCosts(graph);
    return {std::move(graph), core::CostAxis::ForwardFlops, std::move(costs), {}};
}

core::Problem independentMarks(const std::vector<std::int64_t>& costs, const std::vector<std::int64_t>& bytes) {
    std::vector<core::Op> ops;
    for (std::size_t i = 0; i < costs.size(); ++i) {
        core::Op op;
        op.id = "op" + std::to_string(i);
        op.flops = {costs[i]};
        op.auxBytes = {bytes[i]};
        op.mark = static_cast<core::MarkId>(i);
        ops.push_back(op);
    }
    return problemOf(std::move(ops));
}

core::Problem sharedInput(std::size_t marks) {
    std::vector<core::Op> ops(1);
    ops[0].id = "shared";
    ops[0].bytes = {1};
    for (std::size_t i = 0; i < marks; ++i) {
        core::Op op;
        op.id = "op" + std::to_string(i);
        op.inputs = {core::OpId{0}};
        op.flops = {std::int64_t{1} << i};
        op.mark = static_cast<core::MarkId>(i);
        ops.push_back(op);
    }
    return problemOf(std::move(ops));
}
