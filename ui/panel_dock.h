#pragma once

#include <QDockWidget>

#include "ui/theme.h"

class QAction;

namespace ui {

class DockTitle;

/// A dock that a panel fills, with a title of its own and the margins of the window's other sheets.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    /// Its object name is `name` and "Dock", and those of its parts begin with `name`.
    PanelDock(const QString& name, const QString& title, const Theme& theme, QWidget* parent);

    virtual void setTheme(const Theme& theme);

protected:
    /// Once, before it is shown. `area` is where it stands first.
    void setPanel(QWidget* panel, const QList<QAction*>& actions, Qt::DockWidgetArea area);
    /// What the title says beside the name.
    void setAbout(const QString& about);
    void paintEvent(QPaintEvent* event) override;

private:
    void setMargins(Qt::DockWidgetArea area);

    QString m_name;
    Theme m_theme;
    DockTitle* m_title = nullptr;
};

} // namespace ui
