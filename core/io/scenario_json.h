#pragma once

#include "core/catalogue.h"
#include "core/io/json_object_reader.h"
#include "core/policy/problem.h"
#include "core/scenario.h"

#include <optional>

namespace core {

/// All keys, in the order of the file format.
Json scenarioJson(const Scenario& scenario);

/// The keys of scenarioJson that have another value than in `base`, in their order.
Json differingKeys(const Json& scenario, const Json& base);

struct ReadScenario {
    Scenario scenario;
    Problem problem;
};

/// A scenario that this program can compute, from the keys of `in`; a missing key takes its default. None after a fault of `in`.
std::optional<ReadScenario> readScenario(JsonObjectReader& in, const Catalogue& catalogue);

} // namespace core
