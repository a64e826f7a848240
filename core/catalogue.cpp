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

const Hardware* Catalogue::findHardware(std::string_view id) const {
    const auto found = std::ranges::find(hardware, id, &Hardware::id);
    return found == hardware.end() ? nullptr : &*found;
}

std::vector<OfferedPreset> offeredPresets(const Catalogue& catalogue, const OpGraph& graph) {
    std::vector<OfferedPreset> offered;
    for (const Preset& preset : catalogue.presets) {
        if (const auto policy = policyOf(preset, graph)) {
            offered.push_back({preset.id, preset.label, *policy});
        }
    }
    return offered;
}

Result<Policy> presetPolicy(const Catalogue& catalogue, const OpGraph& graph, std::string_view id) {
    std::string ids;
    for (const OfferedPreset& preset : offeredPresets(catalogue, graph)) {
        if (preset.id == id) {
            return preset.policy;
        }
        ids += (ids.empty() ? "" : ", ") + preset.id;
    }
    const std::string why = catalogue.findPreset(id) == nullptr ? "is no preset" : "needs marks that this layer lacks";
    return tl::unexpected(Error{'"' + std::string(id) + "\" " + why + "; the layer offers " + ids, "--preset"});
}

} // namespace core
