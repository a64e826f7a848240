#pragma once

class QMenu;
class QUndoStack;

namespace ui {

/// Undo and redo, which name their step where there is one.
void addHistory(QMenu& menu, QUndoStack& stack);

} // namespace ui
