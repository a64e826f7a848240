#include "ui/diagram_dock.h"

#include "ui/diagram/diagram_view.h"
#include "ui/sheet.h"
#include "ui/step_bar/step_bar.h"

#include <QVBoxLayout>

namespace ui {

DiagramDock::DiagramDock(Document& document, ViewState& view, const Theme& theme, QWidget* parent)
    : QDockWidget(tr("Diagram"), parent),
      m_diagram(new DiagramView(document, view, theme)),
      m_steps(new StepBar(document, theme)) {
    setObjectName(QStringLiteral("diagramDock"));
    setFeatures(NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget(this)); // none
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 8, 8, 0);
    layout->setSpacing(8);
    layout->addWidget(sheet("diagramSheet", m_diagram), 1);
    layout->addWidget(sheet("stepSheet", m_steps));
    setWidget(content);
}

void DiagramDock::setTheme(const Theme& theme) {
    m_diagram->setTheme(theme);
    m_steps->setTheme(theme);
}

} // namespace ui
