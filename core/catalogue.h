#pragma once

#include "core/error.h"
#include "core/model/architecture.h"
#include "core/policy/preset.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A thing that a scenario names by its id.
struct Named {
    std::string id;
    std::string label;
};

/// A GPU.
struct Hardware {
    std::string id;
    std::string label;
    Bytes memory; // what a process can allocate of it
};

/// What a scenario can name, loaded from data.
struct Catalogue {
    std::vector<Architecture> models;
    std::vector<Named> recipes;
    std::vector<Hardware> hardware;
    std::vector<Preset> presets;

    /// Each nullptr where there is none of that id.
    const Architecture* findModel(std::string_view id) const;
    const Preset* findPreset(std::string_view id) const;
    const Hardware* findHardware(std::string_view id) const;
};

/// The ids and labels of things that have both.
template <class Things>
std::vector<Named> named(const Things& things) {
    std::vector<Named> names;
    names.reserve(things.size());
    for (const auto& thing : things) {
        names.push_back({thing.id, thing.label});
    }
    return names;
}

/// A preset on a layer that has all of its marks.
struct OfferedPreset {
    std::string id;
    std::string label;
    Policy policy;
};

/// In the catalogue's order.
std::vector<OfferedPreset> offeredPresets(const Catalogue& catalogue, const OpGraph& graph);

/// The policy of the preset of that id. An error names those that the layer offers.
Result<Policy> presetPolicy(const Catalogue& catalogue, const OpGraph& graph, std::string_view id);

} // namespace core
