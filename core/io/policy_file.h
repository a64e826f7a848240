#pragma once

#include "core/catalogue.h"
#include "core/error.h"
#include "core/io/kept_key.h"
#include "core/policy/policy.h"
#include "core/scenario.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Policy files (.stashpolicy), format version 1.
namespace core {

inline constexpr std::size_t maxPolicyFileBytes = std::size_t{16} << 20;

struct NamedPolicy {
    std::string name;
    std::string note;
    Scenario scenario; // the effective one: the file's, with this policy's own keys over it
    Policy recompute;  // marks of the scenario's layer
    std::vector<KeptKey> kept;
    std::vector<KeptKey> keptInScenario;
    friend bool operator==(const NamedPolicy&, const NamedPolicy&) = default;
};

/// What a policy file holds, but for the results it saved, which are recomputed.
struct PolicyFile {
    std::string title;
    std::string note;
    Scenario scenario;
    std::vector<NamedPolicy> policies; // never empty
    std::size_t current = 0;           // an index into policies
    std::vector<KeptKey> kept;
    std::vector<KeptKey> keptInScenario;
    std::vector<KeptKey> keptInSaved;
    friend bool operator==(const PolicyFile&, const PolicyFile&) = default;
};

struct OpenedPolicyFile {
    PolicyFile file;
    std::vector<std::string> notes; // what the user should know: kept keys, and saved results that differ from recomputed ones
};

/// The default scenario and one policy without a name that recomputes nothing.
PolicyFile defaultPolicyFile();

/// The file with another scenario and marks in its current policy. A lone policy has no differences of its own: its scenario is
/// the file's.
PolicyFile withCurrentPolicy(PolicyFile file, const Scenario& scenario, Policy recompute);

/// A fault's place is a line and column where the text is no JSON, else a JSON pointer.
Result<OpenedPolicyFile> parsePolicyFile(std::string_view text, const Catalogue& catalogue);

/// As UTF-8 text with a final newline, with the current policy's results. An error if it could not be read back: text that is no
/// UTF-8, values out of range, marks that the layer lacks.
Result<std::string> formatPolicyFile(const PolicyFile& file, const Catalogue& catalogue);

/// The same of what stands at `place`, "standard input" for one: with it each note and the place of a fault begin.
Result<OpenedPolicyFile> parsePolicyFile(std::string_view text, const std::string& place, const Catalogue& catalogue);

/// Whether its text is small enough to be read again. `file` is one that could be read. Costs a formatPolicyFile.
Result<void> canBeWritten(const PolicyFile& file, const Catalogue& catalogue);

/// parsePolicyFile of a file's content, at the file.
Result<OpenedPolicyFile> readPolicyFile(const std::filesystem::path& path, const Catalogue& catalogue);

/// Writes formatPolicyFile's text. A failure leaves a file that was there before whole.
Result<void> writePolicyFile(const std::filesystem::path& path, const PolicyFile& file, const Catalogue& catalogue);

} // namespace core
