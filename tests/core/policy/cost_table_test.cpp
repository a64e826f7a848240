#include "core/policy/cost_table.h"

#include "core/io/builtin_catalogue.h"
#include "tests/support/deepseek.h"
#include "tests/support/golden.h"

#include <gtest/gtest.h>

namespace {

TEST(CostTable, pricesEachGoldenMarkAlone) {
    const core::Problem problem = deepseekProblem("moe", {});
    const core::CostTable table(problem);
    const auto marks = golden("single-marks-moe-bf16.json");
    ASSERT_EQ(marks.size(), problem.graph.markCount());
    for (const auto& [id, want] : marks.items()) {
        SCOPED_TRACE(id);
        const core::Point point = table.evaluate(core::Policy::of(problem.graph.findMark(id).value()));
        EXPECT_EQ(point.cost.value, want["flops"]);
        EXPECT_EQ(point.bytes.value, want["bytes"]);
    }
}

TEST(CostTable, pricesTheGoldenPresets) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    int compared = 0;
    for (const auto& want : golden("presets-deepseek-v3.json")) {
        if (want["recipe"] != "bf16") {
            continue;
        }
        SCOPED_TRACE(want.dump());
        const core::Problem problem = deepseekProblem(want["layer"], {});
        const core::Preset* preset = catalogue.findPreset(want["preset"].get<std::string>());
        ASSERT_NE(preset, nullptr);
        const auto policy = core::policyOf(*preset, problem.graph);
        ASSERT_TRUE(policy);
        const core::Point point = core::CostTable(problem).evaluate(*policy);
        EXPECT_EQ(point.cost.value, want["flops"]);
        EXPECT_EQ(point.bytes.value, want["bytes"]);
        EXPECT_EQ(problem.forwardCost().value, want["forward_flops"]);
        ++compared;
    }
    EXPECT_EQ(compared, 2 * (10 + 9)); // all presets of both layers, transposed or not; the dense layer has no `moe`
}

} // namespace
