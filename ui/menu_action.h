#pragma once

#include <QKeySequence>
#include <QString>

class QAction;
class QMenu;

namespace ui {

/// A new action at the menu's end.
QAction* makeAction(QMenu& menu, const char* objectName, const QString& text, const QKeySequence& shortcut = {});

} // namespace ui
