#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using Words = std::vector<std::string>;

class CliCheck : public testing::Test {
protected:
    CliCheck() {
        put(good(), R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["norm1"]}]})");
        put(noted(), R"({"format": "stashpoint-policy", "version": 1, "later": 1, "policies": [{"recompute": []}],
            "saved": {"cost": 1}})");
        put(bad(), R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["norm1", "norm1"]}]})");
        put(cut(), "{\n\"format\": ");
    }

    static ProgramResult run(const Words& arguments, const std::string& input = "/dev/null") {
        return runProgramWithInput(input, STASHPOINT_CLI, arguments);
    }
    std::string good() const { return m_folder / "good.stashpolicy"; }
    std::string noted() const { return m_folder / "noted.stashpolicy"; }
    std::string bad() const { return m_folder / "bad.stashpolicy"; }
    std::string cut() const { return m_folder / "cut\n.stashpolicy"; }
    std::string cutShown() const { return m_folder / "cut\\u000a.stashpolicy"; }
    std::string missing() const { return m_folder / "missing"; }
    std::string notesOfNoted(const std::string& place) const {
        return "stashpoint-cli: " + place + ": /saved/cost says 1, as computed by another version; it is now 0\nstashpoint-cli: " + place +
               ": not known to this version, kept and written back: /later\n";
    }
    const TemporaryFolder& folder() const { return m_folder; }

private:
    TemporaryFolder m_folder;
};

TEST_F(CliCheck, allAreOk) {
    const ProgramResult one = run({"check", good()});
    EXPECT_EQ(one.exitCode, 0);
    EXPECT_EQ(one.out, good() + ": ok\n");
    EXPECT_EQ(one.err, "");
    const ProgramResult two = run({"check", noted(), good()});
    EXPECT_EQ(two.exitCode, 0);
    EXPECT_EQ(two.out, noted() + ": ok\n" + good() + ": ok\n");
    EXPECT_EQ(two.err, notesOfNoted(noted()));
}

TEST_F(CliCheck, aLineForEachWhereOneIsFaulty) {
    const ProgramResult result = run({"check", good(), bad(), noted(), cut(), missing()});
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err,
              notesOfNoted(noted()) + good() + ": ok\n" + bad() +
                  ": /policies/0/recompute/1: \"norm1\" stands there twice; name each mark once\n" + noted() + ": ok\n" + cutShown() +
                  ": line 2, column 11: this is no valid JSON: unexpected end of input; expected '[', '{', or a literal\n" + missing() +
                  ": cannot be read: No such file or directory; it may have been moved or deleted; check its name\n");
}

TEST_F(CliCheck, readsStandardInput) {
    const ProgramResult fine = run({"check", "-"}, noted());
    EXPECT_EQ(fine.exitCode, 0);
    EXPECT_EQ(fine.out, "standard input: ok\n");
    EXPECT_EQ(fine.err, notesOfNoted("standard input"));
    const ProgramResult faulty = run({"check", good(), "-"}, bad());
    EXPECT_EQ(faulty.exitCode, 1);
    EXPECT_EQ(faulty.out, "");
    EXPECT_EQ(faulty.err, good() + ": ok\nstandard input: /policies/0/recompute/1: \"norm1\" stands there twice; name each mark once\n");
    EXPECT_EQ(run({"check", "-"}).err,
              "standard input: line 1, column 1: this is no valid JSON: unexpected end of input; expected '[', '{', or a literal\n");
    EXPECT_EQ(run({"check", "-"}, "").err, "standard input: cannot be read: Bad file descriptor; try again, or choose another file\n");
    EXPECT_EQ(run({"check", "-"}, "/dev/zero").err, "standard input: is too large: at most 16777216 bytes are read\n") << "never unbounded";
}

TEST_F(CliCheck, refusesAHugeFileUnread) {
    put(folder() / "huge", "");
    std::filesystem::resize_file(folder() / "huge", std::uintmax_t{1} << 40U); // sparse
    const std::string huge = folder() / "huge";
    const ProgramResult named = run({"check", huge});
    EXPECT_EQ(named.exitCode, 1);
    EXPECT_EQ(named.err, huge + ": is too large: at most 16777216 bytes are read\n");
    EXPECT_EQ(run({"check", "-"}, huge).err, "standard input: is too large: at most 16777216 bytes are read\n");
}

TEST_F(CliCheck, needsAFile) {
    EXPECT_EQ(run({"check"}).exitCode, 2);
    EXPECT_EQ(run({"check"}).out, "");
    EXPECT_EQ(run({"check", ""}).exitCode, 1);
    EXPECT_EQ(run({"check", ""}).err, "an empty file name: names no file; choose one\n");
}

TEST_F(CliCheck, otherVerbsReadStandardInputToo) {
    const std::string evaluation = run({"evaluate", "--policy", good()}).out;
    EXPECT_EQ(run({"evaluate", "--policy", "-"}, good()).out, evaluation);
    EXPECT_EQ(nlohmann::json::parse(evaluation)["recompute"], nlohmann::json({"norm1"}));
    EXPECT_EQ(run({"frontier", "--policy", "-"}, good()).out, run({"frontier"}).out);
    const ProgramResult noticed = run({"evaluate", "--policy", "-"}, noted());
    EXPECT_EQ(noticed.exitCode, 0);
    EXPECT_EQ(noticed.err, notesOfNoted("standard input"));
    for (const char* verb : {"evaluate", "frontier"}) {
        const ProgramResult faulty = run({verb, "--policy", "-"}, bad());
        EXPECT_EQ(faulty.exitCode, 1);
        EXPECT_EQ(faulty.out, "");
        EXPECT_EQ(faulty.err,
                  "stashpoint-cli: standard input: /policies/0/recompute/1: \"norm1\" stands there twice; name each mark once\n");
    }
}

} // namespace
