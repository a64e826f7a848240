#include "core/format.h"
#include "core/model/units.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>

namespace {

using Json = nlohmann::json;

/// A list whose second policy, in a scenario of its own, is in the diagram.
constexpr const char* shortlist = R"({
  "format": "stashpoint-policy", "version": 1,
  "scenario": {"seq": 4096, "layers": 8},
  "policies": [
    {"name": "as published", "recompute": ["norm1", "norm2"]},
    {"name": "long", "scenario": {"seq": 16384, "layers": 12, "in_flight": 3.5}, "recompute": ["norm1", "q_norm", "q_up", "attn"]}
  ],
  "current": 1})";

class SameNumbers : public testing::TestWithParam<const char*> {};

TEST_P(SameNumbers, inTheWindowAndOnTheConsole) {
    const TemporaryFolder folder;
    const std::string policy = folder / "shortlist.stashpolicy";
    std::ofstream(policy) << shortlist;
    const ProgramResult evaluated = runProgram(STASHPOINT_CLI, {"evaluate", "--policy", policy});
    ASSERT_EQ(evaluated.exitCode, 0) << evaluated.err;
    const Json console = Json::parse(evaluated.out);
    EXPECT_EQ(console["scenario"]["seq"], 16384);
    EXPECT_EQ(console["recompute"], Json({"norm1", "q_norm", "q_up", "attn"}));

    const std::string picture = folder / "window.svg";
    const ProgramResult drawn = GetParam() == std::string("-")
                                    ? runProgramWithInput(policy, STASHPOINT, {"--render", picture, "--size", "1600x1000", "--policy", "-"})
                                    : runProgram(STASHPOINT, {"--render", picture, "--size", "1600x1000", "--policy", policy});
    ASSERT_EQ(drawn.exitCode, 0) << drawn.err;
    const std::string window = contentOf(picture);
    const auto shows = [&](const std::string& text) { return window.find(text) != std::string::npos; };

    const core::Bytes perRank{console["bytes_per_rank"].get<std::int64_t>()};
    const core::Cost cost{console["cost"].get<std::int64_t>()};
    const core::Cost forward{console["forward_cost"].get<std::int64_t>()};
    EXPECT_EQ(core::format::gib(perRank, 2), console["gib"].dump());
    EXPECT_TRUE(shows(core::format::gib(perRank, 2) + " GiB per rank"));
    EXPECT_TRUE(shows(core::format::percent(cost, forward) + "% of a forward"));
    EXPECT_TRUE(shows("16384"));
}

INSTANTIATE_TEST_SUITE_P(Sources, SameNumbers, testing::Values("file", "-"));

} // namespace
