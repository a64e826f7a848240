#include "core/io/policy_text.h"

#include "core/format.h"
#include "core/io/scenario_options.h"
#include "core/io/shell_words.h"
#include "core/policy/cost_table.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

std::string joined(const std::vector<std::string>& ids, std::string_view separator) {
    std::string text;
    for (const std::string& id : ids) {
        text += (text.empty() ? "" : std::string(separator)) + id;
    }
    return text;
}

/// A name that takes one line.
std::string inOneLine(std::string text) {
    std::ranges::replace_if(text, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text;
}

} // namespace

std::string scenarioAsOptions(const Scenario& scenario, const Catalogue& catalogue) {
    std::string words;
    for (const GivenOption& option : optionsBetween({}, scenario, catalogue)) {
        words += (words.empty() ? "" : " ") + option.name;
        if (!findScenarioOption(option.name)->isFlag()) {
            words += ' ' + shellQuoted(option.value);
        }
    }
    return words;
}

std::string policyAsText(const NamedPolicy& policy, const Problem& problem, const Catalogue& catalogue) {
    const Scenario& scenario = policy.scenario;
    const Point point = CostTable(problem).evaluate(policy.recompute);
    const std::string name = policy.name.empty() ? "" : inOneLine(policy.name) + '\n';
    const std::string ids = policy.recompute.empty() ? "nothing" : joined(markIds(policy.recompute, problem.graph), ", ");
    const std::string options = scenarioAsOptions(scenario, catalogue);
    return name + "recompute: " + ids + '\n' + scenario.model + ", " + scenario.layer + " layer, " + scenario.recipe +
           ", sequence length " + format::grouped(scenario.seq) + ", " + format::grouped(scenario.layers) + " layers × " +
           format::halves(scenario.inFlightDoubled) + " microbatches in flight × " + format::grouped(scenario.tokens) + " tokens\n" +
           format::gib(bytesPerRank(scenario, point.bytes), 2) + " GiB per rank, " + format::grouped(point.bytes.value) +
           " bytes per token and layer, " + format::percent(point.cost, problem.forwardCost()) + "% of a forward\n" +
           "scenario: " + (options.empty() ? "defaults" : options) + '\n';
}

std::string policyAsCommandLine(const NamedPolicy& policy, const OpGraph& graph, const Catalogue& catalogue) {
    const std::string options = scenarioAsOptions(policy.scenario, catalogue);
    return "stashpoint-cli evaluate --recompute " + shellQuoted(joined(markIds(policy.recompute, graph), ",")) +
           (options.empty() ? "" : ' ' + options);
}

Result<std::string> policyAsJson(const PolicyFile& file, const Catalogue& catalogue) {
    const NamedPolicy& policy = file.policies[file.current];
    PolicyFile alone;
    alone.scenario = policy.scenario;
    alone.policies = {policy};
    return formatPolicyFile(alone, catalogue);
}

} // namespace core
