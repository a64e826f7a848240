#include "tests/ui/op_card/hand_made.h"

#include <algorithm>
#include <utility>

namespace {

constexpr std::int64_t forward = 1000;

std::vector<core::OpId> idsOf(const std::vector<int>& places) {
    std::vector<core::OpId> ids;
    for (const int place : places) {
        ids.push_back(static_cast<core::OpId>(place));
    }
    return ids;
}

core::MarkId markOf(const core::OpGraph& graph, const std::string& label) {
    return std::ranges::find(graph.ops(), label, &core::Op::label)->mark.value();
}

} // namespace

core::Problem handMade(const std::vector<HandMade>& specs) {
    std::vector<core::Op> ops(1);
    ops[0].id = "x0";
    ops[0].label = "block input";
    ops[0].kind = core::OpKind::Boundary;
    ops[0].bytes = {14'336};
    int marks = 0;
    std::int64_t rest = forward;
    for (const HandMade& spec : specs) {
        core::Op op;
        op.id = "op" + std::to_string(ops.size());
        op.label = spec.label;
        op.kind = spec.kind;
        op.inputs = idsOf(spec.inputs);
        op.bytes = {spec.bytes};
        op.flops = {spec.flops};
        op.auxBytes = {spec.auxBytes};
        op.auxLabel = spec.auxBytes > 0 ? "rstd" : "";
        op.backwardReads = idsOf(spec.reads);
        op.mark = static_cast<core::MarkId>(spec.mark < 0 ? marks++ : spec.mark);
        rest -= spec.flops;
        ops.push_back(op);
    }
    core::Op last;
    last.id = "last";
    last.inputs = {static_cast<core::OpId>(ops.size() - 1)};
    last.flops = {std::max<std::int64_t>(rest, 0)};
    ops.push_back(last);
    core::OpGraph graph(std::move(ops));
    auto costs = core::flopCosts(graph);
    return {std::move(graph), core::CostAxis::ForwardFlops, std::move(costs), {}};
}

core::Choice choiceOf(const core::Problem& problem, const std::vector<std::string>& recomputed, const std::string& label) {
    core::Policy policy;
    for (const std::string& each : recomputed) {
        policy = policy.with(markOf(problem.graph, each));
    }
    return core::explainChoices(problem, policy)[core::index(markOf(problem.graph, label))];
}
