#pragma once

#include "core/catalogue.h"
#include "core/model/op.h"

#include <QString>

#include <string>

namespace ui {

/// A text of core's, or of the data that it loads, in the user's language.
QString coreText(const std::string& text);
QString opLabel(const core::Op& op);
/// For little room. Ops alike share one.
QString opShortLabel(const core::Op& op);
QString layerLabel(const core::Architecture& model, const core::LayerKind& kind);

} // namespace ui
