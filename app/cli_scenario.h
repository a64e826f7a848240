#pragma once

#include "app/cli_failure.h"
#include "core/catalogue.h"
#include "core/io/policy_file.h"
#include "core/policy/problem.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// The options that set the scenario, as they were typed.
struct ScenarioOptions {
    std::optional<std::string> policyFile;
    std::optional<std::string> layer;
    std::optional<std::string> seq;
    std::optional<std::string> tokens;
    std::optional<std::string> layers;
    std::optional<std::string> inFlight;
    bool freeComm = false;
};

/// What a verb works on.
struct Situation {
    core::PolicyFile file;   // the default one if none was named
    core::Scenario scenario; // of its current policy, with the options over it
    core::Problem problem;
    std::vector<std::string> notes; // from opening the file
};

Attempt<Situation> makeSituation(const ScenarioOptions& options, const core::Catalogue& catalogue);

} // namespace cli
