#include "ui/policy_list/policy_list_dock.h"

#include "ui/document/document.h"
#include "ui/policy_list/policy_list_actions.h"
#include "ui/policy_list/policy_list_view.h"
#include "ui/policy_list/policy_note.h"
#include "ui/policy_list/policy_rows.h"
#include "ui/table/table_look.h"

#include <QAction>
#include <QVBoxLayout>

namespace ui {

PolicyListDock::PolicyListDock(Document& document, const Theme& theme, QWidget* parent)
    : PanelDock(QStringLiteral("policies"), tr("Policies"), theme, parent),
      m_document(document),
      m_view(new PolicyListView(document, theme)),
      m_note(new PolicyNote(document)),
      m_line(new QWidget),
      m_actions(new PolicyListActions(document, *m_view, this)) {
    m_line->setFixedHeight(1);
    m_line->setAutoFillBackground(true);
    auto* panel = new QWidget;
    panel->setObjectName(QStringLiteral("policiesPanel"));
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_line);
    layout->addWidget(m_note);
    panel->setFocusProxy(m_view);
    setPanel(panel, m_actions->buttons(), Qt::BottomDockWidgetArea);
    connect(m_view, &PolicyListView::selectedChanged, this, &PolicyListDock::refresh);
    connect(m_actions, &PolicyListActions::added, this, [this] {
        show();
        raise();
    });
    connect(m_actions, &PolicyListActions::noted, this, &PolicyListDock::noted);
    refresh();
    PolicyListDock::setTheme(theme);
}

QAction* PolicyListDock::addAction() {
    return m_actions->addAction();
}

std::size_t PolicyListDock::chosenPolicy() const {
    return m_view->hasFocus() ? m_view->selectedPolicy() : m_document.file().current;
}

void PolicyListDock::refresh() {
    m_note->showNote(m_view->selectedPolicy());
    setAbout(listSummary(m_document.file().policies.size()));
}

void PolicyListDock::setTheme(const Theme& theme) {
    PanelDock::setTheme(theme);
    m_view->setTheme(theme);
    QPalette colors = tablePalette(theme);
    m_note->setPalette(colors);
    m_note->viewport()->setPalette(colors);
    colors.setColor(QPalette::Window, theme.panelBorder);
    m_line->setPalette(colors);
}

} // namespace ui
