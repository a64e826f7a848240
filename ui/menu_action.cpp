#include "ui/menu_action.h"

#include <QAction>
#include <QMenu>

namespace ui {

QAction* makeAction(QMenu& menu, const char* objectName, const QString& text, const QKeySequence& shortcut) {
    QAction* action = menu.addAction(text);
    action->setObjectName(QLatin1String(objectName));
    action->setShortcut(shortcut);
    return action;
}

} // namespace ui
