#pragma once

#include "core/catalogue.h"
#include "core/io/policy_file.h"
#include "core/search/analysis.h"

#include <string>

/// The list of a policy file as text for other programs, each policy priced in its own scenario. `analysis` is of the current policy's
/// problem, or null: then there are no hull steps; nor has a policy one whose problem is another.
namespace core {

/// One policy a line, under a header: name,cost,forward_cost,bytes,bytes_per_rank,gib,hull_step,scenario,recompute. cost, forward_cost and
/// bytes are per token and layer; gib is bytes_per_rank with two decimals; scenario has what differs from the file's, as
/// "key=JSON value"; both it and the marks are separated by spaces.
std::string policyListCsv(const PolicyFile& file, const Catalogue& catalogue, const Analysis* analysis);

/// {"title", "note", "scenario": the file's, "current": an index, "policies": [{"name", "note", "scenario": the keys that differ,
/// "always_saved", "cost", "forward_cost", "bytes", "bytes_per_rank", "gib", "hull_step", "recompute"}, …]}. Indented by two spaces.
std::string policyListJson(const PolicyFile& file, const Catalogue& catalogue, const Analysis* analysis);

} // namespace core
