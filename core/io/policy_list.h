#pragma once

#include "core/catalogue.h"
#include "core/io/policy_file.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Edits of a policy file's list, as values. Indices are of the file before the edit and must be in range.
namespace core {

/// `at` <= the number of policies. The current policy stays current.
PolicyFile withInserted(PolicyFile file, std::size_t at, NamedPolicy policy);

/// The policy stands at `to` afterwards. The current policy stays current.
PolicyFile withMoved(PolicyFile file, std::size_t from, std::size_t to);

/// Of at least two policies. The one after a deleted current policy becomes current, else the one before it. One that is left alone has no
/// differences of its own: its scenario becomes the file's.
PolicyFile withoutPolicy(PolicyFile file, std::size_t index);

PolicyFile withCurrent(PolicyFile file, std::size_t index);

/// The ids of marks that a policy had and its new layer lacks.
struct DroppedMarks {
    std::size_t policy = 0;
    std::vector<std::string> ids; // never empty
};

/// The current policy's scenario for the whole file: no policy has differences of its own afterwards. Each keeps the marks that the
/// layer has; `dropped` says which ones it lacks.
PolicyFile withOneScenario(PolicyFile file, const Catalogue& catalogue, std::vector<DroppedMarks>& dropped);

/// The current policy's scenario for the file. The others keep what set them apart from the file's scenario before, option by option; one
/// whose scenario that cannot make keeps it whole. Marks as withOneScenario.
PolicyFile withScenarioOfFile(PolicyFile file, const Catalogue& catalogue, std::vector<DroppedMarks>& dropped);

/// The budget for the file and all of its policies: it is the GPU's.
PolicyFile withBudget(PolicyFile file, std::optional<std::int64_t> budgetBytes);

/// The file's scenario for one policy, which keeps the marks that its layer has; `dropped` takes the ids of those that it lacks.
PolicyFile withFileScenario(PolicyFile file, std::size_t index, const Catalogue& catalogue, std::vector<std::string>& dropped);

/// "norm1", "norm1 (2)", "norm1 (3)": the first that no policy of the file is called. One that wants "norm1 (2)" in vain gets
/// "norm1 (3)".
std::string unusedName(const PolicyFile& file, const std::string& wanted);

/// `marks` of `from` as marks of `to`, by id; `dropped` takes the ids of those that `to` lacks.
Policy carriedOver(Policy marks, const OpGraph& from, const OpGraph& to, std::vector<std::string>& dropped);

} // namespace core
