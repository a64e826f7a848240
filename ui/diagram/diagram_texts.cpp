#include "ui/diagram/diagram_texts.h"

#include "core/format.h"
#include "ui/labels.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("diagram", text);
}

QString kib(core::Bytes bytes) {
    return QString::fromStdString(core::format::kib(bytes)) + QStringLiteral(" KiB");
}

QString readers(const BoxState& box, const core::OpGraph& graph) {
    QStringList labels;
    for (const core::OpId op : box.neededBy) {
        const QString label = opLabel(graph.op(op));
        if (!labels.contains(label)) {
            labels.append(label);
        }
    }
    return labels.join(QStringLiteral(", "));
}

QString stashSentence(const BoxState& box, const core::OpGraph& graph) {
    if (box.stashed.value == 0) {
        return box.recomputed ? tr("Stashes nothing.") : tr("Stashes nothing: no backward needs its output.");
    }
    const QString whom = readers(box, graph);
    return whom.isEmpty() ? tr("Stashes %1 a token.").arg(kib(box.stashed))
                          : tr("Stashes %1 a token, needed by %2.").arg(kib(box.stashed), whom);
}

} // namespace

QString shareText(const BoxState& box, const DiagramState& state) {
    return QString::fromStdString(core::format::percent(box.cost, state.problem->forwardCost())) + QStringLiteral("%");
}

QString shortShareText(const BoxState& box, const DiagramState& state) {
    const double share = forwardShare(box.cost, *state.problem);
    return share > 0 && share < 0.0001 ? QStringLiteral("<0.01%") : shareText(box, state);
}

QString chipText(const DiagramChip& chip, const BoxState& box) {
    return box.stashed.value > 0 ? kib(box.stashed) : QStringLiteral("(%1)").arg(kib(chip.bytes));
}

QString spokenText(const DiagramBox& box, const DiagramState& state) {
    const BoxState now = boxState(box, state);
    const QString mark = now.pointless ? tr("recompute, pointless") : now.recomputed ? tr("recompute") : tr("save");
    return QStringLiteral("%1: %2").arg(opLabel(state.problem->graph.op(box.op)), mark);
}

QString tooltipText(const DiagramBox& box, const DiagramState& state) {
    const BoxState now = boxState(box, state);
    const core::OpGraph& graph = state.problem->graph;
    QStringList lines;
    lines << (box.mark ? spokenText(box, state) : opLabel(graph.op(box.op)));
    if (box.chip || !box.primary) {
        lines << stashSentence(now, graph);
    } else {
        lines << tr("Charged to the next block, whose input it is.");
    }
    if (now.pointless) {
        lines << tr("Nothing needs its output: the replay is pointless.");
    }
    if (box.mark) {
        lines << (now.recomputed ? tr("Its replay costs %1 of a forward.") : tr("A replay would cost %1 of a forward."))
                     .arg(shareText(now, state));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace ui
