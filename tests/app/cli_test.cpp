#include "tests/support/golden.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string_view>

namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

ProgramResult run(const Words& arguments) {
    return runProgram(STASHPOINT_CLI, arguments);
}

/// The JSON that a command prints; it must succeed in silence.
Json answer(const Words& arguments) {
    const ProgramResult result = run(arguments);
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.err, "");
    return Json::parse(result.out);
}

/// The message of a command that must fail with this code and print nothing else.
std::string message(int exitCode, const Words& arguments) {
    const ProgramResult result = run(arguments);
    EXPECT_EQ(result.exitCode, exitCode);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(result.err.starts_with("stashpoint-cli: ")) << result.err;
    EXPECT_EQ(result.err.find('\n'), result.err.size() - 1) << "one line: " << result.err;
    return result.err;
}

#define EXPECT_STARTS_WITH(text, start) EXPECT_EQ((text).substr(0, std::string_view(start).size()), start)

TEST(Cli, frontierIsTheGoldenOne) {
    Json expected = golden("frontier-deepseek-v3-moe-bf16.json");
    expected["frontier_size"] = 130;
    EXPECT_EQ(answer({"frontier"}), expected);
    expected = golden("frontier-deepseek-v3-moe-bf16-all19.json");
    expected["frontier_size"] = 130;
    EXPECT_EQ(answer({"frontier", "--free-comm", "--format", "json"}), expected);
}

TEST(Cli, frontierAsCsv) {
    const ProgramResult result = run({"frontier", "--format", "csv"});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_STARTS_WITH(result.out, "cost,bytes,tied_policies,hull_step,recompute\n0,457360,2,0,\n4096,456332,2,,kv_norm\n");
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 131);
}

TEST(Cli, everyPresetHasItsGoldenNumbers) {
    int compared = 0;
    for (const Json& expected : golden("presets-deepseek-v3.json")) {
        if (expected["recipe"] == "bf16" && expected["transposed_fp8"] == false) {
            const Json got = answer({"evaluate", "--preset", expected["preset"], "--layer", expected["layer"]});
            SCOPED_TRACE(expected.dump());
            EXPECT_EQ(got["cost"], expected["flops"]);
            EXPECT_EQ(got["bytes"], expected["bytes"]);
            EXPECT_EQ(got["forward_cost"], expected["forward_flops"]);
            ++compared;
        }
    }
    EXPECT_EQ(compared, 19);
}

TEST(Cli, evaluateSaysItAllInItsOrder) {
    const ProgramResult result = run({"evaluate", "--preset", "dsv3"});
    const auto ordered = nlohmann::ordered_json::parse(result.out);
    Words keys;
    for (const auto& [key, value] : ordered.items()) {
        keys.push_back(key);
    }
    EXPECT_EQ(keys, (Words{"scenario", "always_saved", "cost", "forward_cost", "bytes", "bytes_per_rank", "gib", "recompute", "stash",
                           "pointless", "verdict"}));
    EXPECT_EQ(ordered["bytes"], 256'640);
    EXPECT_EQ(ordered["bytes_per_rank"], 71'481'425'920);
    EXPECT_NE(result.out.find("\"gib\": 66.57,"), std::string::npos);
    EXPECT_EQ(ordered["scenario"].dump(),
              R"({"model":"deepseek-v3","layer":"moe","recipe":"bf16","transposed_fp8":false,"seq":4096,"cost":"flops",)"
              R"("hardware":"h100","ep":64,"tokens":4096,"node_limit":4,"exposed_comm":1,"replay_overhead_us":0,"layers":8,)"
              R"("in_flight":8.5,"always_saved":["dispatch","combine"],"budget_bytes":null})");
    Words stash;
    for (const auto& entry : ordered["stash"]) {
        stash.push_back(entry["id"].get<std::string>() + ' ' + entry["bytes"].dump() + '+' + entry["aux_bytes"].dump());
    }
    EXPECT_EQ(stash, (Words{"x0 14336+0", "qkv_down 4096+0", "attn 32768+512", "x1 14336+0", "router 2176+0", "dispatch 114688+0",
                            "quant 73728+0"}));
}

TEST(Cli, scenarioOptionsCount) {
    const Json scaled = answer({"evaluate", "--recompute", "", "--layers", "2", "--in-flight", "3.5", "--tokens", "1000"});
    EXPECT_EQ(scaled["recompute"], Json::array());
    EXPECT_EQ(scaled["bytes_per_rank"], 457'360LL * 2 * 1000 * 7 / 2);
    EXPECT_EQ(answer({"evaluate", "--recompute", "attn", "--seq", "8192"})["cost"], 2 * 167'772'160);
    EXPECT_EQ(answer({"evaluate", "--preset", "full", "--free-comm"})["verdict"]["outside"], Json::array());
    EXPECT_EQ(answer({"evaluate", "--preset", "full"})["verdict"]["outside"], Json({"dispatch", "combine"}));
    EXPECT_EQ(answer({"frontier", "--layer", "dense"})["always_saved"], Json::array());
}

TEST(Cli, lists) {
    EXPECT_EQ(run({"list", "models"}).out, "deepseek-v3\tDeepSeek-V3\n");
    EXPECT_EQ(run({"list", "layers"}).out, "dense\tdense\nmoe\tMoE\n");
    EXPECT_EQ(run({"list", "recipes"}).out, "bf16\tbf16\n");
    EXPECT_STARTS_WITH(run({"list", "hardware"}).out, "h800\tNVIDIA H800\nh100\tNVIDIA H100\n");
    EXPECT_STARTS_WITH(run({"list", "marks"}).out, "norm1\tRMSNorm\nqkv_down\tq/kv down-proj\n");
    EXPECT_EQ(answer({"list", "marks", "--format", "json"}).size(), 19U);
    EXPECT_EQ(answer({"list", "marks", "--format", "json", "--layer", "dense"}).size(), 15U);
    EXPECT_EQ(answer({"list", "presets", "--format", "json"}).size(), 10U);
    EXPECT_EQ(answer({"list", "presets", "--format", "json", "--layer", "dense"}).size(), 9U) << "a dense layer has no experts";
}

TEST(Cli, helpAndVersion) {
    EXPECT_EQ(run({"--version"}).out, "stashpoint-cli 0.1.0\n");
    for (const Words& arguments : {Words{"--help"}, Words{"frontier", "--help"}, Words{"evaluate", "-h"}, Words{"list", "--help"}}) {
        const ProgramResult help = run(arguments);
        EXPECT_EQ(help.exitCode, 0);
        EXPECT_NE(help.out.find("Usage: stashpoint-cli"), std::string::npos) << help.out;
        EXPECT_NE(help.out.find("Exit codes"), std::string::npos) << help.out;
    }
}

TEST(Cli, refusesAWrongCommandLine) {
    const std::string one = "stashpoint-cli: give exactly one of --preset, --recompute and --policy\n";
    EXPECT_EQ(message(2, {"evaluate"}), one);
    EXPECT_EQ(message(2, {"evaluate", "--preset", "dsv3", "--recompute", ""}), one);
    EXPECT_EQ(message(2, {"evaluate", "--preset", "dsv3", "--policy", "x"}), one);
    message(2, {});
    message(2, {"improve"});
    message(2, {"frontier", "--warp", "9"});
    message(2, {"frontier", "--format", "xml"});
    message(2, {"list"});
    message(2, {"list", "wishes"});
    message(2, {"frontier", "--seq"});
    message(2, {"frontier", "--seq", "1", "--seq", "2"});
    message(2, {"list", "marks", "--policy", "x"});
    EXPECT_STARTS_WITH(message(2, {"frontier", "--layer", "moa"}), "stashpoint-cli: --layer: layer \"moa\" is not one that");
    EXPECT_EQ(message(2, {"evaluate", "--preset", "dsv4"}),
              "stashpoint-cli: --preset: \"dsv4\" is no preset; the layer offers none, dsv3, selective, attn-replay, full, moe_act, "
              "mla_up_proj, layernorm, core_attn, moe\n");
    EXPECT_STARTS_WITH(message(2, {"evaluate", "--preset", "moe", "--layer", "dense"}),
                       "stashpoint-cli: --preset: \"moe\" needs marks that this layer lacks; the layer offers none, dsv3, ");
    EXPECT_STARTS_WITH(message(2, {"evaluate", "--recompute", "norm1,warp"}),
                       "stashpoint-cli: --recompute: \"warp\" is no op of this layer;");
    EXPECT_STARTS_WITH(message(2, {"evaluate", "--recompute", "quant"}), "stashpoint-cli: --recompute: \"quant\" has no mark of its own;");
    EXPECT_STARTS_WITH(message(2, {"evaluate", "--recompute", "attn,attn"}), "stashpoint-cli: --recompute: \"attn\" stands there twice;");
    EXPECT_STARTS_WITH(message(2, {"evaluate", "--recompute", "attn,"}), "stashpoint-cli: --recompute: \"\" is no op of this layer;");
}

TEST(Cli, refusesNumbersThatAreNone) {
    for (const char* text : {"0", "-1", "3.7", "1e3", "0x10", "4096abc", "", " 1", "16777217", "18446744073709551617"}) {
        EXPECT_EQ(message(2, {"frontier", "--seq", text}),
                  "stashpoint-cli: --seq: must be a whole number from 1 to 16777216, not \"" + std::string(text) + "\"\n");
    }
    for (const char* text : {"0", "8.25", "-8", "1000.5", "nan", "inf", "1e999", "8,5", "many"}) {
        EXPECT_EQ(message(2, {"evaluate", "--preset", "none", "--in-flight", text}),
                  "stashpoint-cli: --in-flight: must be a multiple of 0.5 from 0.5 to 1000, not \"" + std::string(text) + "\"\n");
    }
    EXPECT_STARTS_WITH(message(2, {"frontier", "--tokens", "1048577"}),
                       "stashpoint-cli: --tokens: must be a whole number from 1 to 1048576");
    EXPECT_STARTS_WITH(message(2, {"frontier", "--layers", "1001"}), "stashpoint-cli: --layers: must be a whole number from 1 to 1000");
}

TEST(Cli, saysWhenItsOutputIsLost) {
    for (const Words& arguments : {Words{"frontier"}, Words{"--help"}, Words{"list", "marks"}}) {
        const ProgramResult full = runProgramInto("/dev/full", STASHPOINT_CLI, arguments);
        EXPECT_EQ(full.exitCode, 1);
        EXPECT_EQ(full.err,
                  "stashpoint-cli: standard output: cannot be written: No space left on device; free some space or choose another place\n");
        const ProgramResult closed = runProgramInto("", STASHPOINT_CLI, arguments);
        EXPECT_EQ(closed.exitCode, 1);
        EXPECT_EQ(closed.err,
                  "stashpoint-cli: standard output: cannot be written: Bad file descriptor; try again, or choose another place\n");
    }
}

} // namespace
