#include "core/io/policy_migration.h"

#include "core/io/builtin_catalogue.h"
#include "core/io/policy_file.h"
#include "tests/support/stored_policy_files.h"

#include <gtest/gtest.h>
#include <set>

namespace {

using core::Json;

std::string withoutSaved(const std::string& text) {
    Json json = Json::parse(text);
    json.erase("saved");
    return json.dump(2) + '\n';
}

class StoredFile : public testing::TestWithParam<StoredPolicyFile> {};

TEST_P(StoredFile, opensAsWhatItSays) {
    const StoredPolicyFile& stored = GetParam();
    const core::Catalogue catalogue = core::builtinCatalogue();
    const auto opened = core::parsePolicyFile(stored.text, catalogue);
    ASSERT_TRUE(opened) << core::describe(opened.error());
    const std::string written = core::formatPolicyFile(opened->file, catalogue).value();
    EXPECT_EQ(withoutSaved(written), stored.expected);

    const std::string older = "made by an older version (" + std::to_string(stored.version) + "); saving writes version 1";
    EXPECT_EQ(!opened->notes.empty() && opened->notes.front() == older, stored.version < core::presentPolicyFileVersion);
    const auto again = core::parsePolicyFile(written, catalogue);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->file, opened->file);
}

INSTANTIATE_TEST_SUITE_P(Policy, StoredFile, testing::ValuesIn(storedPolicyFiles()), [](const auto& stored) { return stored.param.name; });

TEST(StoredFiles, areThereForEveryVersion) {
    std::set<std::int64_t> versions;
    for (const StoredPolicyFile& file : storedPolicyFiles()) {
        versions.insert(file.version);
    }
    for (std::int64_t version = 0; version <= core::presentPolicyFileVersion; ++version) {
        EXPECT_TRUE(versions.contains(version)) << version;
    }
    EXPECT_EQ(storedPolicyFiles().size(), 10U);
}

std::string faultOf(const std::string& rest) {
    const auto opened = core::parsePolicyFile(R"({"format": "stashpoint-policy", "version": 0)" + rest + "}", core::builtinCatalogue());
    return opened ? "opened" : core::describe(opened.error());
}

#define EXPECT_STARTS_WITH(text, start) EXPECT_EQ((text).substr(0, std::string_view(start).size()), start)

TEST(PolicyMigration, faultsNamePlacesOfTheOldFile) {
    EXPECT_EQ(faultOf(""), "/recompute: is missing");
    EXPECT_EQ(faultOf(R"(, "recompute": "norm1")"), "/recompute: must be an array of strings, not a string");
    EXPECT_EQ(faultOf(R"(, "recompute": ["norm1", 7])"), "/recompute/1: must be a string, not 7");
    EXPECT_STARTS_WITH(faultOf(R"(, "recompute": ["norm1", "warp"])"), "/recompute/1: \"warp\" is no op of this layer;");
    EXPECT_STARTS_WITH(faultOf(R"(, "recompute": ["norm1", "norm1"])"), "/recompute/1: \"norm1\" stands there twice;");
    EXPECT_STARTS_WITH(faultOf(R"(, "scenario": {"layer": "dense"}, "recompute": ["router"])"), "/recompute/0: \"router\" is no op of");
    EXPECT_EQ(faultOf(R"(, "name": 1, "recompute": [])"), "/name: must be a string, not 1");
    EXPECT_EQ(faultOf(R"(, "title": 1, "recompute": [])"), "/title: must be a string, not 1");
    EXPECT_STARTS_WITH(faultOf(R"(, "scenario": {"seq": 0}, "recompute": [])"), "/scenario/seq: must be a whole number");
    EXPECT_EQ(faultOf(R"(, "recompute": [], "saved": {"cost": -1}})").substr(0, 28), "line 1, column 86: this is n");
    EXPECT_STARTS_WITH(faultOf(R"(, "recompute": [], "saved": {"cost": -1})"), "/saved/cost: must be a whole number");
    EXPECT_EQ(faultOf(R"(, "recompute": [], "recompute": [])"), "/recompute: stands there twice; name each key once");
}

TEST(PolicyMigration, aFileOfVersion0HasNoList) {
    EXPECT_EQ(faultOf(R"(, "recompute": [], "policies": [])"),
              "/policies: does not belong in a file of version 0, which holds a lone policy");
    EXPECT_EQ(faultOf(R"(, "recompute": [], "current": 0)"), "/current: does not belong in a file of version 0, which holds a lone policy");
}

TEST(PolicyMigration, knowsWherePartsStood) {
    const auto migration = core::migrated(Json::parse(R"({"version": 0, "recompute": [], "x": 1})"), 0);
    ASSERT_TRUE(migration);
    EXPECT_EQ(migration->file.dump(), R"({"version":1,"x":1,"policies":[{"recompute":[]}]})");
    EXPECT_EQ(migration->placeBefore("/policies/0/recompute"), "/recompute");
    EXPECT_EQ(migration->placeBefore("/policies/0/recompute/12"), "/recompute/12");
    EXPECT_EQ(migration->placeBefore("/policies/0/recomputed"), "/policies/0/recomputed");
    EXPECT_EQ(migration->placeBefore("/scenario/seq"), "/scenario/seq");
    EXPECT_EQ(migration->placeBefore(""), "");
}

TEST(PolicyMigration, thePresentVersionStaysAsItIs) {
    const Json file = Json::parse(R"({"version": 1, "recompute": 3, "name": 4})");
    const auto migration = core::migrated(file, 1);
    ASSERT_TRUE(migration);
    EXPECT_EQ(migration->file, file);
    EXPECT_EQ(migration->placeBefore("/policies/0/recompute"), "/policies/0/recompute");
}

} // namespace
