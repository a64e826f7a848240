#include "ui/panels/readout_text.h"

#include "core/format.h"
#include "core/scenario.h"
#include "ui/document/document.h"
#include "ui/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Readout)
};

QString text(const std::string& digits) {
    return QString::fromStdString(digits);
}

/// The presets that recompute exactly these marks, joined by commas.
QString presetsOf(const Document& document, core::Policy policy) {
    QStringList names;
    for (const core::OfferedPreset& preset : core::offeredPresets(document.catalogue(), document.problem()->graph)) {
        if (preset.policy == policy) {
            names << coreText(preset.label);
        }
    }
    return names.join(Texts::tr(", "));
}

QString markLabels(const core::OpGraph& graph, core::Policy marks) {
    QStringList names;
    for (const core::MarkId mark : marks.marks()) {
        names << opLabel(graph.owner(mark));
    }
    return names.join(Texts::tr(", "));
}

QString verdictText(const Document& document, const core::Verdict& verdict) {
    if (verdict.isOutside()) {
        const core::OpGraph& graph = document.problem()->graph;
        const auto isComm = [&](core::MarkId mark) { return graph.owner(mark).kind == core::OpKind::Comm; };
        const QString why =
            Texts::tr("Not on this chart: it replays %1, which this scenario keeps saved.").arg(markLabels(graph, verdict.outside));
        if (!std::ranges::all_of(verdict.outside.marks(), isComm)) {
            return why;
        }
        return Texts::tr("%1 FLOPs put no price on an all-to-all; free the all-to-all to chart such policies.").arg(why);
    }
    if (verdict.hullStep) {
        return Texts::tr("Hull step %1 of %2. No policy is better on both.")
            .arg(*verdict.hullStep)
            .arg(document.analysis()->hull.size() - 1);
    }
    if (verdict.onFrontier) {
        return Texts::tr("On the Pareto frontier, off its hull. No policy is better on both.");
    }
    const core::Point better = document.analysis()->frontier[*verdict.better].point;
    if (better.bytes == document.point().bytes) {
        return Texts::tr("Dominated: another policy stashes as much and replays less.");
    }
    if (better.cost == document.point().cost) {
        return Texts::tr("Dominated: another policy replays as much and stashes less.");
    }
    return Texts::tr("Dominated: another policy replays less and stashes less.");
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

} // namespace

ReadoutText readoutText(const Document& document) {
    const core::Point point = document.point();
    ReadoutText readout;
    readout.stash = Texts::tr("%1 GiB").arg(text(core::format::gib(core::bytesPerRank(document.scenario(), point.bytes))));
    readout.stashDetail = Texts::tr("stashed per rank · %1 KiB/token·layer").arg(text(core::format::kib(point.bytes)));
    readout.replay = Texts::tr("%1%").arg(text(core::format::percent(point.cost, document.problem()->forwardCost())));
    readout.replayDetail = Texts::tr("of a forward replayed · %1/token·layer").arg(text(core::format::flops(point.cost)));

    const std::optional<core::Verdict> verdict = document.verdict();
    readout.verdict =
        verdict ? verdictText(document, *verdict) : Texts::tr("Where it stands is not known before all policies are compared.");
    const QString presets = presetsOf(document, document.policy());
    if (!presets.isEmpty()) {
        readout.verdict = Texts::tr("Preset %1. %2").arg(presets, readout.verdict);
    }
    if (verdict && verdict->better) {
        readout.better = betterText(document, *verdict->better);
    }
    QStringList pointless;
    for (const core::OpId op : document.ledger().pointless) {
        pointless << opLabel(document.problem()->graph.op(op));
    }
    if (!pointless.isEmpty()) {
        readout.pointless = Texts::tr("⚠ Pointless: nothing needs the replayed output of %1.").arg(pointless.join(Texts::tr(", ")));
    }
    return readout;
}

} // namespace ui
