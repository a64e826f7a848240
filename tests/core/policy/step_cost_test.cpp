#include "core/policy/step_cost.h"

#include "tests/support/deepseek.h"
#include "tests/support/small_graph.h"

#include <gtest/gtest.h>

namespace {

core::Op marked(const char* id, core::OpKind kind, int mark, std::int64_t flops) {
    core::Op op;
    op.id = id;
    op.kind = kind;
    op.flops = {flops};
    op.mark = static_cast<core::MarkId>(mark);
    return op;
}

core::Problem projectionAndAttention() {
    return problemOf({marked("proj", core::OpKind::MatMul, 0, 100), marked("attn", core::OpKind::Attention, 1, 7),
                      marked("copy", core::OpKind::Vector, 1, 3)});
}

TEST(StepCost, isThreeForwardsAndThreeAndAHalfForAnAttention) {
    const core::StepCost cost = core::stepCost(projectionAndAttention(), {});
    EXPECT_EQ(cost.forward.value, 2 * 110);
    EXPECT_EQ(cost.backward.value, 2 * (2 * 103) + 5 * 7);
    EXPECT_EQ(cost.step().value, 220 + 447);
    EXPECT_EQ(cost.replay.value, 0);
}

TEST(StepCost, ofAPolicyAddsOneForwardOfAllOpsThatItReplays) {
    const core::StepCost attention = core::stepCost(projectionAndAttention(), core::Policy(0b10));
    EXPECT_EQ(attention.replay.value, 2 * (7 + 3));
    EXPECT_EQ(attention.step().value, 220 + 447) << "replays come on top";
    EXPECT_EQ(core::stepCost(projectionAndAttention(), core::Policy(0b11)).replay, attention.forward);
}

TEST(StepCost, ofNothingIsNothing) {
    const core::StepCost cost = core::stepCost(problemOf({}), {});
    EXPECT_EQ(cost.step().value, 0);
    EXPECT_EQ(cost.replay.value, 0);
}

TEST(StepCost, ofDeepSeeksLayerIsWhatItsDimensionsGive) {
    constexpr std::int64_t h = 7168, heads = 128, n = 128, r = 64, v = 128, rq = 1536, rk = 512, seq = 4096;
    constexpr std::int64_t experts = 256, width = 9 * 2048;
    constexpr std::int64_t attention = heads * (n + r + v) * seq;
    constexpr std::int64_t projections = 2 * h * (rq + rk + r) + 2 * rq * heads * (n + r) + 2 * rk * heads * (n + v) + 2 * heads * v * h;
    constexpr std::int64_t network = 2 * h * experts + 4 * h * width + 2 * h * width;
    constexpr std::int64_t vectors = 2 * 8 * h + 8 * rq + 8 * rk + 6 * heads * r + 6 * r + 6 * width;
    constexpr std::int64_t others = projections + network + vectors;
    static_assert(attention == 167'772'160);

    const core::Problem problem = deepseekProblem("moe", {});
    const core::Policy replayed = core::Policy::of(problem.graph.findMark("attn").value()).with(problem.graph.findMark("norm2").value());
    const core::StepCost cost = core::stepCost(problem, replayed);
    EXPECT_EQ(cost.forward.value, 2 * (attention + others));
    EXPECT_EQ(cost.backward.value, 5 * attention + 4 * others);
    EXPECT_EQ(cost.replay.value, 2 * (attention + 8 * h));
    EXPECT_EQ(cost.forward.value, 2 * problem.forwardCost().value);
}

} // namespace
