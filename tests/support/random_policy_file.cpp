#include "tests/support/random_policy_file.h"

#include <algorithm>
#include <rapidcheck.h>

namespace {

/// From the whole range from the first test on; RapidCheck's own begins with small numbers alone.
template <class Number>
Number anyOf(Number from, Number below) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(from, below));
}

/// Ends of the range more often than chance would have them.
std::int64_t integer(core::Range range, std::int64_t most) {
    const std::int64_t last = std::min(range.most, most);
    const int which = anyOf(0, 8);
    return which == 0 ? range.least : which == 1 ? last : anyOf(range.least, last);
}
std::int64_t integer(core::Range range) {
    return integer(range, range.most);
}

std::optional<std::int64_t> maybe(core::Range range) {
    return anyOf(0, 3) == 0 ? std::nullopt : std::optional(integer(range));
}

std::string piecesOf(const std::vector<std::string>& pieces) {
    std::string text;
    for (int i = anyOf(0, 12); i > 0; --i) {
        text += *rc::gen::elementOf(pieces);
    }
    return text;
}

/// Names that the format knows at another level, too: there they are unknown keys like any other.
std::string unknownKey(const std::vector<std::string>& otherLevels) {
    return anyOf(0, 4) == 0 ? *rc::gen::elementOf(otherLevels) : random_policy::text();
}

std::vector<core::KeptKey> keptKeys(const std::vector<std::string>& known, const std::vector<std::string>& otherLevels) {
    const std::vector<std::string> values = {"1",
                                             "-2.5",
                                             "1e+300",
                                             "null",
                                             "[]",
                                             "{}",
                                             "\"\"",
                                             "{\"a\":[true,\"x\"],\"\":{\"~/\":false}}",
                                             "18446744073709551615",
                                             "-9223372036854775808",
                                             "0.1",
                                             "\"\\u0000\\u001f\"",
                                             "\"\u00e9\u202e\U0001F600\"",
                                             std::string(40, '[') + std::string(40, ']')};
    std::vector<core::KeptKey> kept;
    for (int i = anyOf(0, 4); i > 0; --i) {
        const std::string key = unknownKey(otherLevels);
        if (std::ranges::find(known, key) == known.end() && std::ranges::find(kept, key, &core::KeptKey::key) == kept.end()) {
            kept.push_back({key, *rc::gen::elementOf(values)});
        }
    }
    return kept;
}

std::vector<core::KeptKey> keptInScenario() {
    return keptKeys({"model", "layer", "recipe", "transposed_fp8", "seq", "cost", "hardware", "ep", "tokens", "node_limit", "exposed_comm",
                     "replay_overhead_us", "layers", "in_flight", "always_saved", "budget_bytes"},
                    {"recompute", "name", "format", "Seq", "seq "});
}

core::Policy marksOf(const core::OpGraph& graph) {
    return core::Policy(anyOf(std::uint64_t{0}, std::uint64_t{1} << graph.markCount()));
}

} // namespace

std::string random_policy::text() {
    return piecesOf({"a",    "Policy 7", "\"",   "\\", "\n",     "\r\n",   "/",      "\u00e9",     "\U0001F600", "\x01",
                     "\x7f", " ",        "~",    "~1", "\u2028", "\u202e", "\uffff", "\U0010ffff", "\u6f22",     std::string(1, '\0'),
                     "'",    "$(x)",     "</a>", "%s", "{}",     "#",      "-",      ","});
}

std::string random_policy::name() {
    std::string name = piecesOf({"a", "norm1", "recompute: ", "\"", "\\", "\u00e9", " ", "'", "{", "[", "$ ", "stashpoint-cli ", ","});
    const auto first = name.find_first_not_of(' ');
    return first == std::string::npos ? "" : name.substr(first, name.find_last_not_of(' ') + 1 - first);
}

core::Scenario random_policy::scenario(const core::Catalogue& catalogue) {
    core::Scenario scenario;
    const core::Architecture& model = *rc::gen::elementOf(catalogue.models);
    scenario.model = model.id;
    scenario.layer = (*rc::gen::elementOf(model.layers)).id;
    scenario.recipe = (*rc::gen::elementOf(catalogue.recipes)).id;
    scenario.transposedFp8 = anyOf(0, 2) == 1;
    scenario.seq = integer(core::seqRange);
    scenario.hardware = (*rc::gen::elementOf(catalogue.hardware)).id;
    scenario.ep = integer(core::epRange);
    scenario.tokens = integer(core::tokensRange);
    scenario.nodeLimit = maybe(core::nodeLimitRange);
    scenario.exposedComm = anyOf(0, 1001) / 1000.0;
    scenario.replayOverheadUs = anyOf(0, 1'000'000'001) / *rc::gen::element(1.0, 3.0, 16.0, 1e6);
    scenario.layers = integer(core::layersRange);
    scenario.inFlightDoubled = integer(core::inFlightDoubledRange);
    scenario.budgetBytes = maybe(core::budgetBytesRange);
    const core::OpGraph graph = core::buildGraph(scenario, catalogue).value();
    scenario.alwaysSaved = core::defaultAlwaysSaved(graph);
    if (anyOf(0, 2) == 0) {
        scenario.alwaysSaved = core::markIds(marksOf(graph), graph);
        std::ranges::reverse(scenario.alwaysSaved); // in whatever order a file has them
    }
    return scenario;
}

core::NamedPolicy random_policy::policy(const core::Scenario& scenario, const core::Catalogue& catalogue) {
    core::NamedPolicy policy;
    policy.name = text();
    policy.note = text();
    policy.scenario = scenario;
    policy.recompute = marksOf(core::buildGraph(scenario, catalogue).value());
    policy.kept = keptKeys({"name", "note", "scenario", "recompute"}, {"title", "seq", "policies", "saved", "Name"});
    policy.keptInScenario = keptInScenario();
    return policy;
}

core::PolicyFile random_policy::file(const core::Catalogue& catalogue) {
    core::PolicyFile file;
    file.title = text();
    file.note = text();
    file.scenario = scenario(catalogue);
    file.kept = keptKeys({"format", "version", "title", "note", "scenario", "policies", "current", "saved"},
                         {"recompute", "name", "$schema", "seq", "Version"});
    file.keptInScenario = keptInScenario();
    file.keptInSaved = keptKeys({"program", "cost", "bytes"}, {"format", "note", "gib"});
    const auto count = anyOf<std::size_t>(1, 9);
    for (std::size_t i = 0; i < count; ++i) {
        file.policies.push_back(policy(anyOf(0, 2) == 0 ? file.scenario : scenario(catalogue), catalogue));
    }
    file.current = anyOf<std::size_t>(0, count);
    return file;
}
