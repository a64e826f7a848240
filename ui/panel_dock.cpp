#include "ui/panel_dock.h"

#include "ui/dock_title.h"
#include "ui/sheet.h"

#include <QAction>
#include <QPainter>
#include <QVBoxLayout>

namespace ui {

PanelDock::PanelDock(const QString& name, const QString& title, const Theme& theme, QWidget* parent)
    : QDockWidget(title, parent),
      m_name(name),
      m_theme(theme) {
    setObjectName(name + QStringLiteral("Dock"));
    setAccessibleName(title);
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
        if (shown && isFloating()) {
            raise();
            activateWindow();
        }
    });
}

void PanelDock::setPanel(QWidget* panel, const QList<QAction*>& actions, Qt::DockWidgetArea area) {
    m_title = new DockTitle(*this, actions, m_theme);
    setTitleBarWidget(m_title);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->addWidget(sheet(QString(m_name + QStringLiteral("Sheet")).toLatin1().constData(), panel));
    setWidget(content);
    setFocusProxy(panel);
    connect(this, &QDockWidget::dockLocationChanged, this, &PanelDock::setMargins);
    connect(this, &QDockWidget::topLevelChanged, this, [this](bool floats) {
        if (floats) {
            setMargins(Qt::NoDockWidgetArea);
        }
    });
    setMargins(area);
}

void PanelDock::setAbout(const QString& about) {
    m_title->setAbout(about);
}

/// As far from the window's edges as the other sheets.
void PanelDock::setMargins(Qt::DockWidgetArea area) {
    constexpr int gap = 8;
    const bool floats = area == Qt::NoDockWidgetArea;
    const int left = area == Qt::RightDockWidgetArea ? 0 : gap;
    const int right = area == Qt::RightDockWidgetArea || floats ? gap : 0;
    widget()->layout()->setContentsMargins(left, 0, right, floats ? gap : 0);
    m_title->setMargins(left, right);
}

/// Floating, it has no frame but its own.
void PanelDock::paintEvent(QPaintEvent* event) {
    QDockWidget::paintEvent(event);
    if (isFloating()) {
        QPainter painter(this);
        painter.fillRect(rect(), palette().window());
        painter.setPen(m_theme.axis);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PanelDock::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
    m_title->setTheme(theme);
}

} // namespace ui
