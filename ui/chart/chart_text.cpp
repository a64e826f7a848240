#include "ui/chart/chart_text.h"

#include "core/format.h"
#include "core/search/frontier_gap.h"
#include "ui/labels.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::ChartView)
};

} // namespace

QString gapText(const ChartData& data) {
    if (!data.analysis || !data.analysis->commSavedFrontier) {
        return {};
    }
    const auto gap = core::gapBetween(*data.analysis->commSavedFrontier, data.analysis->frontier);
    if (!gap || gap->most <= core::Bytes{}) {
        return {};
    }
    const core::OpGraph& graph = data.problem->graph;
    core::Policy replayed;
    for (const core::Outcome& outcome : data.analysis->frontier) {
        replayed = replayed | outcome.representative;
    }
    core::Policy comm;
    for (const core::MarkId mark : replayed.marks()) {
        comm = graph.owner(mark).kind == core::OpKind::Comm ? comm.with(mark) : comm;
    }
    const QString most = QString::fromStdString(core::format::kib(gap->most));
    const QString size =
        gap->least == gap->most ? most : Texts::tr("%1 to %2").arg(QString::fromStdString(core::format::kib(gap->least)), most);
    return Texts::tr("replaying %1: %2 KiB/token·layer less").arg(shortNames(graph, comm), size);
}

QString shortBudgetText(const ChartData& data) {
    const auto budget = data.scale.scenario.budgetBytes;
    return budget ? Texts::tr("budget %1 GiB").arg(QString::fromStdString(core::format::gib({*budget}))) : QString();
}

QString budgetText(const ChartData& data) {
    const QString budget = shortBudgetText(data);
    if (budget.isEmpty() || !data.analysis) {
        return budget;
    }
    const auto cheapest = cheapestUnderBudget(data);
    if (!cheapest) {
        return Texts::tr("%1 · no policy fits").arg(budget);
    }
    const core::Cost cost = data.analysis->frontier[*cheapest].point.cost;
    return Texts::tr("%1 · cheapest under it %2%").arg(budget, QString::fromStdString(core::format::percent(cost, data.scale.forward)));
}

QString loadText(const Hit& hit, const ChartData& data) {
    switch (hit.kind) {
    case Hit::Kind::Hull:
        return Texts::tr("load hull step %1").arg(hit.index);
    case Hit::Kind::Listed:
        return Texts::tr("load %1").arg(data.list.marks[hit.index].name);
    case Hit::Kind::Preset:
        return Texts::tr("load preset %1").arg(data.presets[hit.index].label);
    case Hit::Kind::Frontier:
        return Texts::tr("load a frontier policy");
    case Hit::Kind::Current:
    case Hit::Kind::CommSaved:
    case Hit::Kind::Cloud:
        return Texts::tr("load a policy");
    }
    return {};
}

} // namespace ui
