#pragma once

#include "core/catalogue.h"
#include "core/error.h"
#include "core/io/policy_file.h"
#include "core/policy/problem.h"
#include "core/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A policy as text that people paste: into a chat, a shell, a repository, and back.
namespace core {

/// "--seq 8192 --layers 6": the options of stashpoint-cli that make the scenario of the default one; empty for the default one.
std::string scenarioAsOptions(const Scenario& scenario, const Catalogue& catalogue);

/// Lines for people: the name, if there is one; "recompute: norm1, q_up", or "recompute: nothing"; the layer; the results; "scenario: "
/// and its options, or "defaults". Ends with a newline. `problem` is the policy's scenario's.
std::string policyAsText(const NamedPolicy& policy, const Problem& problem, const Catalogue& catalogue);

/// "stashpoint-cli evaluate --recompute norm1,q_up --seq 8192": prints what "evaluate --policy" prints for the policy. `graph` is of its
/// scenario, whose differences from the default one are the options. One line, without a newline.
std::string policyAsCommandLine(const NamedPolicy& policy, const OpGraph& graph, const Catalogue& catalogue);

/// A policy file that holds the file's current policy alone, in the scenario that it has there, without the title, the note and the
/// unknown keys of the whole. `file` is one that could be read; errors as formatPolicyFile.
Result<std::string> policyAsJson(const PolicyFile& file, const Catalogue& catalogue);

struct PastedPolicy {
    Policy recompute;                 // marks of the scenario's layer
    std::optional<Scenario> scenario; // none: the present one, where the text says nothing of it
    std::string name;
    std::string note;
    std::vector<std::string> leftOut; // keys that nobody knows, which the policy does not take along
};

/// Reads each of the three above, and: what "evaluate" prints; a policy {"recompute": [...]}, which may have "name", "note" and
/// "scenario" (a key that lacks takes its default); a JSON array of ids; ids with commas or blanks between; a command line of
/// stashpoint-cli as people copy it, with a prompt, a path, continued lines, "--seq=1" or --preset. A command line starts from the
/// default scenario. At most maxPolicyFileBytes. An error says where in the text; one without a place begins with "this is no policy".
Result<PastedPolicy> parsePastedPolicy(std::string_view text, const Scenario& present, const Catalogue& catalogue);

} // namespace core
