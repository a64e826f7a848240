#pragma once

#include <QFrame> // first: moc does not understand <compare> before other standard headers

#include "ui/card/card_content.h"
#include "ui/theme.h"

#include <optional>

class QLabel;
class QToolButton;

namespace ui {

class CardMiniature;
class CardNumbers;
class ComparedNumbers;

/// How a card behaves: one that follows the mouse lets it through; one that stays can be read out, copied, moved and closed.
enum class CardLook { Hover, Pinned };

/// A policy on a sheet that floats over the window it is a child of. Named "hoverCard" or "pinnedCard"; hidden at first.
class PolicyCard : public QFrame {
    Q_OBJECT

public:
    PolicyCard(CardLook look, const Theme& theme, QWidget* window);

    /// As large as the content needs; shown or hidden as it was. Takes about a millisecond.
    void setContent(const CardContent& content);
    /// Shows the content near a place that it must not cover, in the window's coordinates: `roomAround` a point. Where it cannot
    /// help covering it, the miniature goes.
    void showContent(const CardContent& content, const QRect& avoid);
    /// Moves it as near to `topLeft` as the window allows.
    void placeAt(QPoint topLeft);
    void setTheme(const Theme& theme);

    /// What it says, as text.
    QString text() const { return m_text; }
    /// Puts it on the clipboard, and says so.
    void copy();

signals:
    void closeRequested();
    /// By mouse or keyboard.
    void movedByHand();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void makeLayout();
    void makeButtons();
    void refreshFonts();
    void fit();
    void moveByHand(QPoint topLeft);

    CardLook m_look;
    Theme m_theme;
    QString m_text;
    QLabel* m_head;
    QToolButton* m_copy = nullptr;
    QToolButton* m_close = nullptr;
    QLabel* m_note;
    CardNumbers* m_numbers;
    ComparedNumbers* m_compared;
    QLabel* m_difference;
    QLabel* m_verdict;
    CardMiniature* m_miniature;
    QLabel* m_miniatureNote;
    QLabel* m_hint = nullptr;        // what one can do with a policy that is pointed at
    std::optional<QPoint> m_grabbed; // where in the card the mouse holds it
    bool m_focusShown = false;
};

} // namespace ui
