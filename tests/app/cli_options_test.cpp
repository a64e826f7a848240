#include "core/io/builtin_catalogue.h"
#include "core/io/policy_text.h"
#include "core/io/scenario_json.h"
#include "core/io/tables.h"
#include "core/search/analysis.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>
#include <memory>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

class CliOptions : public testing::Test {
protected:
    static ProgramResult run(const Words& arguments) { return runProgram(STASHPOINT_CLI, arguments); }
    static Json answer(const Words& arguments) {
        const ProgramResult result = run(arguments);
        EXPECT_EQ(result.exitCode, 0) << result.err;
        EXPECT_EQ(result.err, "");
        return Json::parse(result.out);
    }
    static void expectMessage(const Words& arguments, const std::string& start) {
        const ProgramResult result = run(arguments);
        EXPECT_EQ(result.exitCode, 2);
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.err.substr(0, start.size()), start);
        EXPECT_EQ(result.err.find('\n'), result.err.size() - 1) << "one line: " << result.err;
    }
    std::string path() const { return m_folder / "a.stashpolicy"; }
    const core::Catalogue& catalogue() const { return m_catalogue; }

private:
    TemporaryFolder m_folder;
    core::Catalogue m_catalogue = core::builtinCatalogue();
};

const Words everyOption = {"--model",
                           "deepseek-v3",
                           "--layer",
                           "dense",
                           "--recipe",
                           "bf16",
                           "--transposed-fp8",
                           "on",
                           "--seq",
                           "512",
                           "--cost",
                           "flops",
                           "--hardware",
                           "b200",
                           "--ep",
                           "2",
                           "--tokens",
                           "7",
                           "--node-limit",
                           "none",
                           "--exposed-comm",
                           "0.5",
                           "--replay-overhead-us",
                           "1.5",
                           "--layers",
                           "3",
                           "--in-flight",
                           "4.5",
                           "--always-saved",
                           "x1,norm1",
                           "--budget-bytes",
                           "123"};

Words operator+(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

TEST_F(CliOptions, everyKeyCanBeSaid) {
    const Json expected = Json::parse(R"({"model": "deepseek-v3", "layer": "dense", "recipe": "bf16", "transposed_fp8": true, "seq": 512,
        "cost": "flops", "hardware": "b200", "ep": 2, "tokens": 7, "node_limit": null, "exposed_comm": 0.5, "replay_overhead_us": 1.5,
        "layers": 3, "in_flight": 4.5, "always_saved": ["x1", "norm1"], "budget_bytes": 123})");
    EXPECT_EQ(answer(Words{"evaluate", "--recompute", "attn"} + everyOption)["scenario"], expected);
    EXPECT_EQ(answer(Words{"frontier"} + everyOption)["always_saved"], Json({"norm1", "x1"}));
    EXPECT_EQ(answer(Words{"list", "marks", "--format", "json"} + everyOption).size(), 15U);

    put(path(), R"({"format": "stashpoint-policy", "version": 1, "scenario": {"tokens": 9, "budget_bytes": 5},
        "policies": [{"recompute": ["router"]}, {"scenario": {"seq": 1024, "always_saved": []}, "recompute": ["attn"]}], "current": 1})");
    const Json overridden = answer(Words{"evaluate", "--policy", path()} + everyOption);
    EXPECT_EQ(overridden["scenario"], expected) << "all options go over the file's scenario and the policy's own";
    EXPECT_EQ(overridden["recompute"], Json({"attn"}));
    EXPECT_EQ(answer({"evaluate", "--policy", path(), "--node-limit", "7", "--budget-bytes", "none"})["scenario"]["budget_bytes"], Json());
}

TEST_F(CliOptions, wrongValuesNameTheOption) {
    const auto refused = [](const Words& options, const std::string& start) {
        for (const Words& verb : {Words{"frontier"}, Words{"evaluate", "--recompute", "attn"}, Words{"list", "marks"}}) {
            expectMessage(verb + options, "stashpoint-cli: " + start);
        }
    };
    refused({"--cost", "time"}, "--cost: cost \"time\" is not one that this program can compute; it knows flops\n");
    refused({"--recipe", "dsv3-fp8"}, "--recipe: recipe \"dsv3-fp8\" is not one that this program can compute; it knows bf16\n");
    refused({"--model", "gpt-5"}, "--model: model \"gpt-5\" is not one that");
    refused({"--hardware", "abacus"}, "--hardware: hardware \"abacus\" is not one that");
    refused({"--transposed-fp8", "1"}, "--transposed-fp8: must be on or off, not \"1\"\n");
    refused({"--ep", "0"}, "--ep: must be a whole number of at least 1, not \"0\"\n");
    refused({"--node-limit", "-1"}, "--node-limit: must be none or a whole number of at least 1, not \"-1\"\n");
    refused({"--exposed-comm", "2"}, "--exposed-comm: must be a number from 0 to 1, not \"2\"\n");
    refused({"--replay-overhead-us", "x"}, "--replay-overhead-us: must be a number from 0 to 1000000000, not \"x\"\n");
    refused({"--budget-bytes", "1.5"}, "--budget-bytes: must be none or a whole number from 0 to 1152921504606846976, not \"1.5\"\n");
    refused({"--always-saved", "quant"}, "--always-saved: \"quant\" has no mark of its own;");
    refused({"--always-saved", "norm1", "--free-comm"}, "--free-comm: says that nothing has to stay saved,");
}

TEST_F(CliOptions, evaluateIsWhatTheFileSaysForItsCurrentPolicy) {
    core::PolicyFile file = core::defaultPolicyFile();
    file.scenario.seq = 2048;
    file.policies[0].scenario = file.scenario;
    core::NamedPolicy own;
    own.scenario.layers = 5;
    own.scenario.inFlightDoubled = 3;
    own.scenario.alwaysSaved = {"combine"};
    own.recompute = core::parseMarks({"norm1", "dispatch"}, core::buildGraph(own.scenario, catalogue()).value()).value();
    file.policies.push_back(own);
    for (std::size_t current = 0; current < 2; ++current) {
        file.current = current;
        ASSERT_TRUE(core::writePolicyFile(path(), file, catalogue()));
        const core::NamedPolicy& policy = file.policies[current];
        const auto problem = std::make_shared<const core::Problem>(core::makeProblem(policy.scenario, catalogue()).value());
        const ProgramResult result = run({"evaluate", "--policy", path()});
        EXPECT_EQ(result.err, "");
        EXPECT_EQ(result.out, core::evaluationJson(policy.scenario, core::analyse(problem).value(), policy.recompute));
    }
}

TEST_F(CliOptions, aCopiedCommandLinePrintsWhatThePolicyFilePrints) {
    const std::string folder = std::filesystem::path(STASHPOINT_CLI).parent_path();
    core::Scenario unusual;
    unusual.seq = 1;
    unusual.transposedFp8 = true;
    unusual.hardware = "gb300";
    unusual.nodeLimit = std::nullopt;
    unusual.exposedComm = 1.0 / 3;
    unusual.replayOverheadUs = 0.1;
    unusual.inFlightDoubled = 1;
    unusual.alwaysSaved = {"swiglu", "norm1"};
    unusual.budgetBytes = 1;
    core::Scenario free;
    free.alwaysSaved.clear();
    for (const core::Scenario& scenario : {core::Scenario{}, core::withLayer({}, "dense", catalogue()).value(), unusual, free}) {
        const core::OpGraph graph = core::buildGraph(scenario, catalogue()).value();
        for (const Words& ids : {Words{}, Words{"norm1", "attn", "gate_up"}}) {
            core::PolicyFile file = core::defaultPolicyFile();
            file = core::withCurrentPolicy(file, scenario, core::parseMarks(ids, graph).value());
            ASSERT_TRUE(core::writePolicyFile(path(), file, catalogue()));
            const std::string line = core::policyAsCommandLine(file.policies[0], graph, catalogue());
            const ProgramResult copied = runProgram("/bin/sh", {"-c", "PATH='" + folder + "'; " + line});
            EXPECT_EQ(copied.exitCode, 0) << line << '\n' << copied.err;
            EXPECT_EQ(copied.out, run({"evaluate", "--policy", path()}).out) << line;
        }
    }
}

} // namespace
