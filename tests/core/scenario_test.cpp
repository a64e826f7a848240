#include "core/io/builtin_catalogue.h"
#include "core/scenario.h"

#include <gtest/gtest.h>

namespace {

using core::Scenario;

core::Catalogue catalogue() {
    return core::builtinCatalogue();
}

core::OpGraph graphOf(const std::string& layer) {
    Scenario scenario;
    scenario.layer = layer;
    scenario.alwaysSaved.clear();
    return core::buildGraph(scenario, catalogue()).value();
}

TEST(Scenario, isTheProblemOfItsLayer) {
    const auto problem = core::makeProblem(Scenario{}, catalogue());
    ASSERT_TRUE(problem) << core::describe(problem.error());
    EXPECT_EQ(problem->graph.markCount(), 19U);
    EXPECT_EQ(core::markIds(problem->alwaysSaved, problem->graph), (std::vector<std::string>{"dispatch", "combine"}));
    EXPECT_EQ(problem->forwardCost().value, 1'338'667'392);
    EXPECT_EQ(problem->freeMarks().count(), 17);
}

struct Fault {
    const char* name;
    std::string Scenario::* member;
    const char* value;
    const char* message;
    const char* where;
};

class ScenarioFault : public testing::TestWithParam<Fault> {};

TEST_P(ScenarioFault, isNamedWithWhatIsKnown) {
    Scenario scenario;
    scenario.*GetParam().member = GetParam().value;
    const auto problem = core::makeProblem(scenario, catalogue());
    ASSERT_FALSE(problem);
    EXPECT_EQ(problem.error().message, GetParam().message);
    EXPECT_EQ(problem.error().where, GetParam().where);
}

INSTANTIATE_TEST_SUITE_P(
    Keys, ScenarioFault,
    testing::Values(
        Fault{"model", &Scenario::model, "gpt-5", "model \"gpt-5\" is not one that this program can compute; it knows deepseek-v3",
              "/model"},
        Fault{"layer", &Scenario::layer, "moa", "layer \"moa\" is not one that this program can compute; it knows dense, moe", "/layer"},
        Fault{"recipe", &Scenario::recipe, "dsv3-fp8", "recipe \"dsv3-fp8\" is not one that this program can compute; it knows bf16",
              "/recipe"},
        Fault{"hardware", &Scenario::hardware, "abacus",
              "hardware \"abacus\" is not one that this program can compute; it knows h800, h100, h200, b200, gb200, gb300, a100, h20",
              "/hardware"},
        Fault{"cost", &Scenario::cost, "time", "cost \"time\" is not one that this program can compute; it knows flops", "/cost"}),
    [](const auto& fault) { return fault.param.name; });

TEST(Scenario, mayKeepOnlyMarksOfItsLayerSaved) {
    Scenario scenario;
    scenario.layer = "dense";
    scenario.alwaysSaved = {"norm1", "dispatch"};
    const auto problem = core::makeProblem(scenario, catalogue());
    ASSERT_FALSE(problem);
    EXPECT_EQ(problem.error().where, "/always_saved/1");
    EXPECT_TRUE(problem.error().message.starts_with("\"dispatch\" is no op of this layer")) << problem.error().message;
}

TEST(Scenario, otherLayerTakesItsOwnDefault) {
    const auto dense = core::withLayer(Scenario{}, "dense", catalogue());
    ASSERT_TRUE(dense);
    EXPECT_EQ(dense->layer, "dense");
    EXPECT_TRUE(dense->alwaysSaved.empty());
    EXPECT_EQ(core::withLayer(*dense, "moe", catalogue()).value(), Scenario{});
}

TEST(Scenario, otherLayerKeepsWhatSomebodyChose) {
    Scenario scenario;
    scenario.alwaysSaved = {"norm1", "dispatch"};
    EXPECT_EQ(core::withLayer(scenario, "dense", catalogue()).value().alwaysSaved, std::vector<std::string>{"norm1"});
    scenario.alwaysSaved.clear();
    EXPECT_TRUE(core::withLayer(scenario, "moe", catalogue()).value().alwaysSaved.empty());
}

TEST(Scenario, otherLayerMustBeOneOfTheModel) {
    const auto changed = core::withLayer(Scenario{}, "moa", catalogue());
    ASSERT_FALSE(changed);
    EXPECT_EQ(changed.error().where, "/layer");
}

TEST(Scenario, bytesPerRank) {
    Scenario scenario;
    EXPECT_EQ(core::bytesPerRank(scenario, {256'640}).value, 71'481'425'920);
    scenario.layers = 1;
    scenario.tokens = 1;
    scenario.inFlightDoubled = 1;
    EXPECT_EQ(core::bytesPerRank(scenario, {3}).value, 1) << "rounded down";
}

TEST(Scenario, bytesPerRankFitsAtTheEndsOfTheRanges) {
    Scenario scenario;
    scenario.layers = core::layersRange.most;
    scenario.tokens = core::tokensRange.most;
    scenario.inFlightDoubled = core::inFlightDoubledRange.most;
    constexpr std::int64_t fourMib = 1 << 22; // more than any layer here stashes per token
    EXPECT_EQ(core::bytesPerRank(scenario, {fourMib}).value, 4'398'046'511'104'000'000);
}

TEST(Marks, areReadInAnyOrderAndWrittenInGraphOrder) {
    const auto graph = graphOf("moe");
    const auto policy = core::parseMarks({"swiglu", "norm1", "attn"}, graph);
    ASSERT_TRUE(policy);
    EXPECT_EQ(core::markIds(*policy, graph), (std::vector<std::string>{"norm1", "attn", "swiglu"}));
    EXPECT_TRUE(core::parseMarks({}, graph).value().empty());
}

TEST(Marks, faultsHaveAPlace) {
    const auto graph = graphOf("moe");
    const auto fault = [&](const std::vector<std::string>& ids) { return core::parseMarks(ids, graph).error(); };
    EXPECT_EQ(fault({"norm1", "warp"}).where, "/1");
    EXPECT_TRUE(fault({"warp"}).message.starts_with("\"warp\" is no op of this layer; its marks are norm1, qkv_down,"));
    EXPECT_EQ(fault({"quant"}).where, "/0");
    EXPECT_TRUE(fault({"quant"}).message.starts_with("\"quant\" has no mark of its own"));
    EXPECT_TRUE(fault({"x0"}).message.starts_with("\"x0\" has no mark of its own"));
    EXPECT_EQ(fault({"norm1", "attn", "norm1"}).where, "/2");
    EXPECT_EQ(fault({"norm1", "norm1"}).message, "\"norm1\" stands there twice; name each mark once");
    EXPECT_TRUE(core::parseMarks({"router"}, graphOf("dense")).error().message.starts_with("\"router\" is no op of this layer"));
    EXPECT_FALSE(core::parseMarks({""}, graph));
}

} // namespace
