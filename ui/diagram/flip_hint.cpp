#include "ui/diagram/flip_hint.h"

#include "core/format.h"
#include "core/policy/ledger.h"
#include "ui/diagram/diagram_layout.h"
#include "ui/document/document.h"
#include "ui/document/policy_edits.h"
#include "ui/labels.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::DiagramView)
};

} // namespace

QString flipHint(const Document& document, core::Policy selected) {
    const core::Problem& problem = *document.problem();
    const core::Point now = document.ledger().total;
    const core::Point then = core::explain(problem, document.policy() ^ (selected & problem.allMarks())).total;
    const core::Bytes bytes = core::bytesPerRank(document.scenario(), then.bytes - now.bytes);
    const QString gib = QString::fromStdString(core::format::gibDifference(bytes));
    const bool priced = !(selected - core::unpricedComm(problem)).empty();
    const QString cost =
        priced ? Texts::tr("%1% of a forward")
                     .arg(QString::fromStdString(core::format::percentDifference(then.cost - now.cost, problem.forwardCost())))
               : Texts::tr("not priced");
    return Texts::tr("%n ops selected: Space flips them: %1 GiB, %2", nullptr, selected.count()).arg(gib, cost);
}

QString regionText(const Document& document, const DiagramRegion& region) {
    if (allRecomputed(document, region.marks)) {
        return Texts::tr("Click saves all of %1.").arg(region.name);
    }
    const core::Problem& problem = *document.problem();
    const core::Policy kept = (problem.alwaysSaved & region.marks) - document.policy();
    const QString all = Texts::tr("Click recomputes all of %1").arg(region.name);
    return kept.empty() ? all + QLatin1Char('.')
                        : Texts::tr("%1, also %2, which this scenario keeps saved: the policy leaves the chart.")
                              .arg(all, markNames(problem.graph, kept));
}

} // namespace ui
