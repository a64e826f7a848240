#include "ui/labels.h"

#include <QCoreApplication>

namespace ui {

QString coreText(const std::string& text) {
    return QCoreApplication::translate("core", text.c_str());
}

QString opLabel(const core::Op& op) {
    return coreText(op.label);
}

QString opShortLabel(const core::Op& op) {
    if (!op.shortLabel.empty()) {
        return coreText(op.shortLabel);
    }
    return op.label.empty() ? QString::fromStdString(op.id) : opLabel(op);
}

QString layerLabel(const core::Architecture& model, const core::LayerKind& kind) {
    return QCoreApplication::translate("core", "%1 · %2").arg(coreText(model.label), coreText(kind.label));
}

} // namespace ui
