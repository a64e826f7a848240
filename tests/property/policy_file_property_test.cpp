#include "core/io/builtin_catalogue.h"
#include "core/io/policy_file.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

std::int64_t integer(core::Range range) {
    return *rc::gen::inRange(range.least, range.most + 1);
}

std::string text() {
    const std::vector<std::string> pieces = {"a", "\"", "\\", "\n", "/", "\u00e9", "\U0001F600", "\x01", " ", "~"};
    std::string text;
    for (const std::string& piece : *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces))) {
        text += piece;
    }
    return text;
}

std::vector<core::KeptKey> keptKeys() {
    const std::vector<std::string> values = {"1", "-2.5", "null", "[]", "{\"a\":[true,\"x\"]}", "18446744073709551615", "\"\u00e9\""};
    std::vector<core::KeptKey> kept;
    const auto count = *rc::gen::inRange<std::size_t>(0, 3);
    kept.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        kept.push_back({"unknown" + std::to_string(i) + text(), *rc::gen::elementOf(values)});
    }
    return kept;
}

std::optional<std::int64_t> maybe(std::int64_t least) {
    return *rc::gen::arbitrary<bool>() ? std::optional(*rc::gen::inRange(least, std::int64_t{1} << 50)) : std::nullopt;
}

core::Policy marks(const core::OpGraph& graph) {
    return core::Policy(*rc::gen::inRange(std::uint64_t{0}, std::uint64_t{1} << graph.markCount()));
}

core::Scenario scenario(const core::Catalogue& catalogue) {
    core::Scenario scenario;
    scenario.layer = *rc::gen::element<std::string>("moe", "dense");
    scenario.transposedFp8 = *rc::gen::arbitrary<bool>();
    scenario.seq = integer(core::seqRange);
    scenario.hardware = (*rc::gen::elementOf(catalogue.hardware)).id;
    scenario.ep = *rc::gen::inRange<std::int64_t>(1, 1000);
    scenario.tokens = integer(core::tokensRange);
    scenario.nodeLimit = maybe(1);
    scenario.exposedComm = *rc::gen::inRange(0, 1001) / 1000.0;
    scenario.replayOverheadUs = *rc::gen::inRange(0, 100'000) / 16.0;
    scenario.layers = integer(core::layersRange);
    scenario.inFlightDoubled = integer(core::inFlightDoubledRange);
    scenario.budgetBytes = maybe(0);
    const core::OpGraph graph = core::buildGraph(scenario, catalogue).value();
    scenario.alwaysSaved = core::markIds(marks(graph), graph);
    return scenario;
}

RC_GTEST_PROP(PolicyFileProperty, comesBackAsItWasWritten, ()) {
    const core::Catalogue catalogue = core::builtinCatalogue();
    core::PolicyFile file;
    file.title = text();
    file.note = text();
    file.scenario = scenario(catalogue);
    file.kept = keptKeys();
    file.keptInScenario = keptKeys();
    file.keptInSaved = keptKeys();
    const auto count = *rc::gen::inRange<std::size_t>(1, 4);
    for (std::size_t i = 0; i < count; ++i) {
        core::NamedPolicy policy;
        policy.name = text();
        policy.note = text();
        policy.scenario = *rc::gen::arbitrary<bool>() ? file.scenario : scenario(catalogue);
        policy.recompute = marks(core::buildGraph(policy.scenario, catalogue).value());
        policy.kept = keptKeys();
        policy.keptInScenario = keptKeys();
        file.policies.push_back(policy);
    }
    file.current = *rc::gen::inRange<std::size_t>(0, count);

    const auto written = core::formatPolicyFile(file, catalogue);
    RC_ASSERT(written.has_value());
    const auto opened = core::parsePolicyFile(*written, catalogue);
    RC_ASSERT(opened.has_value());
    RC_ASSERT(opened->file == file);
    RC_ASSERT(core::formatPolicyFile(opened->file, catalogue).value() == *written);
}

} // namespace
