#include "core/io/priced_policy.h"

#include "core/io/builtin_catalogue.h"

#include <gtest/gtest.h>

namespace {

class PricedPolicies : public testing::Test {
protected:
    core::Catalogue catalogue = core::builtinCatalogue();
    core::PolicyFile file = core::defaultPolicyFile();

    core::NamedPolicy& add(const core::Scenario& scenario, const std::vector<std::string>& ids) {
        core::NamedPolicy policy;
        policy.scenario = scenario;
        policy.recompute = core::parseMarks(ids, core::buildGraph(scenario, catalogue).value()).value();
        return file.policies.emplace_back(policy);
    }
    std::vector<core::PricedPolicy> priced() const { return core::pricedPolicies(file, catalogue); }
};

TEST_F(PricedPolicies, eachInItsOwnScenario) {
    core::Scenario longer;
    longer.seq = 8192;
    core::Scenario fewer;
    fewer.layers = 4;
    add({}, {"attn"});
    add(longer, {"attn"});
    add(fewer, {"attn"});
    const auto all = priced();
    ASSERT_EQ(all.size(), 4);
    EXPECT_EQ(all[0].point, (core::Point{{0}, {457360}}));
    EXPECT_EQ(all[1].point, (core::Point{{167772160}, {424080}}));
    EXPECT_EQ(all[2].point.cost.value, 2 * 167772160) << "attention grows with the sequence";
    EXPECT_EQ(all[3].point, all[1].point);
    EXPECT_EQ(2 * all[3].bytesPerRank.value, all[1].bytesPerRank.value);
    EXPECT_GT(all[2].problem->forwardCost(), all[1].problem->forwardCost());
}

TEST_F(PricedPolicies, comparesThoseThatShareTheCurrentProblem) {
    core::Scenario longer;
    longer.seq = 8192;
    core::Scenario fewer;
    fewer.layers = 4;
    add(longer, {});
    add(fewer, {});
    add(longer, {"attn"});
    const auto comparable = [this] {
        std::vector<bool> each;
        for (const core::PricedPolicy& policy : priced()) {
            each.push_back(policy.comparable);
        }
        return each;
    };
    EXPECT_EQ(comparable(), (std::vector<bool>{true, false, true, false}));
    file.current = 1;
    EXPECT_EQ(comparable(), (std::vector<bool>{false, true, false, true}));
}

TEST_F(PricedPolicies, saysWhatItsScenarioKeepsSavedAndDoesNotPrice) {
    core::Scenario freed;
    freed.alwaysSaved.clear();
    add({}, {"dispatch"});
    add(freed, {"dispatch"});
    add(freed, {"attn"});
    const auto all = priced();
    EXPECT_FALSE(all[0].outside);
    EXPECT_TRUE(all[1].outside);
    EXPECT_FALSE(all[2].outside);
    EXPECT_TRUE(all[2].unpriced);
    EXPECT_FALSE(all[3].unpriced);
}

} // namespace
