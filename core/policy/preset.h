#pragma once

#include "core/model/op_graph.h"
#include "core/policy/policy.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// A policy with a name, as a list of marks that a layer may or may not have.
struct Preset {
    std::string id;
    std::string label;
    std::string description;
    bool everything = false;            // recomputes all marks of the layer
    std::vector<std::string> recompute; // a layer offers the preset if it has all of these,
    std::vector<std::string> optional;  // and these are recomputed too where the layer has them
};

/// The preset's policy on this layer, or none if the layer lacks one of its marks: a preset is never intersected in silence.
std::optional<Policy> policyOf(const Preset& preset, const OpGraph& graph);

} // namespace core
