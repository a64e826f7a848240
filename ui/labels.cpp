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

QString presetLabel(const core::Preset& preset) {
    return translated(preset.label);
}

QString presetDescription(const core::Preset& preset) {
    return translated(preset.description);
}

} // namespace ui
