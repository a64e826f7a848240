#include "core/search/pareto_sweep.h"

#include "tests/support/deepseek.h"
#include "tests/support/golden.h"
#include "tests/support/print.h"
#include "tests/support/small_graph.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace {

core::Result<std::vector<core::Outcome>> swept(const core::Problem& problem, const core::RunControl& control = {}) {
    return core::paretoSweep(core::CostTable(problem), problem.freeMarks(), control);
}

class GoldenSweep : public testing::TestWithParam<std::string> {};

TEST_P(GoldenSweep, findsTheFrontier) {
    const auto want = golden(GetParam());
    const core::Problem problem = deepseekProblem("moe", want["always_saved"]);
    const auto frontier = swept(problem);
    ASSERT_TRUE(frontier);
    ASSERT_EQ(frontier->size(), want["frontier"].size());
    for (std::size_t i = 0; i < frontier->size(); ++i) {
        const auto& row = want["frontier"][i];
        core::Policy policy;
        for (const auto& id : row["recompute"]) {
            policy = policy.with(problem.graph.findMark(id.get<std::string>()).value());
        }
        EXPECT_EQ((*frontier)[i], (core::Outcome{{{row["cost"]}, {row["bytes"]}}, policy, row["tied_policies"]}));
    }
}

INSTANTIATE_TEST_SUITE_P(Files, GoldenSweep,
                         testing::Values("frontier-deepseek-v3-moe-bf16.json", "frontier-deepseek-v3-moe-bf16-all19.json"),
                         [](const auto& file) { return file.index == 0 ? "kept" : "free"; });

TEST(Sweep, countsTheTiesOfSixtyFourMarks) {
    const std::vector<std::int64_t> ones(64, 1);
    const auto frontier = swept(independentMarks(ones, ones));
    ASSERT_TRUE(frontier);
    ASSERT_EQ(frontier->size(), 65U);
    std::uint64_t choices = 1; // of i marks out of 64
    for (std::size_t i = 0; i <= 64; ++i) {
        const auto marks = static_cast<std::int64_t>(i);
        EXPECT_EQ((*frontier)[i], (core::Outcome{{{marks}, {64 - marks}}, core::Policy::firstMarks(i), choices}));
        __extension__ using Wide = unsigned __int128;
        choices = static_cast<std::uint64_t>(Wide{choices} * (64 - i) / (i + 1));
    }
}

TEST(Sweep, refusesMarksThatDependOnEachOtherTooMuch) {
    EXPECT_TRUE(swept(sharedInput(16)));
    const auto frontier = swept(sharedInput(17));
    ASSERT_FALSE(frontier);
    EXPECT_EQ(frontier.error().message, "17 marks depend on each other, which is too many for a sweep; at most 16 may");
}

TEST(Sweep, refusesAFrontierBeyondItsLimit) {
    std::vector<std::int64_t> powers;
    for (int i = 0; i < 30; ++i) {
        powers.push_back(std::int64_t{1} << i);
    }
    const auto frontier = swept(independentMarks(powers, powers)); // 2^30 policies, none of which beats another
    ASSERT_FALSE(frontier);
    EXPECT_EQ(frontier.error().message, "too many policies are worth keeping: 8388608 at a time; at most 4194304 are kept");
}

TEST(Sweep, endsAfterAStop) {
    const std::stop_source source;
    source.request_stop();
    const auto frontier = swept(deepseekProblem("moe", {}), {.stop = source.get_token(), .progress = {}});
    ASSERT_FALSE(frontier);
    EXPECT_EQ(frontier.error().message, core::cancelledMessage);
}

TEST(Sweep, tellsRisingProgressUpToOne) {
    std::vector<double> told;
    ASSERT_TRUE(swept(deepseekProblem("moe", {}), {.stop = {}, .progress = [&](double share) { told.push_back(share); }}));
    EXPECT_TRUE(std::ranges::is_sorted(told));
    EXPECT_EQ(told.front(), 0);
    EXPECT_EQ(told.back(), 1);
}

} // namespace
