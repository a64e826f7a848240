#pragma once

#include "ui/panel_dock.h"

#include <cstddef>

namespace ui {

class Document;
class PolicyListActions;
class PolicyListView;
class PolicyNote;

/// The file's list of policies: what each costs and stashes, where it stands, and a note on the selected one.
class PolicyListDock : public PanelDock {
    Q_OBJECT

public:
    PolicyListDock(Document& document, const Theme& theme, QWidget* parent = nullptr);

    /// Adds the policy in the diagram; shows the dock then, so that the name can be typed.
    QAction* addAction();
    void setTheme(const Theme& theme) override;
    /// The selected policy while the keyboard is in the list, else the one in the diagram.
    std::size_t chosenPolicy() const;

signals:
    void noted(const QString& message);

private:
    void refresh();

    Document& m_document;
    PolicyListView* m_view;
    PolicyNote* m_note;
    QWidget* m_line; // between the two
    PolicyListActions* m_actions;
};

} // namespace ui
