#include "core/io/policy_list.h"

#include "core/io/builtin_catalogue.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace {

const core::Catalogue& catalogue() {
    static const core::Catalogue all = core::builtinCatalogue();
    return all;
}

/// Policies "0", "1", … of which each is told from the others by its name.
core::PolicyFile listOf(std::size_t count, std::size_t current) {
    core::PolicyFile file;
    for (std::size_t i = 0; i < count; ++i) {
        file.policies.emplace_back();
        file.policies.back().name = std::to_string(i);
    }
    file.current = current;
    return file;
}

std::vector<std::string> names(const core::PolicyFile& file) {
    std::vector<std::string> names;
    for (const core::NamedPolicy& policy : file.policies) {
        names.push_back(policy.name);
    }
    return names;
}

std::string currentName(const core::PolicyFile& file) {
    return file.policies.at(file.current).name;
}

core::Policy marks(const core::Scenario& scenario, const std::vector<std::string>& ids) {
    return core::parseMarks(ids, core::buildGraph(scenario, catalogue()).value()).value();
}

std::vector<std::string> idsOf(const core::NamedPolicy& policy) {
    return core::markIds(policy.recompute, core::buildGraph(policy.scenario, catalogue()).value());
}

RC_GTEST_PROP(PolicyListProperty, anInsertedPolicyStandsWhereItWasPutAndTheCurrentOneStays, ()) {
    const auto count = *rc::gen::inRange<std::size_t>(1, 9);
    const core::PolicyFile before = listOf(count, *rc::gen::inRange<std::size_t>(0, count));
    const auto at = *rc::gen::inRange<std::size_t>(0, count + 1);
    core::NamedPolicy added;
    added.name = "new";
    const core::PolicyFile after = core::withInserted(before, at, added);
    RC_ASSERT(after.policies[at].name == "new");
    RC_ASSERT(currentName(after) == currentName(before));
    std::vector<std::string> rest = names(after);
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
    RC_ASSERT(rest == names(before));
}

RC_GTEST_PROP(PolicyListProperty, aMovedPolicyStandsWhereItWasPutAndTheCurrentOneStays, ()) {
    const auto count = *rc::gen::inRange<std::size_t>(1, 9);
    const core::PolicyFile before = listOf(count, *rc::gen::inRange<std::size_t>(0, count));
    const auto from = *rc::gen::inRange<std::size_t>(0, count);
    const auto to = *rc::gen::inRange<std::size_t>(0, count);
    const core::PolicyFile after = core::withMoved(before, from, to);
    std::vector<std::string> expected = names(before);
    const std::string moved = expected[from];
    expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(from));
    expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(to), moved);
    RC_ASSERT(names(after) == expected);
    RC_ASSERT(currentName(after) == currentName(before));
    RC_ASSERT(core::withMoved(after, to, from) == before);
}

RC_GTEST_PROP(PolicyListProperty, aDeletedCurrentPolicyLeavesTheNextInItsPlace, ()) {
    const auto count = *rc::gen::inRange<std::size_t>(2, 9);
    const core::PolicyFile before = listOf(count, *rc::gen::inRange<std::size_t>(0, count));
    const auto index = *rc::gen::inRange<std::size_t>(0, count);
    const core::PolicyFile after = core::withoutPolicy(before, index);
    std::vector<std::string> expected = names(before);
    expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(index));
    RC_ASSERT(names(after) == expected);
    const bool wasCurrent = index == before.current;
    const bool wasLast = index + 1 == count;
    RC_ASSERT(currentName(after) == (wasCurrent ? before.policies[wasLast ? index - 1 : index + 1].name : currentName(before)));
}

TEST(PolicyList, loadsWithoutTouchingAnythingElse) {
    const core::PolicyFile before = listOf(3, 0);
    core::PolicyFile after = core::withCurrent(before, 2);
    EXPECT_EQ(currentName(after), "2");
    after.current = 0;
    EXPECT_EQ(after, before);
}

TEST(PolicyList, aPolicyLeftAloneHasNoDifferencesOfItsOwn) {
    core::PolicyFile file = listOf(2, 0);
    file.policies[1].scenario.seq = 8192;
    EXPECT_EQ(core::withoutPolicy(file, 0).scenario.seq, 8192);
    EXPECT_EQ(core::withoutPolicy(file, 1).scenario.seq, 4096);
    file.policies.emplace_back();
    EXPECT_EQ(core::withoutPolicy(file, 0).scenario.seq, 4096) << "two are left";
}

/// A moe list with a dense policy in it.
core::PolicyFile mixedLayers() {
    core::PolicyFile file = listOf(3, 0);
    file.policies[0].recompute = marks(file.scenario, {"router", "attn", "moe_add"});
    file.policies[1].scenario = core::withLayer(file.scenario, "dense", catalogue()).value();
    file.policies[1].recompute = marks(file.policies[1].scenario, {"attn", "swiglu"});
    file.policies[2].scenario.seq = 8192;
    file.policies[2].recompute = marks(file.scenario, {"router", "norm1"});
    return file;
}

TEST(PolicyList, oneScenarioForAllKeepsTheMarksThatItsLayerHas) {
    const core::PolicyFile before = core::withCurrent(mixedLayers(), 1);
    std::vector<core::DroppedMarks> dropped;
    const core::PolicyFile after = core::withOneScenario(before, catalogue(), dropped);
    EXPECT_EQ(after.scenario, before.policies[1].scenario);
    for (const core::NamedPolicy& policy : after.policies) {
        EXPECT_EQ(policy.scenario, after.scenario);
    }
    EXPECT_EQ(idsOf(after.policies[0]), (std::vector<std::string>{"attn"}));
    EXPECT_EQ(idsOf(after.policies[1]), (std::vector<std::string>{"attn", "swiglu"}));
    EXPECT_EQ(idsOf(after.policies[2]), (std::vector<std::string>{"norm1"}));
    ASSERT_EQ(dropped.size(), 2);
    EXPECT_EQ(dropped[0].policy, 0);
    EXPECT_EQ(dropped[0].ids, (std::vector<std::string>{"router", "moe_add"}));
    EXPECT_EQ(dropped[1].policy, 2);
    EXPECT_EQ(dropped[1].ids, (std::vector<std::string>{"router"}));
    EXPECT_TRUE(core::formatPolicyFile(after, catalogue()));
}

TEST(PolicyList, theFilesScenarioForOneLeavesTheOthers) {
    core::PolicyFile before = mixedLayers();
    before.scenario = before.policies[1].scenario;
    std::vector<std::string> dropped;
    const core::PolicyFile after = core::withFileScenario(before, 2, catalogue(), dropped);
    EXPECT_EQ(after.policies[2].scenario, before.scenario);
    EXPECT_EQ(idsOf(after.policies[2]), (std::vector<std::string>{"norm1"}));
    EXPECT_EQ(dropped, (std::vector<std::string>{"router"}));
    EXPECT_EQ(after.policies[0], before.policies[0]);
    dropped.clear();
    EXPECT_EQ(core::withFileScenario(after, 2, catalogue(), dropped), after);
    EXPECT_TRUE(dropped.empty());
}

TEST(PolicyList, namesThatAreTakenAreCounted) {
    core::PolicyFile file = listOf(1, 0);
    std::set<std::string> seen;
    for (const char* expected : {"lean", "lean (2)", "lean (3)"}) {
        core::NamedPolicy next;
        next.name = core::unusedName(file, "lean");
        EXPECT_EQ(next.name, expected);
        EXPECT_TRUE(seen.insert(next.name).second);
        file = core::withInserted(file, 0, next);
    }
    EXPECT_EQ(core::unusedName(file, "lean (2)"), "lean (4)");
    EXPECT_EQ(core::unusedName(file, "lean (7)"), "lean (7)");
    file.policies[0].name = "lean ()";
    EXPECT_EQ(core::unusedName(file, "lean ()"), "lean () (2)");
}

TEST(PolicyList, carriesMarksOverByTheirIds) {
    const core::Scenario moe;
    const core::Scenario dense = core::withLayer(moe, "dense", catalogue()).value();
    std::vector<std::string> dropped;
    const core::Policy carried =
        core::carriedOver(marks(moe, {"norm1", "router", "attn", "ffn_down"}), core::buildGraph(moe, catalogue()).value(),
                          core::buildGraph(dense, catalogue()).value(), dropped);
    EXPECT_EQ(carried, marks(dense, {"norm1", "attn", "ffn_down"}));
    EXPECT_EQ(dropped, (std::vector<std::string>{"router"}));
}

} // namespace
