#include "app/cli_scenario.h"

#include <charconv>
#include <utility>

namespace cli {
namespace {

template <class Number>
std::optional<Number> parseWhole(const std::string& text) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

std::string quoted(const std::string& text) {
    return '"' + text + '"';
}

Attempt<void> setInteger(const char* option, const std::optional<std::string>& text, core::Range range, std::int64_t& into) {
    if (!text) {
        return {};
    }
    const auto number = parseWhole<std::int64_t>(*text);
    if (!number || *number < range.least || *number > range.most) {
        return usageFault(
            {"must be a whole number from " + std::to_string(range.least) + " to " + std::to_string(range.most) + ", not " + quoted(*text),
             option});
    }
    into = *number;
    return {};
}

Attempt<void> setInFlight(const std::optional<std::string>& text, std::int64_t& doubled) {
    if (!text) {
        return {};
    }
    constexpr core::Range range = core::inFlightDoubledRange;
    const double twice = 2 * parseWhole<double>(*text).value_or(0);
    const bool inRange = twice >= static_cast<double>(range.least) && twice <= static_cast<double>(range.most); // false for a NaN
    if (!inRange || static_cast<double>(static_cast<std::int64_t>(twice)) != twice) {
        return usageFault(
            {"must be a multiple of 0.5 from 0.5 to " + std::to_string(range.most / 2) + ", not " + quoted(*text), "--in-flight"});
    }
    doubled = static_cast<std::int64_t>(twice);
    return {};
}

Attempt<void> override(core::Scenario& scenario, const ScenarioOptions& options, const core::Catalogue& catalogue) {
    if (options.layer) {
        auto changed = core::withLayer(scenario, *options.layer, catalogue);
        if (!changed) {
            return usageFault({changed.error().message, "--layer"});
        }
        scenario = std::move(*changed);
    }
    if (options.freeComm) {
        scenario.alwaysSaved.clear();
    }
    return setInteger("--seq", options.seq, core::seqRange, scenario.seq)
        .and_then([&] { return setInteger("--tokens", options.tokens, core::tokensRange, scenario.tokens); })
        .and_then([&] { return setInteger("--layers", options.layers, core::layersRange, scenario.layers); })
        .and_then([&] { return setInFlight(options.inFlight, scenario.inFlightDoubled); });
}

} // namespace

Attempt<Situation> makeSituation(const ScenarioOptions& options, const core::Catalogue& catalogue) {
    Situation situation;
    if (options.policyFile) {
        auto opened = core::readPolicyFile(*options.policyFile, catalogue);
        if (!opened) {
            return fileFault(std::move(opened.error()));
        }
        situation.file = std::move(opened->file);
        situation.notes = std::move(opened->notes);
    } else {
        situation.file = core::defaultPolicyFile();
    }
    situation.scenario = situation.file.policies[situation.file.current].scenario;
    if (auto done = override(situation.scenario, options, catalogue); !done) {
        return tl::unexpected(std::move(done.error()));
    }
    auto problem = core::makeProblem(situation.scenario, catalogue);
    if (!problem) {
        return usageFault(std::move(problem.error()));
    }
    situation.problem = std::move(*problem);
    return situation;
}

} // namespace cli
