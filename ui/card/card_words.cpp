#include "ui/card/card_words.h"

#include "core/format.h"
#include "ui/document/document.h"
#include "ui/labels.h"
#include "ui/verdict_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::PolicyCard)
};

core::Verdict verdictAt(const Document& document, core::Policy policy, core::Point point) {
    return document.analysis() ? core::judge(*document.analysis(), policy, point) : core::Verdict{};
}

} // namespace

std::optional<std::size_t> hullStepOf(const Document& document, core::Policy policy, core::Point point) {
    const std::optional<std::size_t> step = verdictAt(document, policy, point).hullStep;
    return step && document.analysis()->hull[*step].outcome.representative == policy ? step : std::nullopt;
}

std::uint64_t tiesAt(const Document& document, core::Point point) {
    if (!document.analysis()) {
        return 0;
    }
    const core::Analysis& analysis = *document.analysis();
    const std::vector<core::Outcome>& counted = analysis.enumeration ? analysis.enumeration->outcomes : analysis.frontier;
    const auto pointOf = [](const core::Outcome& outcome) { return outcome.point; };
    const auto found = std::ranges::lower_bound(counted, point, {}, pointOf);
    return found != counted.end() && found->point == point ? found->tiedPolicies : 0;
}

QString hullHead(const core::Analysis& analysis, std::size_t step) {
    return Texts::tr("Hull step %1 of %2 — %3")
        .arg(step)
        .arg(analysis.hull.size() - 1)
        .arg(stepPhrase(analysis.hull[step], step, analysis.problem->graph));
}

QString stepPhrase(const core::HullStep& step, std::size_t number, const core::OpGraph& graph) {
    const QString names = shortNames(graph, step.adds);
    if (number > 0) {
        return Texts::tr("adds %1").arg(names);
    }
    return names.isEmpty() ? Texts::tr("saves all") : Texts::tr("saves all but %1").arg(names);
}

QString landHere(std::uint64_t policies) {
    const QString digits = QString::fromStdString(core::format::grouped(static_cast<std::int64_t>(policies)));
    return policies == 1 ? Texts::tr("One policy lands here") : Texts::tr("%1 policies land here").arg(digits);
}

QString placePhrase(const Document& document, core::Policy policy, core::Point point) {
    const core::Verdict verdict = verdictAt(document, policy, point);
    if (verdict.hullStep) {
        return Texts::tr("hull step %1 of %2").arg(*verdict.hullStep).arg(document.analysis()->hull.size() - 1);
    }
    if (verdict.onFrontier) {
        return Texts::tr("on the Pareto frontier");
    }
    const QString presets = presetNames(document, policy);
    return presets.isEmpty() ? QString() : Texts::tr("preset %1").arg(presets);
}

bool isPlacedByPreset(const Document& document, core::Policy policy, core::Point point) {
    return !verdictAt(document, policy, point).onFrontier && !presetNames(document, policy).isEmpty();
}

QString markDifferences(const core::OpGraph& graph, core::Policy pinned, core::Policy current) {
    QStringList sentences;
    if (const core::Policy only = pinned - current; !only.empty()) {
        sentences << Texts::tr("Differs in %1: recomputed by the pinned policy alone.").arg(shortNames(graph, only));
    }
    if (const core::Policy only = current - pinned; !only.empty()) {
        sentences << Texts::tr("Differs in %1: recomputed in the diagram alone.").arg(shortNames(graph, only));
    }
    return sentences.isEmpty() ? Texts::tr("This is the policy in the diagram.") : sentences.join(u'\n');
}

QString recomputedMarks(const core::OpGraph& graph, core::Policy policy) {
    return policy.empty() ? Texts::tr("Recomputes nothing.") : Texts::tr("Recomputes %1.").arg(shortNames(graph, policy));
}

} // namespace ui
