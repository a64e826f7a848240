#pragma once

#include <QDockWidget> // first: moc does not understand <compare> before other standard headers

#include "ui/theme.h"

namespace ui {

class DiagramView;
class Document;
class StepBar;
class ViewState;

/// The layer's diagram at the side of the window, and the bar of its stash and its step below. Always there: only its size is the user's.
class DiagramDock : public QDockWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    DiagramDock(Document& document, ViewState& view, const Theme& theme, QWidget* parent);

    DiagramView& diagram() { return *m_diagram; }
    void setTheme(const Theme& theme);

private:
    DiagramView* m_diagram;
    StepBar* m_steps;
};

} // namespace ui
