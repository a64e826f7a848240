#include "core/io/scenario_options.h"

#include "core/io/option_value.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

const ScenarioOption* findByKey(std::string_view key) {
    const auto found = std::ranges::find(scenarioOptions(), key, &ScenarioOption::key);
    return found == scenarioOptions().end() ? nullptr : &*found;
}

/// An error of a scenario's key as one of the option that sets it.
Error atOption(Error error) {
    const std::string_view pointer = error.where;
    const std::string_view key = pointer.substr(1, pointer.find('/', 1) - 1);
    if (const ScenarioOption* option = findByKey(key)) {
        error.where = option->name;
    }
    return error;
}

const GivenOption* find(const std::vector<GivenOption>& given, std::string_view name) {
    const auto found = std::ranges::find(given, name, &GivenOption::name);
    return found == given.end() ? nullptr : &*found;
}

Result<void> checkNames(const std::vector<GivenOption>& given) {
    for (const GivenOption& option : given) {
        if (findScenarioOption(option.name) == nullptr) {
            return tl::unexpected(Error{"is no option of a scenario", option.name});
        }
        if (std::ranges::count(given, option.name, &GivenOption::name) > 1) {
            return tl::unexpected(Error{"is given twice; give it once", option.name});
        }
    }
    if (find(given, "--free-comm") != nullptr && find(given, "--always-saved") != nullptr) {
        return tl::unexpected(Error{"says that nothing has to stay saved, and --always-saved what does; give one of them", "--free-comm"});
    }
    return {};
}

bool isPlace(const ScenarioOption& option) {
    return option.name == "--model" || option.name == "--layer";
}

/// The scenario in the model and layer of `place`.
Result<Scenario> movedTo(const Scenario& place, const Scenario& scenario, const Catalogue& catalogue) {
    return place.model == scenario.model && place.layer == scenario.layer ? scenario
                                                                          : withModel(scenario, place.model, place.layer, catalogue);
}

} // namespace

std::span<const ScenarioOption> scenarioOptions() {
    static constexpr ScenarioOption options[] = {
        {"--model", "model", "ID", "Model (see: list models)", TextSetting{&Scenario::model}},
        {"--layer", "layer", "KIND", "Kind of layer (see: list layers)", TextSetting{&Scenario::layer}},
        {"--recipe", "recipe", "ID", "Precision recipe (see: list recipes)", TextSetting{&Scenario::recipe}},
        {"--transposed-fp8", "transposed_fp8", "on|off", "Whether FP8 tensors are kept transposed, too",
         OnOffSetting{&Scenario::transposedFp8}},
        {"--seq", "seq", "N", "Sequence length in tokens", WholeSetting{&Scenario::seq, seqRange}},
        {"--cost", "cost", "AXIS", "What a replay is priced in: flops", TextSetting{&Scenario::cost}},
        {"--hardware", "hardware", "ID", "GPU (see: list hardware)", TextSetting{&Scenario::hardware}},
        {"--ep", "ep", "N", "Expert-parallel ranks", WholeSetting{&Scenario::ep, epRange}},
        {"--tokens", "tokens", "N", "Tokens per microbatch", WholeSetting{&Scenario::tokens, tokensRange}},
        {"--node-limit", "node_limit", "N|none", "Nodes that a token's experts may lie on",
         WholeOrNoneSetting{&Scenario::nodeLimit, nodeLimitRange}},
        {"--exposed-comm", "exposed_comm", "SHARE", "Share of an all-to-all's time that nothing hides, 0 to 1",
         NumberSetting{&Scenario::exposedComm, exposedCommRange}},
        {"--replay-overhead-us", "replay_overhead_us", "US", "Microseconds that each replayed op costs beside its own work",
         NumberSetting{&Scenario::replayOverheadUs, replayOverheadUsRange}},
        {"--layers", "layers", "N", "Layers on one rank", WholeSetting{&Scenario::layers, layersRange}},
        {"--in-flight", "in_flight", "N", "Microbatches in flight, a multiple of 0.5",
         HalvesSetting{&Scenario::inFlightDoubled, inFlightDoubledRange}},
        {"--always-saved", "always_saved", "A,B", "Marks that have to stay saved; '' is none", IdsSetting{&Scenario::alwaysSaved}},
        {"--free-comm", "always_saved", "", "Nothing has to stay saved: the all-to-alls may be replayed, too",
         EmptyIdsSetting{&Scenario::alwaysSaved}},
        {"--budget-bytes", "budget_bytes", "N|none", "Bytes that a rank may stash",
         WholeOrNoneSetting{&Scenario::budgetBytes, budgetBytesRange}},
    };
    return options;
}

const ScenarioOption* findScenarioOption(std::string_view name) {
    const auto found = std::ranges::find(scenarioOptions(), name, &ScenarioOption::name);
    return found == scenarioOptions().end() ? nullptr : &*found;
}

Result<Scenario> withOptions(const Scenario& scenario, const std::vector<GivenOption>& given, const Catalogue& catalogue) {
    if (auto named = checkNames(given); !named) {
        return tl::unexpected(std::move(named.error()));
    }
    Scenario changed = scenario;
    const auto apply = [&](bool place) -> Result<void> {
        for (const GivenOption& option : given) {
            const ScenarioOption& known = *findScenarioOption(option.name);
            if (isPlace(known) == place) {
                if (auto done = setOption(known, option.value, changed); !done) {
                    return done;
                }
            }
        }
        return {};
    };
    return apply(true)
        .and_then([&] { return movedTo(changed, scenario, catalogue).map_error(atOption); })
        .and_then([&](Scenario moved) {
            changed = std::move(moved);
            return apply(false);
        })
        .and_then([&] { return makeProblem(changed, catalogue).map_error(atOption); })
        .map([&](const Problem&) { return changed; });
}

std::vector<GivenOption> optionsBetween(const Scenario& from, const Scenario& to, const Catalogue& catalogue) {
    std::vector<GivenOption> given;
    const auto add = [&](const ScenarioOption& option) { given.push_back({std::string(option.name), optionValue(option, to)}); };
    const Scenario moved = movedTo(to, from, catalogue).value_or(to);
    for (const ScenarioOption& option : scenarioOptions()) {
        const bool empties = option.isFlag();
        const bool saysSo = option.key != "always_saved" || empties == to.alwaysSaved.empty();
        if (saysSo && !sameOptionValue(option, isPlace(option) ? from : moved, to)) {
            add(option);
        }
    }
    return given;
}

std::vector<std::string> splitAtCommas(std::string_view text) {
    std::vector<std::string> parts;
    std::size_t start = 0;
    while (!text.empty() && start <= text.size()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        parts.emplace_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    return parts;
}

} // namespace core
