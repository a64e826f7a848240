#pragma once

class QAction;
class QMenu;

namespace ui {

class Document;

/// Fills the menu with what adds the policy to the list and the presets of the document's catalogue, anew whenever it opens. Those that
/// the layer lacks marks of are disabled and say so.
void fillPresetMenu(QMenu& menu, Document& document, QAction* addToList);

} // namespace ui
