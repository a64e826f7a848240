#pragma once

#include "app/cli_failure.h"
#include "app/cli_scenario.h"

#include <optional>
#include <string>

namespace cli {

struct EvaluateOptions {
    std::optional<std::string> preset;
    std::optional<std::string> recompute; // ids with commas between
    std::optional<std::string> saveAs;
};

/// Each returns what goes to standard output.
Attempt<std::string> frontier(const Situation& situation, const std::string& format);
Attempt<std::string> evaluate(const Situation& situation, const ScenarioSource& source, const EvaluateOptions& options,
                              const core::Catalogue& catalogue);
Attempt<std::string> list(const Situation& situation, const std::string& what, const std::string& format, const core::Catalogue& catalogue);

} // namespace cli
