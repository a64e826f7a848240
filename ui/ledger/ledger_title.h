#pragma once

#include <QWidget>

#include "ui/theme.h"

class QAction;
class QDockWidget;
class QLabel;

namespace ui {

/// The dock's title: its name, what it is about, where there is room, and a button for each action.
class LedgerTitle : public QWidget {
    Q_OBJECT

public:
    LedgerTitle(QDockWidget& dock, const QList<QAction*>& actions, const Theme& theme);

    void setTheme(const Theme& theme);
    /// What is left free beside it.
    void setMargins(int left, int right);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QLabel* m_name;
    QLabel* m_about;
};

} // namespace ui
