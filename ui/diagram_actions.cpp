#include "ui/diagram_actions.h"

#include "ui/diagram/diagram_view.h"
#include "ui/document/document.h"
#include "ui/document/policy_edits.h"
#include "ui/menu_action.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::DiagramActions)
};

/// Enabled while nothing speaks against it.
void explain(QAction& action, const QString& what, const QString& against) {
    action.setEnabled(against.isEmpty());
    action.setToolTip(against.isEmpty() ? what : against);
}

void addPolicies(QMenu& menu, Document& document) {
    QAction* none = makeAction(menu, "saveEverythingAction", Texts::tr("&Save Everything"));
    QObject::connect(none, &QAction::triggered, &document, [&document] { saveEverything(document); });
    QAction* nearest = makeAction(menu, "nearestAction", Texts::tr("Load the &Nearest Frontier Policy"), QStringLiteral("F6"));
    QObject::connect(nearest, &QAction::triggered, &document, [&document] { loadNearestFrontierPolicy(document); });
    const auto refresh = [&document, none, nearest] {
        explain(*none, Texts::tr("Recomputes nothing."), document.policy().empty() ? Texts::tr("Everything is saved.") : QString());
        explain(*nearest, Texts::tr("The fewest other marks with which no policy is better on both axes."),
                whyNoNearestFrontierPolicy(document));
    };
    QObject::connect(&document, &Document::changed, none, refresh);
    refresh();
}

} // namespace

void fillDiagramMenu(QMenu& menu, DiagramView& diagram, Document& document) {
    const auto zoom = [&](const char* objectName, const QString& text, void (DiagramView::*slot)()) {
        QObject::connect(makeAction(menu, objectName, text), &QAction::triggered, &diagram, slot);
    };
    zoom("fitDiagramAction", Texts::tr("&Whole Diagram"), &DiagramView::fitDiagram);
    zoom("diagramZoomInAction", Texts::tr("Zoom &In"), &DiagramView::zoomIn);
    zoom("diagramZoomOutAction", Texts::tr("Zoom &Out"), &DiagramView::zoomOut);
    menu.addSeparator();
    addPolicies(menu, document);
    menu.addSeparator();
    QAction* animate = makeAction(menu, "animateAction", Texts::tr("&Animate Changes"));
    animate->setCheckable(true);
    animate->setChecked(diagram.isAnimated());
    QObject::connect(animate, &QAction::toggled, &diagram, &DiagramView::setAnimated);
}

} // namespace ui
