#include "core/format.h"
#include "core/version.h"
#include "ui/document/document.h"
#include "ui/export/document_pictures.h"
#include "ui/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Picture)
};

QString number(std::int64_t value) {
    return QString::fromStdString(core::format::grouped(value));
}

QString recipe(const Document& document) {
    const core::Scenario& scenario = document.scenario();
    const auto& recipes = document.catalogue().recipes;
    const auto found = std::ranges::find(recipes, scenario.recipe, &core::Named::id);
    const QString label = found == recipes.end() ? QString::fromStdString(scenario.recipe) : coreText(found->label);
    return scenario.transposedFp8 ? Texts::tr("%1 with transposed fp8 copies").arg(label) : label;
}

QString run(const Document& document) {
    const core::Scenario& scenario = document.scenario();
    const core::Architecture* model = document.catalogue().findModel(scenario.model);
    return Texts::tr("%1, %2, sequence length %3, %4 layers × %5 microbatches in flight × %6 tokens.")
        .arg(layerLabel(*model, *model->findLayer(scenario.layer)), recipe(document), number(scenario.seq), number(scenario.layers),
             QString::fromStdString(core::format::halves(scenario.inFlightDoubled)), number(scenario.tokens));
}

QString savedMarks(const core::Problem& problem) {
    QStringList names;
    for (const core::MarkId mark : problem.alwaysSaved.marks()) {
        names << opLabel(problem.graph.owner(mark));
    }
    return names.isEmpty() ? Texts::tr("Every mark is free.") : Texts::tr("Always saved: %1.").arg(names.join(Texts::tr(", ")));
}

/// "ds-v3" of a policy that has a name.
QString presetNames(const Document& document) {
    QStringList names;
    for (const core::OfferedPreset& preset : core::offeredPresets(document.catalogue(), document.problem()->graph)) {
        if (preset.policy == document.policy()) {
            names << coreText(preset.label);
        }
    }
    return names.join(Texts::tr(", "));
}

QString policy(const Document& document) {
    const core::Problem& problem = *document.problem();
    const core::Point at = document.ledger().total;
    const QString gib = QString::fromStdString(core::format::gib(core::bytesPerRank(document.scenario(), at.bytes)));
    const QString percent = QString::fromStdString(core::format::percent(at.cost, problem.forwardCost()));
    const QString what = document.policy().empty() ? Texts::tr("recomputes nothing")
                                                   : Texts::tr("recomputes %1").arg(shortNames(problem.graph, document.policy()));
    const QString presets = presetNames(document);
    return Texts::tr("Policy: %1; %2 GiB stashed per rank, %3% of a forward replayed.")
        .arg(presets.isEmpty() ? what : Texts::tr("%1, %2").arg(presets, what), gib, percent);
}

QString axis(core::CostAxis axis) {
    switch (axis) {
    case core::CostAxis::ForwardFlops:
        return Texts::tr("Cost: forward FLOPs.");
    }
    return {};
}

QString counts(const core::Analysis& analysis) {
    const QString policies =
        analysis.freeMarks < 63 ? number(std::int64_t{1} << analysis.freeMarks) : QStringLiteral("2^%1").arg(analysis.freeMarks);
    return Texts::tr("%1 policies, %2 on the frontier, %3 on its hull.")
        .arg(policies, number(static_cast<std::int64_t>(analysis.frontier.size())),
             number(static_cast<std::int64_t>(analysis.hull.size())));
}

QString program() {
    const std::string_view version = core::programVersion();
    return QStringLiteral("Stashpoint\u00a0") + QLatin1String(version.data(), static_cast<qsizetype>(version.size()));
}

} // namespace

QString scenarioCaption(const Document& document) {
    QStringList sentences{run(document), savedMarks(*document.problem()), axis(document.problem()->axis)};
    if (const auto budget = document.scenario().budgetBytes) {
        sentences << Texts::tr("Budget: %1 GiB per rank.").arg(QString::fromStdString(core::format::gib({*budget})));
    }
    if (document.analysis()) {
        sentences << counts(*document.analysis());
    }
    sentences << program();
    return sentences.join(QLatin1Char(' '));
}

QString diagramCaption(const Document& document) {
    const core::Problem& problem = *document.problem();
    return QStringList{run(document), policy(document), savedMarks(problem), axis(problem.axis), program()}.join(QLatin1Char(' '));
}

} // namespace ui
