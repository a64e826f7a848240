#pragma once

#include "app/cli_failure.h"
#include "core/catalogue.h"
#include "core/io/policy_file.h"
#include "core/io/scenario_options.h"
#include "core/policy/problem.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// What sets the scenario, as it was typed.
struct ScenarioSource {
    std::optional<std::string> policyFile;
    std::vector<core::GivenOption> options;
};

/// What a verb works on.
struct Situation {
    core::PolicyFile file;   // the default one if none was named
    core::Scenario scenario; // of its current policy, with the options over it
    core::Problem problem;
    std::vector<std::string> notes; // from opening the file
};

/// "-" is standard input.
core::Result<core::OpenedPolicyFile> openPolicyFile(const std::string& name, const core::Catalogue& catalogue);

Attempt<Situation> makeSituation(const ScenarioSource& source, const core::Catalogue& catalogue);

} // namespace cli
