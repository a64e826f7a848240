#include "ui/diagram/diagram_texts.h"

#include "core/format.h"
#include "core/format_shape.h"
#include "core/model/parts.h"
#include "ui/labels.h"
#include "ui/op_card/choice_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::DiagramView)
};

QString kib(core::Bytes bytes) {
    return QString::fromStdString(core::format::kib(bytes)) + QStringLiteral(" KiB");
}

QString size(core::Bytes bytes) {
    return QString::fromStdString(core::format::size(bytes));
}

QString readers(const BoxState& box, const core::OpGraph& graph) {
    QStringList labels;
    for (const core::OpId op : box.neededBy) {
        const QString label = opName(graph, op);
        if (!labels.contains(label)) {
            labels.append(label);
        }
    }
    return labels.join(QStringLiteral(", "));
}

QString stashSentence(const BoxState& box, const core::OpGraph& graph) {
    if (box.stashed.value == 0) {
        return box.recomputed ? Texts::tr("Stashes nothing.") : Texts::tr("Stashes nothing: no backward needs its output.");
    }
    const QString whom = readers(box, graph);
    return whom.isEmpty() ? Texts::tr("Stashes %1 a token.").arg(kib(box.stashed))
                          : Texts::tr("Stashes %1 a token, needed by %2.").arg(kib(box.stashed), whom);
}

/// "q up-proj: recompute"
QString markText(const DiagramBox& box, const DiagramState& state) {
    const BoxState now = boxState(box, state);
    const QString mark = now.pointless ? Texts::tr("recompute, pointless") : now.recomputed ? Texts::tr("recompute") : Texts::tr("save");
    return QStringLiteral("%1: %2").arg(opName(state.problem->graph, box.op), mark);
}

QString replayCostSentence(const DiagramBox& box, const DiagramState& state) {
    const BoxState now = boxState(box, state);
    if (core::unpricedComm(*state.problem).recomputes(*box.mark)) {
        return now.recomputed ? Texts::tr("Its replay is not priced.") : Texts::tr("A replay would not be priced.");
    }
    return (now.recomputed ? Texts::tr("Its replay costs %1 of a forward.") : Texts::tr("A replay would cost %1 of a forward."))
        .arg(shareText(now, state));
}

} // namespace

QString shareText(const BoxState& box, const DiagramState& state) {
    return QString::fromStdString(core::format::percent(box.cost, state.problem->forwardCost())) + QStringLiteral("%");
}

QString shortShareText(const DiagramBox& box, const DiagramState& state) {
    const core::Cost cost = boxState(box, state).ownCost;
    if (box.mark && core::unpricedComm(*state.problem).recomputes(*box.mark)) {
        return Texts::tr("not priced");
    }
    if (cost.value == 0 && box.kind == core::OpKind::Add) {
        return {};
    }
    return QString::fromStdString(core::format::shortPercent(cost, state.problem->forwardCost())) + QStringLiteral("%");
}

QString dimensionsText(const DiagramBox& box, const core::OpGraph& graph) {
    const core::Op& op = graph.op(box.ops.back());
    if (box.partIndex && core::shapeOfPart(op, *box.partIndex).empty()) {
        const std::int64_t width = op.parts[*box.partIndex].width; // it puts out no tensor of its own
        return Texts::tr("width %1").arg(QString::fromStdString(core::format::grouped(width)));
    }
    if (box.partIndex) {
        const core::Bytes bytes = core::bytesOfPart(op, op.bytes, *box.partIndex);
        return QString::fromStdString(core::format::dimensions(core::shapeOfPart(op, *box.partIndex), bytes));
    }
    const bool stated = !op.shape.empty() && core::elementsOf(op.shape) == op.elements;
    return QString::fromStdString(core::format::dimensions(stated ? op.shape : core::Shape{{op.elements}}, op.bytes));
}

QString chipText(const DiagramChip& chip, const BoxState& box) {
    return box.ownStashed.value > 0 ? size(box.ownStashed) : QStringLiteral("(%1)").arg(size(chip.bytes));
}

QString auxText(const DiagramAux& aux, const BoxState& box) {
    const bool kept = box.auxStashed.value > 0;
    return aux.label + QLatin1Char(' ') + (kept ? size(box.auxStashed) : QStringLiteral("(%1)").arg(size(aux.bytes)));
}

QString legendText(LegendKind kind, const DiagramLayout& layout, const DiagramState& state) {
    switch (kind) {
    case LegendKind::Stashed:
        return Texts::tr("1 square = %1 KiB per token, stashed").arg(QString::fromStdString(core::format::kib({layout.squareBytes}, 0)));
    case LegendKind::NotStashed:
        return Texts::tr("(not stashed)");
    case LegendKind::Cost: {
        const core::Cost tenth{state.problem->forwardCost().value / 10};
        return Texts::tr("10% of a forward = %1 per token").arg(QString::fromStdString(core::format::flops(tenth)));
    }
    case LegendKind::Recomputed:
        return Texts::tr("recomputed in backward");
    case LegendKind::Pointless:
        return Texts::tr("recomputed, but never read");
    case LegendKind::Communication:
        return Texts::tr("communication");
    case LegendKind::Add:
        return Texts::tr("add");
    case LegendKind::OneMark:
        return Texts::tr("one mark");
    }
    return {};
}

QString spokenText(const DiagramBox& box, const DiagramState& state) {
    const QString mark = markText(box, state);
    return boxState(box, state).differs ? Texts::tr("%1, differs from the pinned policy").arg(mark) : mark;
}

QString tooltipText(const DiagramBox& box, const DiagramState& state) {
    const BoxState now = boxState(box, state);
    const core::OpGraph& graph = state.problem->graph;
    QStringList lines;
    if (box.mark) {
        const std::vector<core::Choice> choices =
            state.choices.empty() ? core::explainChoices(*state.problem, state.policy) : state.choices;
        lines << markText(box, state) << whyText(*state.problem, choices[core::index(*box.mark)]);
        lines << replayCostSentence(box, state);
    } else {
        lines << opName(graph, box.op);
        lines << (box.chip || !box.primary ? stashSentence(now, graph) : Texts::tr("Charged to the next block, whose input it is."));
    }
    if (now.differs) {
        lines << (now.recomputed ? Texts::tr("≠ The pinned policy saves it.") : Texts::tr("≠ The pinned policy recomputes it."));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace ui
