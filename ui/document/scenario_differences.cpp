#include "ui/document/scenario_differences.h"

#include "core/format.h"
#include "core/model/architecture.h"
#include "ui/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::ScenarioDifferences)
};

QString text(const std::string& id) {
    return QString::fromStdString(id);
}

QString number(std::int64_t value) {
    return text(core::format::grouped(value));
}

QString layerName(const core::Scenario& scenario, const core::Catalogue& catalogue) {
    const core::Architecture* model = catalogue.findModel(scenario.model);
    const core::LayerKind* kind = model == nullptr ? nullptr : model->findLayer(scenario.layer);
    return kind == nullptr ? text(scenario.layer) : coreText(kind->label);
}

template <class Things>
QString labelOf(const Things& things, const std::string& id) {
    const auto found = std::ranges::find_if(things, [&](const auto& thing) { return thing.id == id; });
    return found == things.end() ? text(id) : coreText(found->label);
}

QString savedMarks(const core::Scenario& scenario) {
    QStringList ids;
    for (const std::string& id : scenario.alwaysSaved) {
        ids << text(id);
    }
    return ids.isEmpty() ? Texts::tr("every mark free") : Texts::tr("always saved: %1").arg(ids.join(Texts::tr(", ")));
}

} // namespace

QString scenarioDifferences(const core::Scenario& scenario, const core::Scenario& from, const core::Catalogue& catalogue) {
    QStringList words;
    const auto add = [&](bool differs, const QString& what) {
        if (differs) {
            words << what;
        }
    };
    add(scenario.model != from.model, labelOf(catalogue.models, scenario.model));
    add(scenario.layer != from.layer, layerName(scenario, catalogue));
    add(scenario.recipe != from.recipe, labelOf(catalogue.recipes, scenario.recipe));
    add(scenario.transposedFp8 != from.transposedFp8,
        scenario.transposedFp8 ? Texts::tr("transposed fp8 copies") : Texts::tr("no transposed fp8 copies"));
    add(scenario.seq != from.seq, Texts::tr("sequence length %1").arg(number(scenario.seq)));
    add(scenario.cost != from.cost, Texts::tr("cost: %1").arg(text(scenario.cost)));
    add(scenario.hardware != from.hardware, labelOf(catalogue.hardware, scenario.hardware));
    add(scenario.ep != from.ep, Texts::tr("EP %1").arg(number(scenario.ep)));
    add(scenario.tokens != from.tokens, Texts::tr("%1 tokens").arg(number(scenario.tokens)));
    add(scenario.nodeLimit != from.nodeLimit,
        scenario.nodeLimit ? Texts::tr("node limit %1").arg(number(*scenario.nodeLimit)) : Texts::tr("no node limit"));
    add(scenario.exposedComm != from.exposedComm, Texts::tr("exposed communication %1").arg(scenario.exposedComm));
    add(scenario.replayOverheadUs != from.replayOverheadUs, Texts::tr("%1 µs a replay").arg(scenario.replayOverheadUs));
    add(scenario.layers != from.layers, Texts::tr("%1 layers").arg(number(scenario.layers)));
    add(scenario.inFlightDoubled != from.inFlightDoubled,
        Texts::tr("%1 in flight").arg(text(core::format::halves(scenario.inFlightDoubled))));
    const auto expected = core::withLayer(from, scenario.layer, catalogue);
    add(scenario.alwaysSaved != (expected ? expected->alwaysSaved : from.alwaysSaved), savedMarks(scenario));
    add(scenario.budgetBytes != from.budgetBytes,
        scenario.budgetBytes ? Texts::tr("budget %1 GiB").arg(text(core::format::gib({*scenario.budgetBytes}))) : Texts::tr("no budget"));
    return words.join(Texts::tr(", "));
}

} // namespace ui
