#include "core/io/policy_file.h"

#include "core/io/builtin_catalogue.h"
#include "core/io/policy_text.h"
#include "tests/support/policy_schema.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::ordered_json;

class PolicyFileTest : public testing::Test {
protected:
    core::Result<core::OpenedPolicyFile> parse(std::string_view text) const { return core::parsePolicyFile(text, m_catalogue); }
    core::OpenedPolicyFile opened(std::string_view text) const {
        const auto result = parse(text);
        EXPECT_TRUE(result) << core::describe(result.error());
        return result.value();
    }
    std::string format(const core::PolicyFile& file) const {
        std::string text = core::formatPolicyFile(file, m_catalogue).value();
        EXPECT_EQ(m_schema.faultsOf(text), "");
        return text;
    }
    core::Policy marks(const core::Scenario& scenario, const std::vector<std::string>& ids) const {
        return core::parseMarks(ids, core::buildGraph(scenario, m_catalogue).value()).value();
    }
    const core::Catalogue& catalogue() const { return m_catalogue; }

private:
    core::Catalogue m_catalogue = core::builtinCatalogue();
    PolicySchema m_schema;
};

TEST_F(PolicyFileTest, theDefaultFile) {
    const std::string expected = R"({
  "format": "stashpoint-policy",
  "version": 1,
  "title": "",
  "note": "",
  "scenario": {
    "model": "deepseek-v3",
    "layer": "moe",
    "recipe": "bf16",
    "transposed_fp8": false,
    "seq": 4096,
    "cost": "flops",
    "hardware": "h100",
    "ep": 64,
    "tokens": 4096,
    "node_limit": 4,
    "exposed_comm": 1,
    "replay_overhead_us": 0,
    "layers": 8,
    "in_flight": 8.5,
    "always_saved": [
      "dispatch",
      "combine"
    ],
    "budget_bytes": null
  },
  "policies": [
    {
      "name": "",
      "note": "",
      "recompute": []
    }
  ],
  "current": 0,
  "saved": {
    "program": "0.1.0",
    "cost": 0,
    "bytes": 457360
  }
}
)";
    EXPECT_EQ(format(core::defaultPolicyFile()), expected);
    EXPECT_EQ(opened(expected).file, core::defaultPolicyFile());
}

TEST_F(PolicyFileTest, aFileWithEverything) {
    const std::string expected = R"({
  "format": "stashpoint-policy",
  "version": 1,
  "title": "Über uns",
  "note": "two\nlines",
  "scenario": {
    "model": "deepseek-v3",
    "layer": "moe",
    "recipe": "bf16",
    "transposed_fp8": true,
    "seq": 8192,
    "cost": "flops",
    "hardware": "b200",
    "ep": 32,
    "tokens": 2048,
    "node_limit": null,
    "exposed_comm": 0.25,
    "replay_overhead_us": 3,
    "layers": 4,
    "in_flight": 8,
    "always_saved": [
      "dispatch"
    ],
    "budget_bytes": 68719476736,
    "weather": "fine"
  },
  "policies": [
    {
      "name": "norms",
      "note": "cheap",
      "recompute": [
        "norm1",
        "norm2"
      ],
      "colour": {
        "red": 1
      }
    },
    {
      "name": "elsewhere",
      "note": "",
      "scenario": {
        "layer": "dense",
        "in_flight": 0.5,
        "always_saved": [],
        "mood": null
      },
      "recompute": [
        "gate_up",
        "swiglu"
      ]
    }
  ],
  "current": 1,
  "saved": {
    "program": "0.1.0",
    "cost": 528592896,
    "bytes": 229904,
    "by": "somebody"
  },
  "later": [
    1,
    2.5
  ]
}
)";
    const auto everything = opened(expected);
    const core::PolicyFile& file = everything.file;
    EXPECT_EQ(file.title, "Über uns");
    EXPECT_EQ(file.scenario.budgetBytes, 68'719'476'736);
    EXPECT_EQ(file.scenario.nodeLimit, std::nullopt);
    EXPECT_EQ(file.scenario.inFlightDoubled, 16);
    EXPECT_EQ(file.policies.at(0).scenario, file.scenario);
    EXPECT_EQ(file.policies.at(0).recompute, marks(file.scenario, {"norm1", "norm2"}));
    EXPECT_EQ(file.policies.at(0).kept, (std::vector<core::KeptKey>{{"colour", "{\"red\":1}"}}));
    EXPECT_EQ(file.policies.at(1).scenario.layer, "dense");
    EXPECT_EQ(file.policies.at(1).scenario.seq, 8192) << "the file's, which the policy does not say again";
    EXPECT_EQ(file.policies.at(1).scenario.inFlightDoubled, 1);
    EXPECT_EQ(file.current, 1U);
    EXPECT_EQ(everything.notes,
              (std::vector<std::string>{"not known to this version, kept and written back: /scenario/weather, /policies/0/colour, "
                                        "/policies/1/scenario/mood, /saved/by, /later"}));
    EXPECT_EQ(format(file), expected);
}

TEST_F(PolicyFileTest, whatIsMissingTakesItsDefault) {
    const auto bare = opened(R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": []}]})");
    EXPECT_EQ(bare.file, core::defaultPolicyFile());
    EXPECT_TRUE(bare.notes.empty());
}

TEST_F(PolicyFileTest, whatStaysSavedDefaultsToTheEffectiveLayer) {
    const auto dense = opened(R"({"format": "stashpoint-policy", "version": 1, "scenario": {"layer": "dense"},
        "policies": [{"recompute": ["x1"]}, {"scenario": {"layer": "moe"}, "recompute": ["router"]}]})");
    EXPECT_TRUE(dense.file.scenario.alwaysSaved.empty());
    EXPECT_TRUE(dense.file.policies.at(0).scenario.alwaysSaved.empty());
    EXPECT_EQ(dense.file.policies.at(1).scenario.alwaysSaved, (std::vector<std::string>{"dispatch", "combine"}));
    EXPECT_EQ(opened(format(dense.file)).file, dense.file);
}

TEST_F(PolicyFileTest, marksAreWrittenInGraphOrder) {
    const auto file = opened(R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["swiglu", "norm1"]}]})").file;
    EXPECT_EQ(Json::parse(format(file))["policies"][0]["recompute"], Json({"norm1", "swiglu"}));
}

TEST_F(PolicyFileTest, saysWhereSavedResultsDiffer) {
    const auto changed = opened(R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["norm1", "norm2"]}],
        "saved": {"program": "0.0.9", "cost": 1, "bytes": 2}})");
    EXPECT_EQ(changed.notes, (std::vector<std::string>{"/saved/cost says 1, as computed by 0.0.9; it is now 114688",
                                                       "/saved/bytes says 2, as computed by 0.0.9; it is now 428680"}));
    const auto same = opened(R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["norm1", "norm2"]}],
        "saved": {"program": "0.0.9", "cost": 114688, "bytes": 428680}})");
    EXPECT_TRUE(same.notes.empty());
}

TEST_F(PolicyFileTest, everyTruncationIsAnError) {
    core::PolicyFile file = core::defaultPolicyFile();
    file.title = "Ärger";
    file.policies[0].recompute = marks(file.scenario, {"norm1", "swiglu"});
    const std::string text = format(file);
    for (std::size_t size = 0; size + 1 < text.size(); ++size) { // without its last newline it is still whole
        ASSERT_FALSE(parse(text.substr(0, size))) << size;
    }
}

TEST_F(PolicyFileTest, whatCouldNotBeOpenedIsNotWritten) {
    const auto fault = [&](const auto& change) {
        core::PolicyFile file = core::defaultPolicyFile();
        change(file);
        const auto text = core::formatPolicyFile(file, catalogue());
        return text ? "written" : core::describe(text.error());
    };
    EXPECT_EQ(fault([](core::PolicyFile& file) { file.title = "caf\xE9"; }), "a name or note holds text that is no valid UTF-8");
    EXPECT_EQ(fault([](core::PolicyFile& file) { file.scenario.seq = 0; }),
              "/scenario/seq: must be a whole number from 1 to 16777216, not 0");
    EXPECT_EQ(fault([](core::PolicyFile& file) { file.current = 1; }), "/current: must be a whole number from 0 to 0, not 1");
    EXPECT_EQ(fault([](core::PolicyFile& file) { file.policies.clear(); }), "/policies: must be an array of at least one policy");
    EXPECT_EQ(fault([](core::PolicyFile& file) { file.policies[0].recompute = core::Policy(1U << 19); }),
              "/policies/0/recompute: has marks that its layer lacks");
    EXPECT_EQ(fault([](core::PolicyFile& file) { file.policies[0].scenario.layer = "dense"; }).substr(0, 71),
              "/policies/0/scenario/always_saved/0: \"dispatch\" is no op of this layer;");
    EXPECT_EQ(fault([](core::PolicyFile& file) { file.note = std::string(std::size_t{16} << 20, 'x'); }),
              "would take 16777897 bytes as a file, which may have 16777216: delete policies, or shorten notes");
}

TEST_F(PolicyFileTest, filesNameThemselvesInErrors) {
    const TemporaryFolder folder;
    const auto path = folder / "a.stashpolicy";
    const auto fault = [&] {
        const auto result = core::readPolicyFile(path, catalogue());
        return result ? "read" : core::describe(result.error());
    };
    EXPECT_EQ(fault(), path.string() + ": cannot be read: No such file or directory; it may have been moved or deleted; check its name");
    put(path, "{");
    EXPECT_EQ(fault(), path.string() + ": line 1, column 2: this is no valid JSON: unexpected end of input; expected string literal");
    put(path, R"({"format": "stashpoint-policy", "version": 1, "policies": [{"recompute": ["warp"]}]})");
    EXPECT_TRUE(fault().starts_with(path.string() + ": /policies/0/recompute/0: \"warp\" is no op of this layer; ")) << fault();

    core::PolicyFile file = core::defaultPolicyFile();
    file.current = 7;
    const auto refused = core::writePolicyFile(path, file, catalogue());
    ASSERT_FALSE(refused);
    EXPECT_EQ(core::describe(refused.error()), path.string() + ": /current: must be a whole number from 0 to 0, not 7");
    EXPECT_TRUE(contentOf(path).starts_with("{\"format\"")) << "the old file stays";

    file.current = 0;
    ASSERT_TRUE(core::writePolicyFile(path, file, catalogue()));
    EXPECT_EQ(core::readPolicyFile(path, catalogue()).value().file, file);
}

TEST(PolicyFileSize, aFileThatGrowsTooLargeWhenItIsWrittenSaysSoWhenItIsOpened) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    std::string text = R"({"format":"stashpoint-policy","version":1,"policies":[{"recompute":[],"later":[1)";
    for (int i = 0; i < 1'600'000; ++i) {
        text += ",1";
    }
    const auto opened = core::parsePolicyFile(text + "]}]}", "wide.stashpolicy", catalogue);
    ASSERT_TRUE(opened) << core::describe(opened.error());
    ASSERT_FALSE(opened->notes.empty());
    EXPECT_TRUE(opened->notes.back().starts_with("wide.stashpolicy: cannot be saved as it is: would take ")) << opened->notes.back();
    EXPECT_FALSE(core::policyAsJson(opened->file, catalogue)) << "and none who copies it falls over it";
}

} // namespace
