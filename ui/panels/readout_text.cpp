#include "ui/panels/readout_text.h"

#include "core/format.h"
#include "core/policy/step_cost.h"
#include "core/scenario.h"
#include "ui/document/document.h"
#include "ui/labels.h"
#include "ui/verdict_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Readout)
};

QString text(const std::string& digits) {
    return QString::fromStdString(digits);
}

QString betterText(const Document& document, std::size_t better) {
    const core::Scenario& scenario = document.scenario();
    const core::Outcome& outcome = document.analysis()->frontier[better];
    const core::Cost forward = document.problem()->forwardCost();
    const core::Bytes bytes = core::bytesPerRank(scenario, outcome.point.bytes);
    return Texts::tr("Load the frontier policy at %1 GiB · %2% (%3 GiB, %4 points)")
        .arg(text(core::format::gib(bytes)), text(core::format::percent(outcome.point.cost, forward)),
             text(core::format::gibDifference(bytes - core::bytesPerRank(scenario, document.point().bytes))),
             text(core::format::percentDifference(outcome.point.cost - document.point().cost, forward)));
}

QString budgetText(const Document& document) {
    if (!document.scenario().budgetBytes) {
        return {};
    }
    const core::Bytes budget{*document.scenario().budgetBytes};
    const core::Bytes over = core::bytesPerRank(document.scenario(), document.point().bytes) - budget;
    const QString sentence =
        over > core::Bytes{} ? Texts::tr("Does not fit the budget of %1 GiB (%2 GiB).") : Texts::tr("Fits the budget of %1 GiB (%2 GiB).");
    return sentence.arg(text(core::format::gib(budget)), text(core::format::gibDifference(over)));
}

} // namespace

ReadoutText readoutText(const Document& document) {
    const core::Point point = document.point();
    ReadoutText readout;
    readout.stash = Texts::tr("%1 GiB").arg(text(core::format::gib(core::bytesPerRank(document.scenario(), point.bytes))));
    readout.stashDetail = Texts::tr("stashed per rank · %1 KiB/token·layer").arg(text(core::format::kib(point.bytes)));
    readout.replay = Texts::tr("%1%").arg(text(core::format::percent(point.cost, document.problem()->forwardCost())));
    const core::StepCost step = core::stepCost(*document.problem(), document.policy());
    readout.replayDetail = Texts::tr("of a forward replayed (+%1% of a step) · %2/token·layer")
                               .arg(text(core::format::percent(step.replay, step.step())), text(core::format::flops(point.cost)));

    const std::optional<core::Verdict> verdict = document.verdict();
    readout.verdict = verdictText(document, document.policy(), point);
    const QString presets = presetNames(document, document.policy());
    if (!presets.isEmpty()) {
        readout.verdict = Texts::tr("Preset %1. %2").arg(presets, readout.verdict);
    }
    if (verdict && verdict->better) {
        readout.better = betterText(document, *verdict->better);
    }
    readout.budget = budgetText(document);
    QStringList pointless;
    for (const core::OpId op : document.ledger().pointless) {
        pointless << opName(document.problem()->graph, op);
    }
    if (!pointless.isEmpty()) {
        readout.pointless = Texts::tr("⚠ Pointless: nothing needs the replayed output of %1.").arg(pointless.join(Texts::tr(", ")));
    }
    return readout;
}

} // namespace ui
