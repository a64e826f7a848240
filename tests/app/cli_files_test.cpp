#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

class CliFiles : public testing::Test {
protected:
    std::string path(const char* name = "a.stashpolicy") const { return m_folder / name; }
    const TemporaryFolder& folder() const { return m_folder; }
    static ProgramResult run(const Words& arguments) { return runProgram(STASHPOINT_CLI, arguments); }
    static void expectFault(int exitCode, const Words& arguments, const std::string& start) {
        const ProgramResult result = run(arguments);
        EXPECT_EQ(result.exitCode, exitCode);
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.err.substr(0, start.size()), start);
    }

private:
    TemporaryFolder m_folder;
};

TEST_F(CliFiles, whatIsSavedOpensAgain) {
    const ProgramResult saved = run({"evaluate", "--preset", "dsv3", "--seq", "8192", "--in-flight", "4", "--save", path()});
    EXPECT_EQ(saved.exitCode, 0);
    EXPECT_EQ(saved.err, "");
    const ProgramResult opened = run({"evaluate", "--policy", path()});
    EXPECT_EQ(opened.exitCode, 0);
    EXPECT_EQ(opened.err, "");
    EXPECT_EQ(opened.out, saved.out);
    EXPECT_EQ(run({"frontier", "--policy", path()}).out, run({"frontier", "--seq", "8192"}).out);

    const Json file = Json::parse(contentOf(path()));
    EXPECT_EQ(file["scenario"]["seq"], 8192);
    EXPECT_EQ(file["scenario"]["in_flight"], 4);
    EXPECT_FALSE(file["policies"][0].contains("scenario"));
    EXPECT_EQ(file["saved"]["bytes"], 256'640);
    EXPECT_EQ(folder().entries(), 1U);
}

TEST_F(CliFiles, optionsOverrideTheFile) {
    put(path(), R"({"format": "stashpoint-policy", "version": 1, "scenario": {"layers": 2, "tokens": 7},
        "policies": [{"recompute": []}, {"scenario": {"seq": 1024}, "recompute": ["attn"]}], "current": 1})");
    const Json file = Json::parse(run({"evaluate", "--policy", path()}).out);
    EXPECT_EQ(file["scenario"]["seq"], 1024);
    EXPECT_EQ(file["cost"], 167'772'160 / 4);
    const Json overridden = Json::parse(run({"evaluate", "--policy", path(), "--seq", "2048", "--free-comm"}).out);
    EXPECT_EQ(overridden["cost"], 167'772'160 / 2);
    EXPECT_EQ(overridden["always_saved"], Json::array());
    EXPECT_EQ(overridden["scenario"]["tokens"], 7);
    EXPECT_EQ(overridden["recompute"], Json({"attn"}));
}

TEST_F(CliFiles, marksGoAlongToAnotherLayer) {
    put(path(), R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["x1", "swiglu"]}]})");
    const Json dense = Json::parse(run({"evaluate", "--policy", path(), "--layer", "dense"}).out);
    EXPECT_EQ(dense["recompute"], Json({"x1", "swiglu"}));
    EXPECT_EQ(dense["always_saved"], Json::array());
    put(path(), R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["router"]}]})");
    expectFault(1, {"evaluate", "--policy", path(), "--layer", "dense"},
                "stashpoint-cli: " + path() + ": \"router\" is no op of this layer; its marks are norm1, ");
}

TEST_F(CliFiles, savingKeepsTheRestOfTheFile) {
    put(path(), R"({"format": "stashpoint-policy", "version": 1, "title": "T", "note": "N", "later": 1,
        "policies": [{"name": "first", "recompute": ["x1"]}, {"name": "second", "note": "n", "recompute": ["attn"], "mine": 2}],
        "current": 1})");
    const ProgramResult result = run({"evaluate", "--policy", path(), "--seq", "512", "--save", path("b.stashpolicy")});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.err, "stashpoint-cli: " + path() + ": not known to this version, kept and written back: /policies/1/mine, /later\n");
    const Json saved = Json::parse(contentOf(path("b.stashpolicy")));
    EXPECT_EQ(saved["title"], "T");
    EXPECT_EQ(saved["note"], "N");
    EXPECT_EQ(saved["later"], 1);
    EXPECT_EQ(saved["current"], 1);
    EXPECT_EQ(saved["scenario"]["seq"], 4096);
    EXPECT_EQ(saved["policies"][0], Json::parse(R"({"name": "first", "note": "", "recompute": ["x1"]})"));
    EXPECT_EQ(saved["policies"][1],
              Json::parse(R"({"name": "second", "note": "n", "scenario": {"seq": 512}, "recompute": ["attn"], "mine": 2})"));
}

TEST_F(CliFiles, saysWhereSavedResultsDiffer) {
    put(path(), R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": []}], "saved": {"cost": 0, "bytes": 1}})");
    const ProgramResult result = run({"evaluate", "--policy", path()});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.err, "stashpoint-cli: " + path() + ": /saved/bytes says 1, as computed by another version; it is now 457360\n");
}

TEST_F(CliFiles, namesTheFileAndThePlace) {
    const std::string at = "stashpoint-cli: " + path() + ": ";
    for (const char* verb : {"evaluate", "frontier"}) {
        const Words open = {verb, "--policy", path()};
        expectFault(1, open, at + "cannot be read: No such file or directory; it may have been moved or deleted; check its name\n");
        put(path(), "{\"format\": ");
        expectFault(1, open, at + "line 1, column 12: this is no valid JSON: unexpected end of input;");
        put(path(), R"({"format": "stashpoint-policy", "version": 2})");
        expectFault(1, open, at + "/version: is 2, made by a newer program; this one reads version 1: open it with a newer Stashpoint\n");
        put(path(), R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["warp"]}]})");
        expectFault(1, open, at + "/policies/0/recompute/0: \"warp\" is no op of this layer;");
        std::filesystem::remove(path());
        expectFault(1, {verb, "--policy", folder().path()}, "stashpoint-cli: " + folder().path().string() + ": is a folder, not a file\n");
    }
}

TEST_F(CliFiles, aSaveThatFailsPrintsNothing) {
    expectFault(1, {"evaluate", "--preset", "dsv3", "--save", path("gone/a")},
                "stashpoint-cli: " + path("gone/a") +
                    ": cannot be written: No such file or directory; its folder is gone; make it again or choose another place\n");
    expectFault(1, {"evaluate", "--preset", "dsv3", "--save", folder().path()},
                "stashpoint-cli: " + folder().path().string() + ": is a folder, not a file; choose another name\n");
    expectFault(2, {"evaluate", "--preset", "warp", "--save", path()}, "stashpoint-cli: --preset: ");
    EXPECT_EQ(folder().entries(), 0U);
}

} // namespace
