#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

namespace {

using Words = std::vector<std::string>;

class Render : public testing::Test {
protected:
    static ProgramResult run(const Words& arguments) { return runProgram(STASHPOINT, arguments); }
    std::string path(const char* name) const { return m_folder / name; }
    const TemporaryFolder& folder() const { return m_folder; }
    /// The picture that these arguments draw, or a failure.
    std::string drawn(const char* name, Words arguments) const {
        arguments.insert(arguments.begin(), {"--render", path(name)});
        const ProgramResult result = run(arguments);
        EXPECT_EQ(result.exitCode, 0) << result.err;
        return contentOf(path(name));
    }
    void expectFault(int exitCode, const Words& arguments, const std::string& part) const {
        const ProgramResult result = run(arguments);
        EXPECT_EQ(result.exitCode, exitCode) << result.err;
        EXPECT_NE(result.err.find(part), std::string::npos) << result.err;
        EXPECT_EQ(m_folder.entries(), 0U) << "a fault leaves no picture behind";
    }

private:
    TemporaryFolder m_folder;
};

int bigEndian(const std::string& bytes, std::size_t at) {
    int value = 0;
    for (std::size_t i = at; i < at + 4; ++i) {
        value = value * 256 + static_cast<unsigned char>(bytes.at(i));
    }
    return value;
}

TEST_F(Render, drawsEveryViewInEveryFormat) {
    for (const char* view : {"window", "chart", "diagram"}) {
        const std::string png = drawn("a.png", {"--view", view, "--size", "900x700"});
        ASSERT_EQ(png.substr(1, 3), "PNG") << view;
        EXPECT_EQ(bigEndian(png, 16), 900);
        EXPECT_EQ(bigEndian(png, 20), 700);
        const std::string svg = drawn("a.svg", {"--view", view, "--size", "900x700"});
        EXPECT_NE(svg.find("viewBox=\"0 0 900 700\""), std::string::npos) << view;
        EXPECT_EQ(drawn("a.pdf", {"--view", view}).substr(0, 5), "%PDF-") << view;
    }
}

TEST_F(Render, keepsTextAsTextAndHasNoBitmap) {
    for (const char* view : {"chart", "diagram"}) {
        const std::string svg = drawn("a.svg", {"--view", view, "--preset", "dsv3"});
        EXPECT_EQ(svg.find("<image"), std::string::npos) << view;
        EXPECT_NE(svg.find("<text"), std::string::npos) << view;
        EXPECT_LT(svg.size(), 300'000U) << view;
    }
}

TEST_F(Render, drawsTheFilmAsHighAsItIs) {
    const std::string svg = drawn("film.svg", {"--view", "film", "--preset", "dsv3"});
    EXPECT_NE(svg.find("viewBox=\"0 0 1200 "), std::string::npos);
    EXPECT_NE(svg.find("= dsv3"), std::string::npos);
    EXPECT_EQ(svg.find("<image"), std::string::npos);
}

TEST_F(Render, drawsThePolicyInsideOfAPicture) {
    const std::string first = drawn("a.svg", {"--view", "diagram", "--preset", "dsv3"});
    for (const char* view : {"window", "chart", "film", "diagram"}) {
        drawn("b.pdf", {"--view", view, "--preset", "dsv3"});
        const ProgramResult again = run({"--render", path("c.svg"), "--view", "diagram", "--policy", path("b.pdf")});
        EXPECT_EQ(again.exitCode, 0) << again.err;
        EXPECT_NE(again.err.find("inside of b.pdf"), std::string::npos) << again.err;
        EXPECT_EQ(contentOf(path("c.svg")), first) << view;
    }
}

TEST_F(Render, drawsThePolicyOfAFileOrAPreset) {
    const std::string file = path("dsv3.stashpolicy");
    ASSERT_EQ(runProgram(STASHPOINT_CLI, {"evaluate", "--preset", "dsv3", "--save", file}).exitCode, 0);
    const std::string preset = drawn("a.svg", {"--view", "diagram", "--preset", "dsv3"});
    EXPECT_EQ(drawn("b.svg", {"--view", "diagram", "--policy", file}), preset);
    EXPECT_NE(drawn("c.svg", {"--view", "diagram"}), preset);
    const std::string window = drawn("d.svg", {"--view", "window", "--preset", "dsv3"});
    EXPECT_NE(window.find("66.6 GiB"), std::string::npos);
    EXPECT_NE(window.find("8.17%"), std::string::npos);
}

TEST_F(Render, drawsWhatStandardInputHolds) {
    const std::string file = path("dsv3.stashpolicy");
    ASSERT_EQ(runProgram(STASHPOINT_CLI, {"evaluate", "--preset", "dsv3", "--save", file}).exitCode, 0);
    const std::string expected = drawn("a.svg", {"--view", "diagram", "--policy", file});
    const Words draw = {"--render", path("b.svg"), "--view", "diagram", "--policy", "-"};
    const ProgramResult plain = runProgramWithInput(file, STASHPOINT, draw);
    EXPECT_EQ(plain.exitCode, 0);
    EXPECT_EQ(plain.err, "");
    EXPECT_EQ(contentOf(path("b.svg")), expected);

    drawn("carrier.png", {"--view", "chart", "--policy", file});
    std::filesystem::remove(path("b.svg"));
    const ProgramResult picture = runProgramWithInput(path("carrier.png"), STASHPOINT, draw);
    EXPECT_EQ(picture.exitCode, 0) << picture.err;
    EXPECT_EQ(contentOf(path("b.svg")), expected);

    const Words drawWindow = {"--render", path("c.svg"), "--view", "window", "--policy", "-"};
    EXPECT_EQ(runProgramWithInput(file, STASHPOINT, drawWindow).exitCode, 0);
    EXPECT_NE(contentOf(path("c.svg")).find("66.6 GiB"), std::string::npos);
}

TEST_F(Render, saysWhatIsWrongWithStandardInput) {
    const TemporaryFolder elsewhere;
    put(elsewhere / "cut", "{");
    const Words draw = {"--render", path("a.png"), "--policy", "-"};
    const ProgramResult cut = runProgramWithInput(elsewhere / "cut", STASHPOINT, draw);
    EXPECT_EQ(cut.exitCode, 1);
    EXPECT_EQ(cut.err,
              "stashpoint: standard input: line 1, column 2: this is no valid JSON: unexpected end of input; expected string literal\n");
    const ProgramResult endless = runProgramWithInput("/dev/zero", STASHPOINT, draw);
    EXPECT_EQ(endless.exitCode, 1);
    EXPECT_EQ(endless.err, "stashpoint: standard input: is too large: at most 16777216 bytes are read\n");
    EXPECT_EQ(folder().entries(), 0U);
}

TEST_F(Render, drawsInBothThemes) {
    EXPECT_NE(drawn("a.png", {"--theme", "dark"}), drawn("b.png", {"--theme", "light"}));
}

TEST_F(Render, saysWhatIsWrongAndWritesNothing) {
    const TemporaryFolder elsewhere;
    const std::string target = path("a.png");
    const std::string broken = elsewhere / "broken.stashpolicy";
    put(broken, R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["conv"]}]})");
    expectFault(1, {"--render", target, "--policy", broken}, broken + ": /policies/0/recompute/0: \"conv\" is no op of this layer");
    expectFault(1, {"--render", target, "--policy", elsewhere.path()}, elsewhere.path());
    expectFault(1, {"--render", target, "--policy", elsewhere / "missing"}, "missing");
    expectFault(1, {"--render", target, "--preset", "all"}, "none, dsv3");
    expectFault(1, {"--render", path("a.gif")}, ".png, .svg or .pdf");
    expectFault(1, {"--render", path("no/such/a.png")}, "no/such/a.png");
    expectFault(2, {"--render", target, "--size", "0x10"}, "--size");
    expectFault(2, {"--render", target, "--size", "99999x10"}, "--size");
    expectFault(2, {"--render", target, "--view", "poster"}, "--view");
    expectFault(1, {"--render", target, "--size", "300x200"}, "the window takes at least");
    expectFault(1, {"--render", target, "--policy", ""}, "an empty file name");
    expectFault(1, {"--render", target, "--preset", ""}, "is no preset");
    expectFault(2, {"--render", target, "--size", ""}, "--size");
    expectFault(1, {"--render", ""}, ".png, .svg or .pdf");
    expectFault(2, {"--view", "chart"}, "--render");
    expectFault(2, {"--render", target, "--preset", "dsv3", "--policy", broken}, "--p");
}

TEST_F(Render, answersWithNoDisplay) {
    EXPECT_EQ(run({"--version"}).out, "stashpoint 0.1.0\n");
    EXPECT_EQ(run({"--help"}).exitCode, 0);
}

} // namespace
