#include "ui/labels.h"

#include <QCoreApplication>

namespace ui {
namespace {

QString translated(const std::string& text) {
    return QCoreApplication::translate("core", text.c_str());
}

} // namespace

QString opLabel(const core::Op& op) {
    return translated(op.label);
}

QString layerLabel(const core::Architecture& model, const core::LayerKind& kind) {
    return QCoreApplication::translate("core", "%1 · %2").arg(translated(model.label), translated(kind.label));
}

QString presetLabel(const core::Preset& preset) {
    return translated(preset.label);
}

QString presetDescription(const core::Preset& preset) {
    return translated(preset.description);
}

} // namespace ui
