#pragma once

#include "ui/theme.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace ui {

/// One message above the panels until it is closed or replaced. Never blocks.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(const Theme& theme, QWidget* parent = nullptr);

    /// An empty message closes the bar.
    void showError(const QString& message);
    void showNote(const QString& message);
    void setTheme(const Theme& theme);
    QString message() const;

private:
    void showMessage(const QString& message, bool error);
    void refreshColors();

    Theme m_theme;
    QLabel* m_label;
    QToolButton* m_close;
    bool m_error = false;
};

} // namespace ui
