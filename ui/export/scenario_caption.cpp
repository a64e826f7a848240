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

} // namespace

QString scenarioCaption(const Document& document) {
    QStringList sentences{run(document), savedMarks(*document.problem()), axis(document.problem()->axis)};
    if (const auto budget = document.scenario().budgetBytes) {
        sentences << Texts::tr("Budget: %1 GiB per rank.").arg(QString::fromStdString(core::format::gib({*budget})));
    }
    if (document.analysis()) {
        sentences << counts(*document.analysis());
    }
    sentences << QStringLiteral("Stashpoint\u00a0") +
                     QLatin1String(core::programVersion().data(), static_cast<qsizetype>(core::programVersion().size()));
    return sentences.join(QLatin1Char(' '));
}

} // namespace ui
