#include "ui/op_card/op_names.h"

#include "core/format.h"
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
    const core::Op& owner = graph.op(ownerOf(graph, op));
    return owner.label.empty() ? QString::fromStdString(owner.id) : opLabel(owner);
}

qsizetype countInSentence(const core::OpGraph& graph, const std::vector<core::OpId>& ops) {
    return static_cast<qsizetype>(ownersOf(graph, ops).size());
}

QStringList namesInSentence(const core::OpGraph& graph, const std::vector<core::OpId>& ops) {
    QStringList all;
    for (const core::OpId owner : ownersOf(graph, ops)) {
        all << nameInSentence(graph, owner);
    }
    QStringList names = all;
    names.removeDuplicates();
    for (QString& name : names) {
        if (const auto count = all.count(name); count > 1) {
            name = Texts::tr("%1 ×%2").arg(name, QString::fromStdString(core::format::grouped(count)));
        }
    }
    return names;
}

QString listed(const QStringList& names) {
    if (names.size() < 2) {
        return names.join(QString());
    }
    return Texts::tr("%1 and %2", "the last two of a list").arg(names.mid(0, names.size() - 1).join(Texts::tr(", ")), names.back());
}

QString possessives(const QStringList& names) {
    QStringList owned;
    for (const QString& name : names) {
        owned << Texts::tr("%1's", "of an op").arg(name);
    }
    return listed(owned);
}

} // namespace ui
