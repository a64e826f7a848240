#include "ui/labels.h"

#include "core/format.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {

QString coreText(const std::string& text) {
    return QCoreApplication::translate("core", text.c_str());
}

QString opLabel(const core::Op& op) {
    return coreText(op.label);
}

QString opName(const core::OpGraph& graph, core::OpId op) {
    const core::Op& named = graph.op(op);
    const QString id = QString::fromStdString(named.id);
    if (named.label.empty()) {
        return id;
    }
    const bool alone = std::ranges::count(graph.ops(), named.label, &core::Op::label) == 1;
    return alone ? opLabel(named) : QCoreApplication::translate("core", "%1 (%2)", "an op and its id").arg(opLabel(named), id);
}

QString opShortLabel(const core::Op& op) {
    if (!op.shortLabel.empty()) {
        return coreText(op.shortLabel);
    }
    return op.label.empty() ? QString::fromStdString(op.id) : opLabel(op);
}

QString shortNames(const core::OpGraph& graph, core::Policy marks) {
    QStringList all;
    for (const core::MarkId mark : marks.marks()) {
        all << opShortLabel(graph.owner(mark));
    }
    QStringList counted = all;
    counted.removeDuplicates();
    for (QString& name : counted) {
        const auto count = all.count(name);
        if (count > 1) {
            const QString digits = QString::fromStdString(core::format::grouped(count));
            name = QCoreApplication::translate("core", "%1 ×%2").arg(name, digits);
        }
    }
    return counted.join(QCoreApplication::translate("core", ", "));
}

QString markNames(const core::OpGraph& graph, core::Policy marks) {
    QStringList names;
    for (const core::MarkId mark : marks.marks()) {
        names << opName(graph, graph.ownerId(mark));
    }
    return names.join(QCoreApplication::translate("core", ", "));
}

QString layerLabel(const core::Architecture& model, const core::LayerKind& kind) {
    return QCoreApplication::translate("core", "%1 · %2").arg(coreText(model.label), coreText(kind.label));
}

} // namespace ui
