#pragma once

#include <QWidget>

#include "ui/theme.h"

class QAction;
class QDockWidget;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace ui {

/// A dock's title: its name, what it is about, where there is room, a button for each action, and one that closes it. Named after the
/// dock: "ledgerTitle" of "ledgerDock".
class DockTitle : public QWidget {
    Q_OBJECT

public:
    /// An action with a menu opens it.
    DockTitle(QDockWidget& dock, const QList<QAction*>& actions, const Theme& theme);

    void setTheme(const Theme& theme);
    void setAbout(const QString& about);
    /// What is left free beside it.
    void setMargins(int left, int right);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addButton(QHBoxLayout& layout, const QString& objectName);
    void fit();

    QLabel* m_name;
    QLabel* m_about;
    QString m_aboutText; // in full
};

} // namespace ui
