#include "ui/document/policy_edits.h"

#include "core/search/nearest_frontier.h"
#include "ui/document/document.h"
#include "ui/labels.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::PolicyEdits)
};

} // namespace

void recomputeOnly(Document& document, core::Policy marks) {
    document.loadPolicy(marks, Texts::tr("recompute only %1").arg(markNames(document.problem()->graph, marks)));
}

void saveEverything(Document& document) {
    document.loadPolicy({}, Texts::tr("save everything"));
}

bool allRecomputed(const Document& document, core::Policy marks) {
    return (marks - document.policy()).empty();
}

void setAll(Document& document, core::Policy marks, bool recompute, const QString& name) {
    const core::Policy now = document.policy();
    document.loadPolicy(recompute ? now | marks : now - marks,
                        (recompute ? Texts::tr("recompute all of %1") : Texts::tr("save all of %1")).arg(name));
}

void toggleAll(Document& document, core::Policy marks, const QString& name) {
    setAll(document, marks, !allRecomputed(document, marks), name);
}

void loadNearestFrontierPolicy(Document& document) {
    if (const auto nearest = core::nearestOnFrontier(*document.problem(), document.policy())) {
        document.loadPolicy(*nearest, Texts::tr("load the nearest frontier policy"));
    }
}

QString whyNoNearestFrontierPolicy(const Document& document) {
    if (!document.analysis()) {
        return Texts::tr("The frontier is not known yet.");
    }
    const auto nearest = core::nearestOnFrontier(*document.problem(), document.policy());
    if (!nearest) {
        return coreText(nearest.error().message);
    }
    return *nearest == document.policy() ? Texts::tr("This policy is on the frontier.") : QString();
}

} // namespace ui
