#include "core/io/builtin_catalogue.h"
#include "core/io/policy_text.h"
#include "core/io/scenario_options.h"
#include "tests/support/random_policy_file.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

core::OpGraph graphOf(const core::Scenario& scenario, const core::Catalogue& catalogue) {
    return core::buildGraph(scenario, catalogue).value();
}

RC_GTEST_PROP(ScenarioOptionsProperty, leadFromAnyScenarioToAnyOther, ()) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    const core::Scenario from = random_policy::scenario(catalogue);
    const core::Scenario to = random_policy::scenario(catalogue);
    auto options = core::optionsBetween(from, to, catalogue);
    RC_ASSERT(core::withOptions(from, options, catalogue).value() == to);
    std::ranges::reverse(options);
    RC_ASSERT(core::withOptions(from, options, catalogue).value() == to);
    RC_ASSERT(core::optionsBetween(to, to, catalogue).empty());
    for (std::size_t i = 0; i < options.size(); ++i) { // none of them is for nothing
        auto fewer = options;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        const auto other = core::withOptions(from, fewer, catalogue);
        RC_ASSERT((!other.has_value() || *other != to));
    }
}

RC_GTEST_PROP(PolicyTextProperty, textComesBack, ()) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    const core::Scenario present = random_policy::scenario(catalogue);
    core::NamedPolicy policy = random_policy::policy(present, catalogue);
    policy.name = random_policy::name();
    const std::string text = core::policyAsText(policy, core::makeProblem(policy.scenario, catalogue).value(), catalogue);
    const auto pasted = core::parsePastedPolicy(text, random_policy::scenario(catalogue), catalogue);
    RC_ASSERT(pasted.has_value());
    RC_ASSERT(pasted->recompute == policy.recompute);
    RC_ASSERT(pasted->name == policy.name);
    RC_ASSERT(pasted->scenario == policy.scenario);
}

RC_GTEST_PROP(PolicyTextProperty, commandLineComesBack, ()) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    const core::Scenario present = random_policy::scenario(catalogue);
    const core::NamedPolicy policy = random_policy::policy(random_policy::scenario(catalogue), catalogue);
    const std::string line = core::policyAsCommandLine(policy, graphOf(policy.scenario, catalogue), catalogue);
    const auto pasted = core::parsePastedPolicy(line, present, catalogue);
    RC_ASSERT(pasted.has_value());
    RC_ASSERT(pasted->recompute == policy.recompute);
    RC_ASSERT(pasted->scenario == policy.scenario);
}

RC_GTEST_PROP(PolicyTextProperty, jsonComesBack, ()) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    const core::Scenario present = random_policy::scenario(catalogue);
    const core::PolicyFile file = random_policy::file(catalogue);
    const core::NamedPolicy& policy = file.policies[file.current];
    const std::string json = core::policyAsJson(file, catalogue).value();
    const auto pasted = core::parsePastedPolicy(json, present, catalogue);
    RC_ASSERT(pasted.has_value());
    RC_ASSERT(pasted->recompute == policy.recompute);
    RC_ASSERT(pasted->scenario == policy.scenario);
    RC_ASSERT(pasted->name == policy.name);
    RC_ASSERT(pasted->note == policy.note);

    core::PolicyFile alone;
    alone.scenario = policy.scenario;
    alone.policies = {policy};
    RC_ASSERT(core::parsePolicyFile(json, catalogue).value().file == alone);
}

RC_GTEST_PROP(PolicyTextProperty, anyTextIsReadOrRefusedInOneLine, ()) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    const std::string start = *rc::gen::element<std::string>("", "{", "[", "$ ", "stashpoint-cli evaluate ", "recompute: ", "norm1 ");
    const auto pasted = core::parsePastedPolicy(start + random_policy::text(), {}, catalogue);
    const std::string fault = pasted ? "none" : core::describe(pasted.error());
    RC_ASSERT(!fault.empty());
    RC_ASSERT(fault.find('\n') == std::string::npos);
}

} // namespace
