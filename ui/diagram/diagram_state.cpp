#include "ui/diagram/diagram_state.h"

#include "core/model/parts.h"
#include "ui/document/document.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

QString headingOf(const Document& document) {
    const core::Architecture* model = document.catalogue().findModel(document.scenario().model);
    const core::LayerKind* layer = model != nullptr ? model->findLayer(document.scenario().layer) : nullptr;
    if (layer == nullptr) {
        return QString::fromStdString(document.scenario().model);
    }
    return QCoreApplication::translate("diagram", "%1, %2 layer")
        .arg(QString::fromStdString(model->label), QString::fromStdString(layer->label));
}

} // namespace

DiagramState diagramState(const Document& document) {
    return {document.problem(), document.policy(), document.ledger(), headingOf(document), {}, std::nullopt, document.choices()};
}

BoxState boxState(const DiagramBox& box, const DiagramState& state) {
    BoxState result;
    result.recomputed = box.mark && state.policy.recomputes(*box.mark);
    result.pointless = result.recomputed;
    result.differs = box.mark && state.compared && state.compared->recomputes(*box.mark) != result.recomputed;
    for (const core::OpId op : box.ops) {
        result.cost += state.problem->opCosts[core::index(op)];
        result.pointless = result.pointless && std::ranges::count(state.ledger.pointless, op) > 0;
        for (const core::StashEntry& entry : state.ledger.stash) {
            if (entry.op == op) {
                result.stashed += entry.bytes + entry.auxBytes;
                result.ownStashed += entry.bytes;
                result.auxStashed += entry.auxBytes;
                result.neededBy.insert(result.neededBy.end(), entry.neededBy.begin(), entry.neededBy.end());
            }
        }
    }
    result.ownCost = result.cost;
    if (box.partIndex) {
        const core::Op& output = state.problem->graph.op(box.ops.back());
        result.ownCost = core::costOfPart(state.problem->graph.op(box.op), result.cost, *box.partIndex);
        result.ownStashed = core::bytesOfPart(output, result.ownStashed, *box.partIndex);
    }
    return result;
}

double forwardShare(core::Cost cost, const core::Problem& problem) {
    const core::Cost whole = problem.forwardCost();
    return whole.value == 0 ? 0 : static_cast<double>(cost.value) / static_cast<double>(whole.value);
}

} // namespace ui
