#include "ui/verdict_text.h"

#include "ui/document/document.h"
#include "ui/labels.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Verdict)
};

QString joined(const QString& first, const QString& second) {
    return first.isEmpty() || second.isEmpty() ? first + second : Texts::tr("%1 %2", "two sentences").arg(first, second);
}

QString whyOutside(const core::Problem& problem, core::Policy outside) {
    const QString why =
        Texts::tr("Not on this chart: it replays %1, which this scenario keeps saved.").arg(markNames(problem.graph, outside));
    const bool unpriced = (outside - core::unpricedComm(problem)).empty();
    return unpriced ? joined(why, Texts::tr("FLOPs put no price on an all-to-all; free the all-to-all to chart such policies.")) : why;
}

QString whyDominated(core::Point better, core::Point point) {
    if (better.bytes == point.bytes) {
        return Texts::tr("Dominated: another policy stashes as much and replays less.");
    }
    if (better.cost == point.cost) {
        return Texts::tr("Dominated: another policy replays as much and stashes less.");
    }
    return Texts::tr("Dominated: another policy replays less and stashes less.");
}

} // namespace

VerdictText verdictOf(const Document& document, core::Policy policy, core::Point point) {
    if (!document.analysis()) {
        return {{}, Texts::tr("Where it stands is not known before all policies are compared.")};
    }
    const core::Analysis& analysis = *document.analysis();
    const core::Problem& problem = *document.problem();
    const core::Verdict verdict = core::judge(analysis, policy, point);
    if (verdict.isOutside()) {
        return {{}, whyOutside(problem, verdict.outside)};
    }
    VerdictText text;
    if (verdict.hullStep) {
        text.place = Texts::tr("Hull step %1 of %2.").arg(*verdict.hullStep).arg(analysis.hull.size() - 1);
    } else if (verdict.onFrontier) {
        text.place = Texts::tr("On the Pareto frontier, off its hull.");
    }
    text.judgement =
        verdict.onFrontier ? Texts::tr("No policy is better on both.") : whyDominated(analysis.frontier[*verdict.better].point, point);
    if (!(policy & core::unpricedComm(problem)).empty()) {
        text.judgement = joined(text.judgement, Texts::tr("Replays the all-to-all, which FLOPs do not count."));
    }
    return text;
}

QString verdictText(const Document& document, core::Policy policy, core::Point point) {
    const VerdictText text = verdictOf(document, policy, point);
    return joined(text.place, text.judgement);
}

QString presetNames(const Document& document, core::Policy policy) {
    QStringList names;
    for (const core::OfferedPreset& preset : core::offeredPresets(document.catalogue(), document.problem()->graph)) {
        if (preset.policy == policy) {
            names << coreText(preset.label);
        }
    }
    return names.join(Texts::tr(", "));
}

} // namespace ui
