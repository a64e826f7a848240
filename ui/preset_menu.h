#pragma once

class QMenu;

namespace ui {

class Document;

/// Fills the menu with the presets of the document's catalogue, anew whenever it opens. Those that the layer lacks marks of are
/// disabled and say so.
void fillPresetMenu(QMenu& menu, Document& document);

} // namespace ui
