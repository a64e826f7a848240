#include "ui/op_card/op_names.h"

#include "ui/labels.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::OpCard)
};

core::OpId ownerOf(const core::OpGraph& graph, core::OpId op) {
    const auto mark = graph.op(op).mark;
    return mark ? graph.ownerId(*mark) : op;
}

/// Each once, in their order.
std::vector<core::OpId> ownersOf(const core::OpGraph& graph, const std::vector<core::OpId>& ops) {
    std::vector<core::OpId> owners;
    for (const core::OpId op : ops) {
        if (const core::OpId owner = ownerOf(graph, op); std::ranges::count(owners, owner) == 0) {
            owners.push_back(owner);
        }
    }
    return owners;
}

} // namespace

QString nameInSentence(const core::OpGraph& graph, core::OpId op) {
    return opName(graph, ownerOf(graph, op));
}

QStringList namesInSentence(const core::OpGraph& graph, const std::vector<core::OpId>& ops) {
    QStringList names;
    for (const core::OpId owner : ownersOf(graph, ops)) {
        names << opName(graph, owner);
    }
    return names;
}

QString listed(const QStringList& names) {
    if (names.size() < 2) {
        return names.join(QString());
    }
    return Texts::tr("%1 and %2", "the last two of a list").arg(names.mid(0, names.size() - 1).join(Texts::tr(", ")), names.back());
}

} // namespace ui
