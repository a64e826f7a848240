#include "ui/step_bar/step_bar_data.h"

#include "core/format.h"
#include "core/policy/ledger.h"
#include "core/scenario.h"
#include "ui/document/document.h"
#include "ui/labels.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::StepBar)
};

constexpr std::int64_t oneGib = std::int64_t{1} << 30;

QString text(const std::string& digits) {
    return QString::fromStdString(digits);
}

/// With no decimals where there are none.
QString wholeGib(core::Bytes bytes) {
    return text(core::format::gib(bytes, bytes.value % oneGib == 0 ? 0 : 1));
}

core::Cost doubled(core::Cost cost) {
    return cost + cost;
}

} // namespace

StepBarData stepBarData(const Document& document) {
    const core::Scenario& scenario = document.scenario();
    const core::Problem& problem = *document.problem();
    StepBarData data;
    data.stash = core::bytesPerRank(scenario, document.point().bytes);
    data.everything = core::bytesPerRank(scenario, core::explain(problem, {}).total.bytes);
    if (const core::Hardware* gpu = document.catalogue().findHardware(scenario.hardware)) {
        data.capacity = gpu->memory;
        data.gpu = coreText(gpu->label).section(QLatin1Char(' '), -1); // its maker says nothing here
    }
    if (scenario.budgetBytes) {
        data.budget = core::Bytes{*scenario.budgetBytes};
    }
    data.cost = core::stepCost(problem, document.policy());
    data.forward = problem.forwardCost();
    return data;
}

QString gibText(core::Bytes perRank) {
    return Texts::tr("%1 GiB").arg(text(core::format::gib(perRank)));
}

QString capacityText(const StepBarData& data) {
    return data.capacity ? Texts::tr("%1 · %2 GiB").arg(data.gpu, wholeGib(*data.capacity)) : QString();
}

QString stashText(const StepBarData& data) {
    return data.capacity && data.stash <= *data.capacity
               ? Texts::tr("stash per rank, of %1's %2 GiB").arg(data.gpu, wholeGib(*data.capacity))
               : Texts::tr("stash per rank");
}

QString beyondText(const StepBarData& data) {
    return data.beyond() > core::Bytes{} ? Texts::tr("⚠ alone %1 beyond %2").arg(gibText(data.beyond()), data.gpu) : QString();
}

QString stepBudgetText(const StepBarData& data) {
    return data.budget ? Texts::tr("budget %1").arg(gibText(*data.budget)) : QString();
}

QString backwardForwards(const StepBarData& data) {
    return text(core::format::times(data.cost.backward, doubled(data.forward)));
}

QString replayOfForward(const StepBarData& data) {
    return Texts::tr("%1%").arg(text(core::format::percent(data.cost.replay, doubled(data.forward))));
}

QString replayOfStep(const StepBarData& data) {
    return Texts::tr("%1%").arg(text(core::format::percent(data.cost.replay, data.cost.step())));
}

QString stepBarText(const StepBarData& data) {
    QStringList stash = {Texts::tr("Stashed per rank: %1").arg(gibText(data.stash)),
                         Texts::tr("saving everything: %1").arg(gibText(data.everything))};
    if (data.capacity) {
        stash << (data.beyond() > core::Bytes{} ? Texts::tr("%1, exceeded by %2").arg(capacityText(data), gibText(data.beyond()))
                                                : capacityText(data));
    }
    if (data.budget) {
        stash << stepBudgetText(data);
    }
    const QString step =
        Texts::tr("A step: forward; backward, %1 forwards; replay, %2 of a forward, which adds %3 to a step. A step is "
                  "forward and backward, without replays; the backward of an attention costs 2.5 forwards of it, any other 2.")
            .arg(backwardForwards(data), replayOfForward(data), replayOfStep(data));
    const QString rest = Texts::tr("The GPU holds weights, gradients and optimizer states besides.");
    const QString sentence = Texts::tr("%1.").arg(stash.join(Texts::tr("; ")));
    return (data.capacity ? Texts::tr("%1 %2", "two sentences").arg(sentence, rest) : sentence) + u'\n' + step;
}

} // namespace ui
