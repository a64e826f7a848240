#include "app/cli_scenario.h"

#include "core/io/read_file.h"

#include <utility>

namespace cli {

core::Result<core::OpenedPolicyFile> openPolicyFile(const std::string& name, const core::Catalogue& catalogue) {
    return core::readFileOrInput(name, core::maxPolicyFileBytes).and_then([&](const std::string& text) {
        return core::parsePolicyFile(text, core::placeOf(name), catalogue);
    });
}

Attempt<Situation> makeSituation(const ScenarioSource& source, const core::Catalogue& catalogue) {
    Situation situation;
    if (source.policyFile) {
        auto opened = openPolicyFile(*source.policyFile, catalogue);
        if (!opened) {
            return fileFault(std::move(opened.error()));
        }
        situation.file = std::move(opened->file);
        situation.notes = std::move(opened->notes);
    } else {
        situation.file = core::defaultPolicyFile();
    }
    auto scenario = core::withOptions(situation.file.policies[situation.file.current].scenario, source.options, catalogue);
    if (!scenario) {
        return usageFault(std::move(scenario.error()));
    }
    situation.scenario = std::move(*scenario);
    auto problem = core::makeProblem(situation.scenario, catalogue);
    if (!problem) {
        return usageFault(std::move(problem.error()));
    }
    situation.problem = std::move(*problem);
    return situation;
}

} // namespace cli
