#include "core/io/scenario_options.h"

#include "core/io/builtin_catalogue.h"
#include "core/io/scenario_json.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace {

using core::GivenOption;
using core::Scenario;
using Given = std::vector<GivenOption>;

Scenario with(const Given& given, const Scenario& from = {}) {
    const auto scenario = core::withOptions(from, given, core::builtinCatalogue());
    EXPECT_TRUE(scenario) << core::describe(scenario.error());
    return scenario.value_or(Scenario{});
}

std::string fault(const Given& given, const Scenario& from = {}) {
    const auto scenario = core::withOptions(from, given, core::builtinCatalogue());
    return scenario ? "taken" : core::describe(scenario.error());
}

Given between(const Scenario& from, const Scenario& to) {
    return core::optionsBetween(from, to, core::builtinCatalogue());
}

TEST(ScenarioOptions, thereIsOneForEveryKey) {
    std::vector<std::string> keys;
    for (const core::ScenarioOption& option : core::scenarioOptions()) {
        EXPECT_EQ(core::findScenarioOption(option.name), &option);
        EXPECT_EQ(option.valueName.empty(), option.isFlag()) << option.name;
        EXPECT_FALSE(option.help.empty()) << option.name;
        if (!option.isFlag()) {
            keys.emplace_back(option.key);
        }
    }
    std::vector<std::string> expected;
    const core::Json defaults = core::scenarioJson({});
    for (const auto& [key, value] : defaults.items()) {
        expected.push_back(key);
    }
    EXPECT_EQ(keys, expected);
    EXPECT_EQ(core::findScenarioOption("--warp"), nullptr);
}

TEST(ScenarioOptions, eachSetsItsKey) {
    Scenario expected;
    expected.transposedFp8 = true;
    expected.seq = 1;
    expected.hardware = "b200";
    expected.ep = 2;
    expected.tokens = 3;
    expected.nodeLimit = std::nullopt;
    expected.exposedComm = 0.125;
    expected.replayOverheadUs = 2.5;
    expected.layers = 5;
    expected.inFlightDoubled = 7;
    expected.alwaysSaved = {"combine", "norm1"};
    expected.budgetBytes = 0;
    const Given given = {{"--model", "deepseek-v3"},
                         {"--layer", "moe"},
                         {"--recipe", "bf16"},
                         {"--cost", "flops"},
                         {"--transposed-fp8", "on"},
                         {"--seq", "1"},
                         {"--hardware", "b200"},
                         {"--ep", "2"},
                         {"--tokens", "3"},
                         {"--node-limit", "none"},
                         {"--exposed-comm", ".125"},
                         {"--replay-overhead-us", "2.5"},
                         {"--layers", "5"},
                         {"--in-flight", "3.5"},
                         {"--always-saved", "combine,norm1"},
                         {"--budget-bytes", "0"}};
    EXPECT_EQ(with(given), expected);
    EXPECT_EQ(with({{"--node-limit", "9"}, {"--budget-bytes", "none"}, {"--transposed-fp8", "off"}}, expected).nodeLimit, 9);
    EXPECT_EQ(with({{"--budget-bytes", "none"}}, expected).budgetBytes, std::nullopt);
    EXPECT_TRUE(with({{"--free-comm", ""}}).alwaysSaved.empty());
    EXPECT_TRUE(with({{"--always-saved", ""}}).alwaysSaved.empty());
}

TEST(ScenarioOptions, anotherLayerComesFirst) {
    const Scenario dense = core::withLayer({}, "dense", core::builtinCatalogue()).value();
    EXPECT_EQ(with({{"--layer", "dense"}}), dense);
    Scenario saved = dense;
    saved.alwaysSaved = {"x1"};
    EXPECT_EQ(with({{"--always-saved", "x1"}, {"--layer", "dense"}}), saved);
    EXPECT_EQ(with({{"--layer", "dense"}, {"--always-saved", "x1"}}), saved);
    saved.alwaysSaved = {"norm1", "dispatch"};
    saved.layer = "moe";
    EXPECT_EQ(with({{"--layer", "dense"}}, saved).alwaysSaved, std::vector<std::string>{"norm1"});
    EXPECT_EQ(with({{"--layer", "moe"}}, saved), saved);
}

TEST(ScenarioOptions, faultsNameTheOption) {
    EXPECT_EQ(fault({{"--seq", "0"}}), "--seq: must be a whole number from 1 to 16777216, not \"0\"");
    EXPECT_EQ(fault({{"--ep", "0"}}), "--ep: must be a whole number of at least 1, not \"0\"");
    EXPECT_EQ(fault({{"--ep", "9223372036854775808"}}), "--ep: must be a whole number of at least 1, not \"9223372036854775808\"");
    EXPECT_EQ(fault({{"--node-limit", "0"}}), "--node-limit: must be none or a whole number of at least 1, not \"0\"");
    EXPECT_EQ(fault({{"--budget-bytes", "-1"}}),
              "--budget-bytes: must be none or a whole number from 0 to 1152921504606846976, not \"-1\"");
    EXPECT_EQ(fault({{"--transposed-fp8", "yes"}}), "--transposed-fp8: must be on or off, not \"yes\"");
    for (const char* text : {"1.01", "-0.1", "nan", "inf", "1e999", "", "0,5", "half"}) {
        EXPECT_EQ(fault({{"--exposed-comm", text}}), "--exposed-comm: must be a number from 0 to 1, not \"" + std::string(text) + '"');
    }
    EXPECT_EQ(fault({{"--replay-overhead-us", "1e10"}}), "--replay-overhead-us: must be a number from 0 to 1000000000, not \"1e10\"");
    EXPECT_EQ(fault({{"--in-flight", "8.25"}}), "--in-flight: must be a multiple of 0.5 from 0.5 to 1000, not \"8.25\"");
    EXPECT_EQ(fault({{"--free-comm", "yes"}}), "--free-comm: is a flag and takes no value, as in \"yes\"");
    EXPECT_EQ(fault({{"--warp", "9"}}), "--warp: is no option of a scenario");
    EXPECT_EQ(fault({{"--seq", "1"}, {"--seq", "1"}}), "--seq: is given twice; give it once");
    EXPECT_EQ(fault({{"--always-saved", "norm1"}, {"--free-comm", ""}}),
              "--free-comm: says that nothing has to stay saved, and --always-saved what does; give one of them");
}

TEST(ScenarioOptions, whatCannotBeComputedYetNamesTheOption) {
    EXPECT_EQ(fault({{"--cost", "time"}}), "--cost: cost \"time\" is not one that this program can compute; it knows flops");
    EXPECT_EQ(fault({{"--recipe", "dsv3-fp8"}}), "--recipe: recipe \"dsv3-fp8\" is not one that this program can compute; it knows bf16");
    EXPECT_EQ(fault({{"--model", "gpt-5"}}), "--model: model \"gpt-5\" is not one that this program can compute; it knows deepseek-v3");
    EXPECT_EQ(fault({{"--model", "gpt-5"}, {"--layer", "dense"}}).substr(0, 23), "--model: model \"gpt-5\" ");
    EXPECT_EQ(fault({{"--layer", "moa"}}), "--layer: layer \"moa\" is not one that this program can compute; it knows dense, moe");
    EXPECT_EQ(fault({{"--hardware", "abacus"}}).substr(0, 40), "--hardware: hardware \"abacus\" is not one");
    EXPECT_EQ(fault({{"--always-saved", "norm1,norm1"}}), "--always-saved: \"norm1\" stands there twice; name each mark once");
    EXPECT_EQ(fault({{"--layer", "dense"}, {"--always-saved", "router"}}).substr(0, 48),
              "--always-saved: \"router\" is no op of this layer;");
}

TEST(ScenarioOptions, anotherModelTakesItsLayersAlong) {
    core::Catalogue catalogue = core::builtinCatalogue();
    core::Architecture other = catalogue.models.at(0);
    other.id = "other";
    other.layers.at(0).id = "only";
    other.layers.resize(1);
    catalogue.models.push_back(other);
    const auto moved = core::withOptions({}, {{"--layer", "only"}, {"--model", "other"}}, catalogue);
    ASSERT_TRUE(moved) << core::describe(moved.error());
    EXPECT_EQ(moved->model, "other");
    EXPECT_TRUE(moved->alwaysSaved.empty()) << "the new layer's default";
    EXPECT_EQ(core::optionsBetween({}, *moved, catalogue), (Given{{"--model", "other"}, {"--layer", "only"}}));
    const auto lacks = core::withOptions({}, {{"--model", "other"}}, catalogue);
    ASSERT_FALSE(lacks);
    EXPECT_EQ(core::describe(lacks.error()), "--layer: layer \"moe\" is not one that this program can compute; it knows only");
}

TEST(ScenarioOptions, asFewAsPossibleLeadToAnotherScenario) {
    EXPECT_EQ(between({}, {}), Given{});
    Scenario to;
    to.seq = 8192;
    to.inFlightDoubled = 9;
    to.replayOverheadUs = 0.1;
    EXPECT_EQ(between({}, to), (Given{{"--seq", "8192"}, {"--replay-overhead-us", "0.1"}, {"--in-flight", "4.5"}}));
    EXPECT_EQ(between(to, {}), (Given{{"--seq", "4096"}, {"--replay-overhead-us", "0"}, {"--in-flight", "8.5"}}));
    const Scenario dense = with({{"--layer", "dense"}});
    EXPECT_EQ(between({}, dense), (Given{{"--layer", "dense"}})) << "its default follows";
    EXPECT_EQ(between(dense, {}), (Given{{"--layer", "moe"}}));
    Scenario free;
    free.alwaysSaved.clear();
    EXPECT_EQ(between({}, free), (Given{{"--free-comm", ""}}));
    EXPECT_EQ(between(dense, free), (Given{{"--layer", "moe"}, {"--free-comm", ""}}));
    EXPECT_EQ(between(free, {}), (Given{{"--always-saved", "dispatch,combine"}}));
    EXPECT_EQ(between(free, dense), (Given{{"--layer", "dense"}}));
}

TEST(SplitAtCommas, keepsEmptyParts) {
    EXPECT_TRUE(core::splitAtCommas("").empty());
    EXPECT_EQ(core::splitAtCommas("a"), (std::vector<std::string>{"a"}));
    EXPECT_EQ(core::splitAtCommas(",a,,b,"), (std::vector<std::string>{"", "a", "", "b", ""}));
}

} // namespace
