#include "app/cli_verbs.h"

#include "core/io/tables.h"
#include "core/search/analysis.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace cli {
namespace {

Attempt<core::Analysis> analysisOf(const Situation& situation) {
    return core::analyse(std::make_shared<const core::Problem>(situation.problem)).map_error([](core::Error error) {
        return Failure{ExitCode::UsageFault, std::move(error)};
    });
}

std::vector<std::string> splitAtCommas(const std::string& text) {
    std::vector<std::string> parts;
    std::size_t start = 0;
    while (!text.empty() && start <= text.size()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        parts.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    return parts;
}

Attempt<core::Policy> marksOf(const std::vector<std::string>& ids, const Situation& situation, const Failure& otherwise) {
    return core::parseMarks(ids, situation.problem.graph).map_error([&](const core::Error& error) {
        return Failure{otherwise.exitCode, {error.message, otherwise.error.where}};
    });
}

Attempt<core::Policy> presetPolicy(const std::string& id, const Situation& situation, const core::Catalogue& catalogue) {
    const core::OpGraph& graph = situation.problem.graph;
    std::string offered;
    for (const core::Preset& preset : catalogue.presets) {
        const auto policy = core::policyOf(preset, graph);
        if (policy && preset.id == id) {
            return *policy;
        }
        if (policy) {
            offered += (offered.empty() ? "" : ", ") + preset.id;
        }
    }
    const std::string why = catalogue.findPreset(id) == nullptr ? "is no preset" : "needs marks that this layer lacks";
    return usageFault({'"' + id + "\" " + why + "; the layer offers " + offered, "--preset"});
}

/// The file's policy, by the names of its marks: the options may have put another layer in place of the file's.
Attempt<core::Policy> filePolicy(const Situation& situation, const std::string& path, const core::Catalogue& catalogue) {
    const core::NamedPolicy& policy = situation.file.policies[situation.file.current];
    return core::buildGraph(policy.scenario, catalogue)
        .map_error([](core::Error error) { return Failure{ExitCode::FileFault, std::move(error)}; })
        .and_then([&](const core::OpGraph& graph) {
            return marksOf(core::markIds(policy.recompute, graph), situation, {ExitCode::FileFault, {{}, path}});
        });
}

Attempt<void> save(const std::string& path, const Situation& situation, bool fromFile, core::Policy policy,
                   const core::Catalogue& catalogue) {
    core::PolicyFile file = situation.file;
    if (!fromFile) {
        file.scenario = situation.scenario;
    }
    core::NamedPolicy& current = file.policies[file.current];
    current.scenario = situation.scenario;
    current.recompute = policy;
    return core::writePolicyFile(path, file, catalogue).map_error([](core::Error error) {
        return Failure{ExitCode::FileFault, std::move(error)};
    });
}

template <class Things>
std::vector<core::Named> named(const Things& things) {
    std::vector<core::Named> result;
    result.reserve(things.size());
    for (const auto& thing : things) {
        result.push_back({thing.id, thing.label});
    }
    return result;
}

std::vector<core::Named> offeredPresets(const core::OpGraph& graph, const core::Catalogue& catalogue) {
    std::vector<core::Named> result;
    for (const core::Preset& preset : catalogue.presets) {
        if (core::policyOf(preset, graph)) {
            result.push_back({preset.id, preset.label});
        }
    }
    return result;
}

std::vector<core::Named> marks(const core::OpGraph& graph) {
    std::vector<core::Named> result;
    for (const core::MarkId mark : core::Policy::firstMarks(graph.markCount()).marks()) {
        result.push_back({graph.owner(mark).id, graph.owner(mark).label});
    }
    return result;
}

std::vector<core::Named> listed(const std::string& what, const Situation& situation, const core::Catalogue& catalogue) {
    if (what == "models") {
        return named(catalogue.models);
    }
    if (what == "layers") {
        return named(catalogue.findModel(situation.scenario.model)->layers);
    }
    if (what == "recipes") {
        return catalogue.recipes;
    }
    if (what == "hardware") {
        return catalogue.hardware;
    }
    return what == "presets" ? offeredPresets(situation.problem.graph, catalogue) : marks(situation.problem.graph);
}

} // namespace

Attempt<std::string> frontier(const Situation& situation, const std::string& format) {
    return analysisOf(situation).map([&](const core::Analysis& analysis) {
        return format == "csv" ? core::frontierCsv(analysis) : core::frontierJson(situation.scenario, analysis);
    });
}

Attempt<std::string> evaluate(const Situation& situation, const ScenarioOptions& scenarioOptions, const EvaluateOptions& options,
                              const core::Catalogue& catalogue) {
    const auto policy = options.preset ? presetPolicy(*options.preset, situation, catalogue)
                        : options.recompute
                            ? marksOf(splitAtCommas(*options.recompute), situation, {ExitCode::UsageFault, {{}, "--recompute"}})
                            : filePolicy(situation, scenarioOptions.policyFile.value_or(""), catalogue);
    if (!policy) {
        return tl::unexpected(policy.error());
    }
    auto analysis = analysisOf(situation);
    if (!analysis) {
        return tl::unexpected(std::move(analysis.error()));
    }
    if (options.saveAs) {
        auto saved = save(*options.saveAs, situation, scenarioOptions.policyFile.has_value(), *policy, catalogue);
        if (!saved) {
            return tl::unexpected(std::move(saved.error()));
        }
    }
    return core::evaluationJson(situation.scenario, *analysis, *policy);
}

Attempt<std::string> list(const Situation& situation, const std::string& what, const std::string& format,
                          const core::Catalogue& catalogue) {
    const std::vector<core::Named> things = listed(what, situation, catalogue);
    return format == "json" ? core::listJson(things) : core::listText(things);
}

} // namespace cli
