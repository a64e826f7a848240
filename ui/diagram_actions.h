#pragma once

class QMenu;

namespace ui {

class DiagramView;
class Document;

/// Fills the menu with what one does to the diagram as a whole: its zoom, whether changes move, all of its marks.
void fillDiagramMenu(QMenu& menu, DiagramView& diagram, Document& document);

} // namespace ui
