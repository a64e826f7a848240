#pragma once

#include "core/catalogue.h"
#include "core/model/op.h"

#include <QString>

namespace ui {

/// Core's texts in the user's language.
QString opLabel(const core::Op& op);
QString layerLabel(const core::Architecture& model, const core::LayerKind& kind);
QString presetLabel(const core::Preset& preset);
QString presetDescription(const core::Preset& preset);

} // namespace ui
