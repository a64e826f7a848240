#include "ui/policy_list/policy_list_actions.h"

#include "ui/document/document.h"
#include "ui/document/list_edits.h"
#include "ui/policy_list/policy_list_view.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace ui {

PolicyListActions::PolicyListActions(Document& document, PolicyListView& view, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_view(view),
      m_add(make({"listAddAction", tr("&Add to the List"), tr("Add"), tr("Add a copy of the policy in the diagram to the file's list")}, {},
                 &PolicyListActions::add)),
      m_load(make({"listLoadAction", tr("&Load into the Diagram"), tr("Load"), {}}, {Qt::Key_Return, Qt::Key_Enter},
                  &PolicyListActions::load)),
      m_rename(make({"listRenameAction", tr("&Rename"), tr("Rename"), {}}, {Qt::Key_F2}, &PolicyListActions::rename)),
      m_duplicate(make({"listDuplicateAction", tr("D&uplicate"), tr("Duplicate"), {}}, {QKeySequence(tr("Ctrl+D"))},
                       &PolicyListActions::duplicate)),
      m_delete(make({"listDeleteAction", tr("&Delete"), tr("Delete"), {}}, {QKeySequence::Delete}, &PolicyListActions::erase)),
      m_up(make({"listUpAction", tr("&Move Up"), tr("▲"), {}}, {QKeySequence(tr("Alt+Up"))}, &PolicyListActions::moveUp)),
      m_down(make({"listDownAction", tr("Move Do&wn"), tr("▼"), {}}, {QKeySequence(tr("Alt+Down"))}, &PolicyListActions::moveDown)) {
    m_add->setShortcut(tr("Ctrl+Shift+A"));
    m_add->setShortcutContext(Qt::WindowShortcut);
    makeScenarioMenu();
    auto* line = new QAction(this);
    line->setSeparator(true);
    auto* secondLine = new QAction(this);
    secondLine->setSeparator(true);
    view.addActions({m_load, m_rename, m_duplicate, m_delete, line, m_up, m_down, secondLine, m_add, m_scenario});
    connect(&view, &PolicyListView::selectedChanged, this, &PolicyListActions::refresh);
    refresh();
}

QAction* PolicyListActions::make(const Look& look, const QList<QKeySequence>& keys, void (PolicyListActions::*run)()) {
    auto* action = new QAction(look.text, this);
    action->setObjectName(QLatin1String(look.objectName));
    action->setIconText(look.button);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    if (!look.toolTip.isEmpty()) {
        action->setToolTip(look.toolTip);
    }
    connect(action, &QAction::triggered, this, run);
    return action;
}

void PolicyListActions::makeScenarioMenu() {
    auto* menu = new QMenu(tr("&Scenario"), &m_view);
    menu->setObjectName(QStringLiteral("listScenarioMenu"));
    menu->setToolTipsVisible(true);
    m_useForAll = make({"listUseForAllAction", tr("Use the Diagram's Scenario for &All"), {}, {}}, {}, &PolicyListActions::useForAll);
    m_takeFiles = make({"listTakeFilesAction", tr("Take the &File's Scenario"), {}, {}}, {}, &PolicyListActions::takeFiles);
    m_makeFiles = make({"listMakeFilesAction", tr("&Make the Diagram's Scenario the File's"), {}, {}}, {}, &PolicyListActions::makeFiles);
    menu->addActions({m_makeFiles, m_useForAll, m_takeFiles});
    m_scenario = menu->menuAction();
    m_scenario->setObjectName(QStringLiteral("listScenarioAction"));
    m_scenario->setIconText(tr("Scenario"));
    m_scenario->setToolTip(tr("Which scenario the policies of the file have"));
}

void PolicyListActions::refresh() {
    const core::PolicyFile& file = m_document.file();
    const std::size_t selected = m_view.selectedPolicy();
    const core::Scenario& current = m_document.scenario();
    const auto set = [](QAction* action, bool possible, const QString& toolTip, const QString& whyNot) {
        action->setEnabled(possible);
        action->setToolTip(possible ? toolTip : whyNot);
    };
    set(m_load, selected != file.current, tr("Load into the diagram (Enter)"), tr("It is in the diagram."));
    m_rename->setToolTip(tr("Rename (F2)"));
    m_duplicate->setToolTip(tr("Duplicate (Ctrl+D)"));
    set(m_delete, file.policies.size() > 1, tr("Delete (Del)"), tr("The only policy of a file cannot be deleted."));
    set(m_up, selected > 0, tr("Move up (Alt+Up)"), tr("It is the first."));
    set(m_down, selected + 1 < file.policies.size(), tr("Move down (Alt+Down)"), tr("It is the last."));
    const bool all = file.scenario == current &&
                     std::ranges::all_of(file.policies, [&](const core::NamedPolicy& policy) { return policy.scenario == current; });
    set(m_makeFiles, file.scenario != current,
        tr("The file takes the scenario of the policy in the diagram; others keep what sets them apart."), tr("The file has it already."));
    set(m_useForAll, !all, tr("The file and all of its policies take the scenario of the policy in the diagram, and differ in nothing."),
        tr("All policies have it already."));
    set(m_takeFiles, file.policies[selected].scenario != file.scenario, tr("The selected policy gives up what sets its scenario apart."),
        tr("The selected policy has it already."));
}

void PolicyListActions::add() {
    const std::size_t row = addToList(m_document);
    m_view.selectPolicy(row);
    emit added();
    m_view.editName();
}

void PolicyListActions::load() {
    m_document.show(m_view.selectedPolicy());
}

void PolicyListActions::rename() {
    m_view.editName();
}

void PolicyListActions::duplicate() {
    m_view.selectPolicy(duplicatePolicy(m_document, m_view.selectedPolicy()));
    m_view.editName();
}

void PolicyListActions::erase() {
    deletePolicy(m_document, m_view.selectedPolicy());
}

void PolicyListActions::moveUp() {
    moveTo(m_view.selectedPolicy() - 1);
}

void PolicyListActions::moveDown() {
    moveTo(m_view.selectedPolicy() + 1);
}

void PolicyListActions::moveTo(std::size_t row) {
    movePolicy(m_document, m_view.selectedPolicy(), row);
    m_view.selectPolicy(row);
}

void PolicyListActions::makeFiles() {
    if (const QString lost = makeScenarioTheFiles(m_document); !lost.isEmpty()) {
        emit noted(lost);
    }
}

void PolicyListActions::useForAll() {
    if (const QString lost = useScenarioForAll(m_document); !lost.isEmpty()) {
        emit noted(lost);
    }
}

void PolicyListActions::takeFiles() {
    if (const QString lost = takeFileScenario(m_document, m_view.selectedPolicy()); !lost.isEmpty()) {
        emit noted(lost);
    }
}

} // namespace ui
