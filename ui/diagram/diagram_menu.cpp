#include "ui/diagram/diagram_menu.h"

#include "ui/document/document.h"
#include "ui/document/policy_edits.h"
#include "ui/labels.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include <utility>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::DiagramMenu)
};

QAction* add(QMenu& menu, const char* objectName, const QString& text, std::function<void()> act) {
    QAction* action = menu.addAction(text);
    action->setObjectName(QLatin1String(objectName));
    QObject::connect(action, &QAction::triggered, &menu, std::move(act));
    return action;
}

/// What it does; disabled, with the reason, where there is one against it.
void explain(QAction* action, const QString& what, const QString& against) {
    action->setEnabled(against.isEmpty());
    action->setToolTip(against.isEmpty() ? what : against);
    action->setStatusTip(action->toolTip());
}

/// "&" underlines a key in menus.
QString plain(QString name) {
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

void addOps(QMenu& menu, Document& document, core::Policy marks) {
    const bool one = marks.count() == 1;
    const QString names = one ? plain(markNames(document.problem()->graph, marks)) : QString();
    const bool recomputed = allRecomputed(document, marks);
    QAction* flip = add(menu, "diagramFlipAction",
                        one ? (recomputed ? Texts::tr("&Save %1") : Texts::tr("&Recompute %1")).arg(names)
                            : Texts::tr("&Flip %n Selected Ops", nullptr, marks.count()),
                        [&document, marks] { document.flip(marks); });
    flip->setShortcut(Qt::Key_Space);
    explain(flip, Texts::tr("Saved becomes recomputed, and the other way round."), {});

    QAction* only = add(menu, "diagramOnlyThisAction", one ? Texts::tr("Recompute &Only This") : Texts::tr("Recompute &Only These"),
                        [&document, marks] { recomputeOnly(document, marks); });
    explain(only, Texts::tr("Saves everything else."), document.policy() == marks ? Texts::tr("Nothing else is recomputed.") : QString());
}

void addRegion(QMenu& menu, Document& document, const DiagramRegion& region) {
    const QString name = plain(region.name);
    const auto set = [&](bool recompute) {
        return [&document, region, recompute] { setAll(document, region.marks, recompute, region.name); };
    };
    QAction* recompute = add(menu, "diagramRecomputeRegionAction", Texts::tr("Recompute &All of %1").arg(name), set(true));
    explain(recompute, Texts::tr("%n ops in one step.", nullptr, region.marks.count()),
            allRecomputed(document, region.marks) ? Texts::tr("All of its ops are recomputed.") : QString());
    QAction* save = add(menu, "diagramSaveRegionAction", Texts::tr("Sa&ve All of %1").arg(name), set(false));
    explain(save, Texts::tr("%n ops in one step.", nullptr, region.marks.count()),
            (document.policy() & region.marks).empty() ? Texts::tr("All of its ops are saved.") : QString());
}

} // namespace

QMenu* makeDiagramMenu(Document& document, const DiagramMenuSubject& subject, QWidget* parent) {
    auto* menu = new QMenu(parent);
    menu->setObjectName(QStringLiteral("diagramMenu"));
    menu->setAccessibleName(Texts::tr("Layer diagram"));
    menu->setToolTipsVisible(true);
    if (!subject.marks.empty()) {
        addOps(*menu, document, subject.marks);
        menu->addSeparator();
    }
    if (subject.region) {
        addRegion(*menu, document, *subject.region);
        menu->addSeparator();
    }
    explain(add(*menu, "diagramSaveAllAction", Texts::tr("Save &Everything"), [&document] { saveEverything(document); }),
            Texts::tr("Recomputes nothing."), document.policy().empty() ? Texts::tr("Everything is saved.") : QString());
    explain(add(*menu, "diagramNearestAction", Texts::tr("Load the &Nearest Frontier Policy"),
                [&document] { loadNearestFrontierPolicy(document); }),
            Texts::tr("The fewest other marks with which no policy is better on both axes."), whyNoNearestFrontierPolicy(document));
    if (subject.explain) {
        menu->addSeparator();
        QAction* why = add(*menu, "diagramWhyAction", Texts::tr("&Why…"), subject.explain);
        why->setShortcut(Qt::Key_Return);
        explain(why, Texts::tr("What the op's mark does, and what the other would do."), {});
    }
    return menu;
}

} // namespace ui
