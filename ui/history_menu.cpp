#include "ui/history_menu.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMenu>
#include <QUndoStack>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::HistoryMenu)
};

} // namespace

void addHistory(QMenu& menu, QUndoStack& stack) {
    QAction* undo = menu.addAction(QString());
    undo->setObjectName(QStringLiteral("undoAction"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = menu.addAction(QString());
    redo->setObjectName(QStringLiteral("redoAction"));
    redo->setShortcuts({QKeySequence(Texts::tr("Ctrl+Shift+Z")), QKeySequence(Texts::tr("Ctrl+Y"))});
    QObject::connect(undo, &QAction::triggered, &stack, &QUndoStack::undo);
    QObject::connect(redo, &QAction::triggered, &stack, &QUndoStack::redo);
    const auto refresh = [&stack, undo, redo] {
        undo->setEnabled(stack.canUndo());
        redo->setEnabled(stack.canRedo());
        undo->setText(stack.canUndo() ? Texts::tr("&Undo: %1").arg(stack.undoText()) : Texts::tr("&Undo"));
        redo->setText(stack.canRedo() ? Texts::tr("&Redo: %1").arg(stack.redoText()) : Texts::tr("&Redo"));
    };
    QObject::connect(&stack, &QUndoStack::indexChanged, &menu, refresh);
    refresh();
}

} // namespace ui
