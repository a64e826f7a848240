#include "tests/support/random_graph.h"

#include <algorithm>
#include <ostream>
#include <string>
#include <utility>

namespace {

constexpr std::size_t maxRandomMarks = 10;

/// From the whole range from the first test on; RapidCheck's own begins with small numbers alone.
template <class Number>
Number anyOf(Number from, Number below) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(from, below));
}

bool chance(int percent) {
    return anyOf(0, 100) < percent;
}

/// Up to `count` of the first `ops` ops.
std::vector<core::OpId> someOf(std::size_t ops, std::size_t count) {
    std::vector<core::OpId> ids;
    for (std::size_t i = 0; i < count; ++i) {
        const auto id = static_cast<core::OpId>(anyOf<std::size_t>(0, ops));
        if (std::ranges::find(ids, id) == ids.end()) {
            ids.push_back(id);
        }
    }
    return ids;
}

std::vector<core::OpId> usualReads(const core::Op& op, std::size_t self) {
    std::vector<core::OpId> reads;
    if (op.kind == core::OpKind::MatMul || op.kind == core::OpKind::Vector || op.kind == core::OpKind::Attention) {
        reads = op.inputs;
    }
    if (op.kind == core::OpKind::Attention) {
        reads.push_back(static_cast<core::OpId>(self));
    }
    return reads;
}

core::Op randomOp(std::size_t self, std::size_t ops, std::int64_t scale) {
    core::Op op;
    op.id = "op" + std::to_string(self);
    op.kind = self == 0 ? core::OpKind::Boundary : static_cast<core::OpKind>(anyOf(1, 6));
    if (self != 0) {
        op.inputs = someOf(self, anyOf<std::size_t>(1, 4));
    }
    op.bytes = {scale * anyOf(0, 7)};
    op.auxBytes = {chance(30) ? scale * anyOf(1, 3) : 0};
    op.flops = {scale * anyOf(0, 6)};
    op.backwardReads = chance(30) ? someOf(ops, anyOf<std::size_t>(0, 4)) : usualReads(op, self);
    return op;
}

core::Problem randomProblem() {
    const auto count = anyOf<std::size_t>(4, 15);
    const std::int64_t scale = chance(20) ? std::int64_t{1} << 34 : 1;
    std::vector<core::Op> ops;
    std::size_t marks = 0;
    for (std::size_t i = 0; i < count; ++i) {
        core::Op op = randomOp(i, count, scale);
        const bool canOwn = i != 0 && marks < maxRandomMarks;
        if (canOwn && chance(80)) {
            op.mark = static_cast<core::MarkId>(marks++);
        } else if (i != 0 && marks > 0 && chance(50)) {
            op.mark = static_cast<core::MarkId>(anyOf<std::size_t>(0, marks));
        }
        ops.push_back(std::move(op));
    }
    const auto anyMarks = [&] { return anyOf<std::uint64_t>(0, std::uint64_t{1} << marks); };
    const std::uint64_t kept = chance(50) ? anyMarks() & anyMarks() : 0;
    core::OpGraph graph(std::move(ops));
    auto costs = core::flopCosts(graph);
    return {std::move(graph), core::CostAxis::ForwardFlops, std::move(costs), core::Policy(kept)};
}

void show(const std::vector<core::OpId>& ids, std::ostream& out) {
    for (const core::OpId id : ids) {
        out << ' ' << core::index(id);
    }
}

} // namespace

rc::Gen<core::Problem> rc::Arbitrary<core::Problem>::arbitrary() {
    return rc::gen::exec(&randomProblem);
}

void core::showValue(const Problem& problem, std::ostream& out) {
    out << "always saved: " << problem.alwaysSaved.bits();
    for (std::size_t i = 0; i < problem.graph.size(); ++i) {
        const Op& op = problem.graph.ops()[i];
        out << '\n' << op.id << ": kind " << static_cast<int>(op.kind) << ", mark " << (op.mark ? std::to_string(index(*op.mark)) : "none");
        out << ", bytes " << op.bytes.value << " + " << op.auxBytes.value << ", cost " << problem.opCosts[i].value << ", inputs";
        show(op.inputs, out);
        out << ", backward reads";
        show(op.backwardReads, out);
    }
}
