#include "core/model/architecture.h"

#include <algorithm>

namespace core {

const LayerKind* Architecture::findLayer(std::string_view layerId) const {
    const auto found = std::ranges::find(layers, layerId, &LayerKind::id);
    return found == layers.end() ? nullptr : &*found;
}

} // namespace core
