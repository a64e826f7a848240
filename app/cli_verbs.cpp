#include "app/cli_verbs.h"

#include "core/io/read_file.h"
#include "core/io/tables.h"
#include "core/search/analysis.h"

#include <memory>
#include <utility>

namespace cli {
namespace {

Failure asUsageFault(core::Error error) {
    return {ExitCode::UsageFault, std::move(error)};
}

Attempt<core::Analysis> analysisOf(const Situation& situation) {
    return core::analyse(std::make_shared<const core::Problem>(situation.problem)).map_error(asUsageFault);
}

Attempt<core::Policy> marksOf(const std::vector<std::string>& ids, const Situation& situation, const Failure& otherwise) {
    return core::parseMarks(ids, situation.problem.graph).map_error([&](const core::Error& error) {
        return Failure{otherwise.exitCode, {error.message, otherwise.error.where}};
    });
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

std::vector<core::Named> marks(const core::OpGraph& graph) {
    std::vector<core::Named> result;
    for (const core::MarkId mark : core::Policy::firstMarks(graph.markCount()).marks()) {
        result.push_back({graph.owner(mark).id, graph.owner(mark).label});
    }
    return result;
}

std::vector<core::Named> listed(const std::string& what, const Situation& situation, const core::Catalogue& catalogue) {
    if (what == "models") {
        return core::named(catalogue.models);
    }
    if (what == "layers") {
        return core::named(catalogue.findModel(situation.scenario.model)->layers);
    }
    if (what == "recipes") {
        return catalogue.recipes;
    }
    if (what == "hardware") {
        return core::named(catalogue.hardware);
    }
    return what == "presets" ? core::named(core::offeredPresets(catalogue, situation.problem.graph)) : marks(situation.problem.graph);
}

} // namespace

Attempt<std::string> frontier(const Situation& situation, const std::string& format) {
    return analysisOf(situation).map([&](const core::Analysis& analysis) {
        return format == "csv" ? core::frontierCsv(analysis) : core::frontierJson(situation.scenario, analysis);
    });
}

Attempt<std::string> evaluate(const Situation& situation, const ScenarioSource& source, const EvaluateOptions& options,
                              const core::Catalogue& catalogue) {
    const auto policy = options.preset ? core::presetPolicy(catalogue, situation.problem.graph, *options.preset).map_error(asUsageFault)
                        : options.recompute
                            ? marksOf(core::splitAtCommas(*options.recompute), situation, {ExitCode::UsageFault, {{}, "--recompute"}})
                            : filePolicy(situation, core::placeOf(source.policyFile.value_or("")), catalogue);
    if (!policy) {
        return tl::unexpected(policy.error());
    }
    auto analysis = analysisOf(situation);
    if (!analysis) {
        return tl::unexpected(std::move(analysis.error()));
    }
    if (options.saveAs) {
        const core::PolicyFile file = core::withCurrentPolicy(situation.file, situation.scenario, *policy);
        if (auto saved = core::writePolicyFile(*options.saveAs, file, catalogue); !saved) {
            return fileFault(std::move(saved.error()));
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
