#pragma once

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

/// What a scenario can name, loaded from data.
struct Catalogue {
    std::vector<Architecture> models;
    std::vector<Named> recipes;
    std::vector<Named> hardware;
    std::vector<Preset> presets;

    /// Each nullptr where there is none of that id.
    const Architecture* findModel(std::string_view id) const;
    const Preset* findPreset(std::string_view id) const;
};

} // namespace core
