#include "ui/chart_menu.h"

#include "ui/chart/chart_view.h"
#include "ui/document/budget.h"
#include "ui/document/document.h"
#include "ui/menu_action.h"
#include "ui/view_state.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <functional>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::ChartMenu)
};

QAction* add(QMenu& menu, const char* objectName, const QString& text, const QString& shortcut, const QString& toolTip = {}) {
    QAction* action = makeAction(menu, objectName, text, QKeySequence(shortcut));
    if (!toolTip.isEmpty()) {
        action->setToolTip(toolTip);
    }
    return action;
}

/// An action that is checked where the options say so, and changes them.
QAction* addSwitch(QMenu& menu, ViewState& view, const char* objectName, const QString& text, const QString& shortcut,
                   bool ChartOptions::* option, const QString& toolTip = {}) {
    QAction* action = add(menu, objectName, text, shortcut, toolTip);
    action->setCheckable(true);
    action->setChecked(view.options().*option);
    QObject::connect(action, &QAction::toggled, &view, [&view, option](bool on) {
        ChartOptions options = view.options();
        options.*option = on;
        view.setOptions(options);
    });
    QObject::connect(&view, &ViewState::changed, action, [&view, action, option] { action->setChecked(view.options().*option); });
    return action;
}

void addUnits(QMenu& menu, ViewState& view) {
    auto* group = new QActionGroup(&menu);
    const auto addUnit = [&](const char* objectName, const QString& text, StashUnit unit) {
        QAction* action = add(menu, objectName, text, {});
        action->setCheckable(true);
        action->setChecked(view.options().unit == unit);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, &view, [&view, unit] {
            ChartOptions options = view.options();
            options.unit = unit;
            view.setOptions(options);
        });
        QObject::connect(&view, &ViewState::changed, action, [&view, action, unit] { action->setChecked(view.options().unit == unit); });
    };
    addUnit("gibUnitAction", Texts::tr("Stash in &GiB per Rank"), StashUnit::GibPerRank);
    addUnit("kibUnitAction", Texts::tr("Stash in &KiB per Token·Layer"), StashUnit::KibPerTokenLayer);
}

void addBudget(QMenu& menu, Document& document) {
    QAction* budget =
        add(menu, "budgetAction", Texts::tr("Memory &Budget"), QStringLiteral("F7"),
            Texts::tr("A line on the chart, to be dragged: what stashes more is veiled, the cheapest policy under it marked."));
    budget->setCheckable(true);
    QAction* cheapest = add(menu, "cheapestAction", Texts::tr("&Load the Cheapest Policy Under the Budget"), QStringLiteral("F8"));
    const auto refresh = [&document, budget, cheapest] {
        const bool has = document.scenario().budgetBytes.has_value();
        budget->setChecked(has);
        cheapest->setEnabled(has);
    };
    QObject::connect(budget, &QAction::triggered, &document, [&document, refresh] {
        toggleBudget(document);
        refresh();
    });
    QObject::connect(cheapest, &QAction::triggered, &document, [&document] { loadCheapestUnderBudget(document); });
    QObject::connect(&document, &Document::changed, budget, refresh);
    refresh();
}

void addPin(QMenu& menu, ChartView& chart, ViewState& view) {
    QAction* pin =
        add(menu, "pinAction", Texts::tr("&Pin to Compare"), QStringLiteral("F9"),
            Texts::tr("Keeps a policy beside the one in the diagram: the one that the keyboard is at on the chart, or the present "
                      "one. Ctrl and a click on the chart pin any other."));
    pin->setCheckable(true);
    QObject::connect(pin, &QAction::triggered, &chart, &ChartView::togglePin);
    QObject::connect(&view, &ViewState::changed, pin, [&view, pin] { pin->setChecked(view.pinned().has_value()); });
}

} // namespace

void fillChartMenu(QMenu& menu, ChartView& chart, ViewState& view, Document& document) {
    QObject::connect(add(menu, "resetZoomAction", Texts::tr("&Whole Chart"), QStringLiteral("Ctrl+0")), &QAction::triggered, &chart,
                     &ChartView::resetZoom);
    addSwitch(menu, view, "leftEdgeAction", Texts::tr("Left &Edge, Magnified"), QStringLiteral("Ctrl+L"), &ChartOptions::leftEdge,
              Texts::tr("An inset that tells the steps apart which replay next to nothing."));
    menu.addSeparator();
    addSwitch(menu, view, "cloudAction", Texts::tr("Every &Policy"), QStringLiteral("Ctrl+1"), &ChartOptions::cloud);
    addSwitch(menu, view, "frontierAction", Texts::tr("Pareto &Frontier"), QStringLiteral("Ctrl+2"), &ChartOptions::frontier);
    addSwitch(menu, view, "hullAction", Texts::tr("Convex &Hull"), QStringLiteral("Ctrl+3"), &ChartOptions::hull);
    addSwitch(menu, view, "presetsAction", Texts::tr("P&resets"), QStringLiteral("Ctrl+4"), &ChartOptions::presets);
    addSwitch(menu, view, "listedAction", Texts::tr("L&isted Policies"), QStringLiteral("Ctrl+8"), &ChartOptions::listed,
              Texts::tr("The other policies of the file, by their names. One in another scenario stands where its own puts it."));
    addSwitch(menu, view, "labelsAction", Texts::tr("&Labels"), QStringLiteral("Ctrl+5"), &ChartOptions::labels);
    addSwitch(menu, view, "gridAction", Texts::tr("Gri&d"), QStringLiteral("Ctrl+6"), &ChartOptions::grid);
    addSwitch(menu, view, "filmAction", Texts::tr("Hull Step by Step, &Under the Chart"), QStringLiteral("Ctrl+7"), &ChartOptions::film);
    menu.addSeparator();
    addSwitch(menu, view, "swapAction", Texts::tr("&Swap Axes"), QStringLiteral("Ctrl+T"), &ChartOptions::swapped,
              Texts::tr("Memory across and replay up, as PyTorch's own Pareto picture has it."));
    addUnits(menu, view);
    menu.addSeparator();
    addBudget(menu, document);
    addPin(menu, chart, view);
}

} // namespace ui
