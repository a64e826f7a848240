#pragma once

#include <QFrame> // first: moc does not understand <compare> before other standard headers

#include "ui/theme.h"

#include <optional>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace ui {

/// How a card behaves: one that follows the mouse lets it through; one that stays can be read out, copied, moved and closed.
enum class CardLook { Hover, Pinned };

/// A sheet with a shadow that floats over the window it is a child of; hidden at first. What it says is up to those who derive from it.
class CardSheet : public QFrame {
    Q_OBJECT

public:
    /// What its two buttons are called, and what closing does: "Unpin the policy".
    struct Buttons {
        const char* copyName;
        const char* closeName;
        QString closeToolTip;
    };

    CardSheet(CardLook look, const Theme& theme, const Buttons& buttons, QWidget* window);

    /// Moves it as near to `topLeft` as the window allows.
    void placeAt(QPoint topLeft);
    virtual void setTheme(const Theme& theme);

    /// What it says, as text.
    QString text() const { return m_text; }
    /// Puts it on the clipboard, and says so.
    void copy();

signals:
    void closeRequested();
    /// By mouse or keyboard.
    void movedByHand();
    void copied();

protected:
    bool stays() const { return m_look == CardLook::Pinned; }
    const Theme& theme() const { return m_theme; }
    /// A column on the sheet that begins with the head, which one grips a card by that stays, and the buttons.
    QVBoxLayout* makeColumn(QLabel* head);
    /// The whole card as text.
    void setText(const QString& head, const QString& text);
    /// As wide as its margins and `inner` are, and as high as that needs.
    void fitTo(int inner);

    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void makeButtons(const Buttons& buttons);
    void refreshFonts();
    void moveByHand(QPoint topLeft);

    CardLook m_look;
    Theme m_theme;
    QString m_text;
    QLabel* m_head = nullptr;
    QToolButton* m_copy = nullptr;
    QToolButton* m_close = nullptr;
    std::optional<QPoint> m_grabbed; // where in the card the mouse holds it
    bool m_focusShown = false;
};

} // namespace ui
