#include "ui/diagram/diagram_state.h"

#include "ui/document/document.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

constexpr double longestForward = 160; // of a bar for a whole forward, where all bars fit

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
                result.neededBy.insert(result.neededBy.end(), entry.neededBy.begin(), entry.neededBy.end());
            }
        }
    }
    return result;
}

double forwardShare(core::Cost cost, const core::Problem& problem) {
    const core::Cost whole = problem.forwardCost();
    return whole.value == 0 ? 0 : static_cast<double>(cost.value) / static_cast<double>(whole.value);
}

double barScale(const DiagramLayout& layout, const DiagramState& state) {
    double scale = longestForward;
    for (const DiagramBox& box : layout.boxes) {
        const double share = forwardShare(boxState(box, state).cost, *state.problem);
        if (box.primary && share > 0) {
            scale = std::min(scale, box.barRect.width() / share);
        }
    }
    return scale;
}

} // namespace ui
