#pragma once

#include "core/policy/policy.h"
#include "ui/diagram/diagram_layout.h"

#include <functional>
#include <optional>

class QMenu;
class QWidget;

namespace ui {

class Document;

/// What the menu is about.
struct DiagramMenuSubject {
    core::Policy marks;                  // the ops; may be none
    std::optional<DiagramRegion> region; // that they are in, or whose name it is
    std::function<void()> explain;       // opens the card of the op; none: nothing to explain
};

/// The context menu of the diagram, named "diagramMenu". What would change nothing is disabled and says why. The document must outlive it.
QMenu* makeDiagramMenu(Document& document, const DiagramMenuSubject& subject, QWidget* parent);

} // namespace ui
