#pragma once

#include <QDialog>

#include "ui/session/recovery.h"

#include <functional>
#include <vector>

class QPushButton;
class QTreeWidget;

namespace ui {

/// Offers unsaved work of windows that ended unexpectedly. What is neither recovered nor deleted is kept for the next start.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    using Recover = std::function<void(std::vector<OrphanedWork>)>;

    /// At least one orphan. `recover` takes those that the user chose, at least one.
    RecoveryDialog(std::vector<OrphanedWork> orphans, Recover recover, QWidget* parent);

private:
    void makeList();
    QPushButton* makeButton(const char* objectName, const QString& text, const QString& toolTip);
    void askToDelete();
    void refreshButtons();
    /// The selected ones leave the list; the dialog closes behind the last.
    std::vector<OrphanedWork> takeSelected();

    std::vector<OrphanedWork> m_orphans; // in the order of the list
    Recover m_recover;
    QTreeWidget* m_list;
    QPushButton* m_recoverButton = nullptr;
    QPushButton* m_deleteButton = nullptr;
};

} // namespace ui
