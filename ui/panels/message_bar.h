#pragma once

#include "ui/theme.h"

#include <QFrame>
#include <QList>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace ui {

struct MessageButton {
    const char* objectName;
    QString text; // with a mnemonic
    std::function<void()> pressed;
};

/// A message that stays until it is answered, closed or taken back, whatever else is said meanwhile.
struct KeptMessage {
    QString key; // one message a key: a newer one takes the older one's place
    QString text;
    bool isError = false;
    std::vector<MessageButton> buttons = {}; // each of them closes the message, then does its work
    std::function<void()> closed = {};
};

/// One message above the panels. Never blocks. Messages in passing stand before kept ones, and newer before older.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(const Theme& theme, QWidget* parent = nullptr);

    /// In passing: until it is closed, replaced, or the document that it speaks of changes. An empty one closes the one before.
    void showError(const QString& message);
    void showNote(const QString& message);
    void keep(KeptMessage message);
    void takeBack(const QString& key);
    /// The message in passing, if there is one, no longer holds.
    void pass();
    void setTheme(const Theme& theme);
    /// The one that is shown; empty for none.
    QString message() const;

private:
    void showPassing(const QString& message, bool isError);
    void refresh();
    void makeButtons(const std::vector<MessageButton>& buttons);
    void answer(const std::function<void()>& then);
    void refreshColors();

    Theme m_theme;
    KeptMessage m_passing; // has no key
    std::vector<KeptMessage> m_kept;
    QHBoxLayout* m_layout;
    QLabel* m_label;
    QToolButton* m_close;
    QList<QWidget*> m_buttons;
    bool m_error = false;
};

} // namespace ui
