#include "core/catalogue.h"

#include <algorithm>

namespace core {

const Architecture* Catalogue::findModel(std::string_view id) const {
    const auto found = std::ranges::find(models, id, &Architecture::id);
    return found == models.end() ? nullptr : &*found;
}

const Preset* Catalogue::findPreset(std::string_view id) const {
    const auto found = std::ranges::find(presets, id, &Preset::id);
    return found == presets.end() ? nullptr : &*found;
}

} // namespace core
