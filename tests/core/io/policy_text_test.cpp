#include "core/io/policy_text.h"

#include "core/io/builtin_catalogue.h"
#include "core/io/tables.h"
#include "core/search/analysis.h"

#include <gtest/gtest.h>
#include <memory>
#include <nlohmann/json.hpp>

namespace {

using Ids = std::vector<std::string>;
using Json = nlohmann::ordered_json;

class PolicyText : public testing::Test {
protected:
    const core::Catalogue& catalogue() const { return m_catalogue; }
    core::Problem problemOf(const core::Scenario& scenario) const { return core::makeProblem(scenario, m_catalogue).value(); }
    core::NamedPolicy policy(const Ids& ids, const core::Scenario& scenario = {}) const {
        core::NamedPolicy policy;
        policy.scenario = scenario;
        policy.recompute = core::parseMarks(ids, problemOf(scenario).graph).value();
        return policy;
    }
    std::string commandLine(const core::NamedPolicy& of) const {
        return core::policyAsCommandLine(of, problemOf(of.scenario).graph, m_catalogue);
    }
    core::PastedPolicy pasted(const std::string& text, const core::Scenario& present = {}) const {
        const auto result = core::parsePastedPolicy(text, present, m_catalogue);
        EXPECT_TRUE(result) << text << " -> " << core::describe(result.error());
        return result.value_or(core::PastedPolicy{});
    }
    /// The ids of what was pasted on the layer that it is for.
    Ids ids(const std::string& text, const core::Scenario& present = {}) const {
        const core::PastedPolicy result = pasted(text, present);
        return core::markIds(result.recompute, problemOf(result.scenario.value_or(present)).graph);
    }
    std::string fault(const std::string& text, const core::Scenario& present = {}) const {
        const auto result = core::parsePastedPolicy(text, present, m_catalogue);
        return result ? "pasted" : core::describe(result.error());
    }
    core::Scenario dense() const { return core::withLayer({}, "dense", m_catalogue).value(); }

private:
    core::Catalogue m_catalogue = core::builtinCatalogue();
};

#define EXPECT_STARTS_WITH(text, start) EXPECT_EQ((text).substr(0, std::string_view(start).size()), start)

TEST_F(PolicyText, isForPeople) {
    core::NamedPolicy dsv3;
    dsv3.name = "dsv3";
    dsv3.recompute = core::presetPolicy(catalogue(), problemOf({}).graph, "dsv3").value();
    EXPECT_EQ(core::policyAsText(dsv3, problemOf({}), catalogue()),
              "dsv3\n"
              "recompute: norm1, q_norm, kv_norm, q_up, kv_up, rope_q, rope_kv, norm2, swiglu\n"
              "deepseek-v3, moe layer, bf16, sequence length 4,096, 8 layers × 8.5 microbatches in flight × 4,096 tokens\n"
              "66.57 GiB per rank, 256,640 bytes per token and layer, 8.17% of a forward\n"
              "scenario: defaults\n");
    core::NamedPolicy nothing = policy({}, dense());
    nothing.name = "two\nlines";
    EXPECT_STARTS_WITH(core::policyAsText(nothing, problemOf(dense()), catalogue()),
                       "two lines\nrecompute: nothing\ndeepseek-v3, dense layer, bf16, ");
    EXPECT_STARTS_WITH(core::policyAsText(policy({"attn"}), problemOf({}), catalogue()), "recompute: attn\n");
}

TEST_F(PolicyText, isACommandLine) {
    EXPECT_EQ(commandLine(policy({})), "stashpoint-cli evaluate --recompute ''");
    core::Scenario scenario;
    scenario.seq = 8192;
    scenario.nodeLimit = std::nullopt;
    scenario.alwaysSaved = {"norm2", "norm1"};
    EXPECT_EQ(commandLine(policy({"norm1", "q_up"}, scenario)),
              "stashpoint-cli evaluate --recompute norm1,q_up --seq 8192 --node-limit none --always-saved norm2,norm1");
    scenario = {};
    scenario.alwaysSaved.clear();
    EXPECT_EQ(commandLine(policy({"dispatch"}, scenario)), "stashpoint-cli evaluate --recompute dispatch --free-comm");
    EXPECT_EQ(commandLine(policy({"x1"}, dense())), "stashpoint-cli evaluate --recompute x1 --layer dense");
}

TEST_F(PolicyText, textSaysItsScenarioAndBringsItAlong) {
    core::Scenario scenario;
    scenario.layers = 6;
    scenario.inFlightDoubled = 7;
    scenario.alwaysSaved.clear();
    const core::NamedPolicy free = policy({"dispatch"}, scenario);
    const std::string text = core::policyAsText(free, problemOf(scenario), catalogue());
    EXPECT_NE(text.find("\nscenario: --layers 6 --in-flight 3.5 --free-comm\n"), std::string::npos) << text;
    const core::PastedPolicy back = pasted(text, dense());
    EXPECT_EQ(back.scenario, scenario);
    EXPECT_EQ(back.recompute, free.recompute);
    EXPECT_EQ(fault("recompute: norm1\nscenario: --layers many"), "--layers: must be a whole number from 1 to 1000, not \"many\"");
    EXPECT_EQ(fault("recompute: norm1\nscenario: --preset dsv3"), "--preset: names a policy; only the scenario's options stand here");
}

TEST_F(PolicyText, whatNobodyKnowsIsLeftOutAndNamed) {
    const Ids unknown = pasted(R"({"recompute": ["norm1"], "recompte": [], "scenario": {"sequence": 1}})").leftOut;
    EXPECT_EQ(unknown, (Ids{"sequence", "recompte"}));
    EXPECT_TRUE(pasted("norm1").leftOut.empty());
}

TEST_F(PolicyText, isAFileOfItsOwn) {
    core::PolicyFile file = core::defaultPolicyFile();
    file.title = "all";
    file.note = "of them";
    file.kept = {{"later", "1"}};
    file.keptInScenario = {{"weather", "2"}};
    file.keptInSaved = {{"by", "3"}};
    core::NamedPolicy lean = policy({"attn"});
    lean.scenario.seq = 1024;
    lean.name = "lean";
    lean.note = "n";
    lean.kept = {{"colour", "\"red\""}};
    lean.keptInScenario = {{"mood", "null"}};
    file.policies.push_back(lean);
    file.current = 1;
    const Json json = Json::parse(core::policyAsJson(file, catalogue()).value());
    EXPECT_EQ(json["title"], "");
    EXPECT_EQ(json["note"], "");
    EXPECT_EQ(json["scenario"]["seq"], 1024);
    EXPECT_FALSE(json["scenario"].contains("weather"));
    EXPECT_EQ(json["policies"].dump(), R"([{"name":"lean","note":"n","scenario":{"mood":null},"recompute":["attn"],"colour":"red"}])");
    EXPECT_EQ(json["current"], 0);
    EXPECT_EQ(json["saved"].size(), 3U);
    EXPECT_FALSE(json.contains("later"));
}

TEST_F(PolicyText, idsAreForThePresentScenario) {
    const Ids expected = {"norm1", "attn", "swiglu"};
    for (const char* text :
         {"norm1,attn,swiglu", "swiglu norm1\tattn", "  norm1,\n  attn,\r\n  swiglu,\n", "[\"attn\", \"norm1\", \"swiglu\"]",
          "\xEF\xBB\xBF[\"attn\",\n\"norm1\", \"swiglu\"]\n", "recompute: norm1, attn, swiglu",
          "  my policy \r\n  recompute: attn norm1,swiglu\r\nand so on", "{\"recompute\": [\"norm1\", \"attn\", \"swiglu\"]}"}) {
        EXPECT_EQ(ids(text, dense()), expected) << text;
        EXPECT_FALSE(pasted(text, dense()).scenario) << text;
    }
    EXPECT_EQ(pasted("  my policy \r\n  recompute: attn norm1,swiglu\r\nand so on").name, "my policy");
    EXPECT_EQ(pasted("\n\nrecompute: nothing").recompute, core::Policy());
    EXPECT_EQ(pasted("[]").recompute, core::Policy());
}

TEST_F(PolicyText, jsonBringsItsScenario) {
    const core::PastedPolicy full =
        pasted(R"({"name": "lean", "note": "n", "recompute": ["x1"], "scenario": {"layer": "dense", "seq": 7}})");
    core::Scenario expected = dense();
    expected.seq = 7;
    EXPECT_EQ(full.scenario, expected);
    EXPECT_EQ(full.name, "lean");
    EXPECT_EQ(full.note, "n");

    core::Scenario other;
    other.seq = 512;
    const core::Policy marks = policy({"attn", "router"}, other).recompute;
    const auto analysis = core::analyse(std::make_shared<const core::Problem>(problemOf(other))).value();
    const core::PastedPolicy printed = pasted(core::evaluationJson(other, analysis, marks), dense());
    EXPECT_EQ(printed.scenario, other);
    EXPECT_EQ(printed.recompute, marks);

    const core::PastedPolicy ofFile = pasted(R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": []},
        {"name": "second", "note": "n", "scenario": {"seq": 3}, "recompute": ["attn"]}], "current": 1})");
    EXPECT_EQ(ofFile.name, "second");
    EXPECT_EQ(ofFile.note, "n");
    EXPECT_EQ(ofFile.scenario.value().seq, 3);
    EXPECT_EQ(ids(R"({"format": "stashpoint-policy", "version": 0, "recompute": ["attn"]})"), Ids{"attn"});
}

TEST_F(PolicyText, commandLinesComeAsPeopleCopyThem) {
    core::Scenario expected;
    expected.seq = 8192;
    expected.alwaysSaved.clear();
    for (const char* text : {"stashpoint-cli evaluate --recompute norm1,q_up --seq 8192 --free-comm",
                             "$ stashpoint-cli evaluate --free-comm --seq=8192 --recompute=norm1,q_up",
                             "./build/release/app/stashpoint-cli evaluate \\\n"
                             "    --recompute 'norm1,q_up' \\\n    --seq \"8192\" \\\r\n    --always-saved ''\n",
                             "$ /usr/bin/stashpoint-cli evaluate --save a.stashpolicy --recompute q_up,norm1 --seq 8192 --free-comm",
                             "  $stashpoint-cli  evaluate --recompute norm1,q_up --seq 8192 --always-saved="}) {
        EXPECT_EQ(ids(text, dense()), (Ids{"norm1", "q_up"})) << text;
        EXPECT_EQ(pasted(text, dense()).scenario, expected) << text;
    }
    EXPECT_EQ(pasted("stashpoint-cli evaluate --preset dsv3", dense()).recompute,
              core::presetPolicy(catalogue(), problemOf({}).graph, "dsv3").value());
    EXPECT_EQ(pasted("stashpoint-cli evaluate --recompute ''").recompute, core::Policy());
}

TEST_F(PolicyText, faultsOfPastedTextSayWhatAndWhere) {
    EXPECT_EQ(fault(""), "this is no policy: there is no text");
    EXPECT_EQ(fault(" \n , "), "this is no policy: there is no text");
    const std::string noOp = "this is no policy: it names no op; paste ids such as norm1, attn, a command line of stashpoint-cli, or JSON";
    EXPECT_EQ(fault("hello world"), noOp);
    EXPECT_EQ(fault("\x1b[31m\nred"), noOp);
    EXPECT_EQ(fault("ls -l"), noOp);
    EXPECT_STARTS_WITH(fault("norm1, warp"), "word 2: \"warp\" is no op of this layer; its marks are norm1, ");
    EXPECT_STARTS_WITH(fault("router", dense()), "word 1: \"router\" is no op of this layer;");
    EXPECT_STARTS_WITH(fault("norm1 norm1"), "word 2: \"norm1\" stands there twice;");
    EXPECT_STARTS_WITH(fault("recompute: norm1, quant"), "recompute: \"quant\" has no mark of its own;");
    EXPECT_EQ(fault("recompute:"), "recompute: names no op; say \"nothing\" for none");
    EXPECT_STARTS_WITH(fault("[\"norm1\", 7]"), "/1: must be a string, not 7");
    EXPECT_STARTS_WITH(fault("[\"norm1\", \"warp\"]"), "/1: \"warp\" is no op of this layer;");
    EXPECT_STARTS_WITH(fault("{\n\"recompute\": norm1}"), "line 2, column 15: this is no valid JSON");
    EXPECT_EQ(fault("{\"cost\": 1}"), "this is no policy: the JSON has no \"recompute\"");
    EXPECT_STARTS_WITH(fault(R"({"recompute": ["norm1", "warp"]})"), "/recompute/1: \"warp\" is no op of this layer;");
    EXPECT_STARTS_WITH(fault(R"({"recompute": ["norm1"], "scenario": {"seq": 0}})"), "/scenario/seq: must be a whole number");
    EXPECT_STARTS_WITH(fault(R"({"recompute": "norm1"})"), "/recompute: must be an array of strings");
    EXPECT_STARTS_WITH(fault(R"({"format": "stashpoint-policy", "version": 2})"), "/version: is 2, made by a newer program;");
    EXPECT_EQ(fault(std::string((std::size_t{16} << 20) + 1, ' ')), "this is no policy: it is too large, at most 16777216 bytes are read");
    EXPECT_STARTS_WITH(fault('[' + std::string((std::size_t{16} << 20) - 1, ' ')), "line 1, column 16777217: this is no valid JSON");
}

TEST_F(PolicyText, faultsOfCommandLinesNameTheOption) {
    const auto faultOf = [&](const std::string& rest) { return fault("stashpoint-cli evaluate " + rest); };
    EXPECT_EQ(fault("stashpoint-cli"), "command line: only \"stashpoint-cli evaluate\" names a policy");
    EXPECT_EQ(fault("stashpoint-cli frontier --seq 1"), "command line: only \"stashpoint-cli evaluate\" names a policy");
    EXPECT_EQ(faultOf(""), "command line: give exactly one of --preset and --recompute");
    EXPECT_EQ(faultOf("--preset dsv3 --recompute attn"), "command line: give exactly one of --preset and --recompute");
    EXPECT_EQ(faultOf("--recompute attn --recompute attn"), "--recompute: is given twice; give it once");
    EXPECT_EQ(faultOf("--recompute attn --seq 1 --seq 2"), "--seq: is given twice; give it once");
    EXPECT_EQ(faultOf("--recompute"), "--recompute: needs a value");
    EXPECT_EQ(faultOf("--recompute attn --warp 9"), "--warp: is no option of stashpoint-cli evaluate");
    EXPECT_EQ(faultOf("--recompute attn | less"), "|: is no option of stashpoint-cli evaluate");
    EXPECT_STARTS_WITH(faultOf("--recompute attn,warp"), "--recompute: \"warp\" is no op of this layer;");
    EXPECT_STARTS_WITH(faultOf("--recompute router --layer dense"), "--recompute: \"router\" is no op of this layer;");
    EXPECT_STARTS_WITH(faultOf("--preset dsv4"), "--preset: \"dsv4\" is no preset;");
    EXPECT_EQ(faultOf("--policy a.stashpolicy"), "--policy: names a file, which this text does not hold; open the file");
    EXPECT_EQ(faultOf("--recompute attn --cost time"), "--cost: cost \"time\" is not one that this program can compute; it knows flops");
    EXPECT_EQ(faultOf("--recompute 'attn"), "command line: has a quote that does not end: '");
}

} // namespace
