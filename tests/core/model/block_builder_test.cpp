#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"
#include "tests/support/golden.h"

#include <gtest/gtest.h>
#include <set>

namespace {

std::set<std::string> idsOf(const core::OpGraph& graph, const std::vector<core::OpId>& ops) {
    std::set<std::string> ids;
    for (const core::OpId op : ops) {
        ids.insert(graph.op(op).id);
    }
    return ids;
}

class BlockBuilder : public testing::TestWithParam<std::string> {};

TEST_P(BlockBuilder, makesTheGoldenOps) {
    core::Scenario scenario;
    scenario.layer = GetParam();
    const auto graph = core::buildGraph(scenario, core::builtinCatalogue());
    ASSERT_TRUE(graph) << core::describe(graph.error());
    const auto expected = golden("ops-deepseek-v3-" + GetParam() + "-bf16.json");
    ASSERT_EQ(graph->size(), expected.size());
    constexpr const char* kinds[] = {"boundary", "matmul", "vector", "attention", "add", "comm"};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const core::Op& op = graph->ops()[i];
        const auto& want = expected[i];
        SCOPED_TRACE(op.id);
        EXPECT_EQ(op.id, want["id"].get<std::string>());
        EXPECT_EQ(kinds[static_cast<int>(op.kind)], want["kind"].get<std::string>());
        EXPECT_EQ(idsOf(*graph, op.inputs), want["inputs"].get<std::set<std::string>>());
        EXPECT_EQ(op.elements, want["elements"]);
        EXPECT_EQ(op.bytes.value, want["bytes"]);
        EXPECT_EQ(op.flops.value, want["flops"]);
        EXPECT_EQ(op.auxBytes.value, want["aux_bytes"]);
        EXPECT_EQ(idsOf(*graph, op.backwardReads), want["backward_reads"].get<std::set<std::string>>());
        EXPECT_EQ(op.mark ? nlohmann::json(graph->owner(*op.mark).id) : nlohmann::json(), want["mark"]);
    }
}

TEST_P(BlockBuilder, writesEveryOutputAsASumOfProducts) {
    core::Scenario scenario;
    scenario.layer = GetParam();
    const auto graph = core::buildGraph(scenario, core::builtinCatalogue()).value();
    for (const core::Op& op : graph.ops()) {
        SCOPED_TRACE(op.id);
        EXPECT_FALSE(op.shape.empty());
        EXPECT_EQ(core::elementsOf(op.shape), op.elements);
        EXPECT_EQ(op.auxBytes.value == 0, op.auxLabel.empty());
    }
}

INSTANTIATE_TEST_SUITE_P(Layers, BlockBuilder, testing::Values("moe", "dense"), [](const auto& layer) { return layer.param; });

TEST(BlockBuilderParts, splitTheExpertsIntoRoutedAndShared) {
    const auto graph = core::buildGraph({}, core::builtinCatalogue()).value();
    for (const char* id : {"gate_up", "quant", "swiglu", "ffn_down"}) {
        const auto& parts = graph.op(graph.find(id).value()).parts;
        ASSERT_EQ(parts.size(), 2U) << id;
        EXPECT_EQ(parts[0].width, 8 * 2048);
        EXPECT_EQ(parts[1].width, 2048);
    }
    EXPECT_TRUE(graph.op(graph.find("router").value()).parts.empty());
}

} // namespace
