#pragma once

#include <QLabel> // first: moc does not understand <compare> before other standard headers

#include "ui/card/card_content.h"
#include "ui/card/card_sheet.h"

namespace ui {

class CardMiniature;
class CardNumbers;
class ComparedNumbers;

/// A policy on a card. Named "hoverCard" or "pinnedCard".
class PolicyCard : public CardSheet {
    Q_OBJECT

public:
    PolicyCard(CardLook look, const Theme& theme, QWidget* window);

    /// As large as the content needs; shown or hidden as it was. Takes about a millisecond.
    void setContent(const CardContent& content);
    /// Shows the content near a place that it must not cover, in the window's coordinates: `roomAround` a point. Where it cannot
    /// help covering it, the miniature goes.
    void showContent(const CardContent& content, const QRect& avoid);
    void setTheme(const Theme& theme) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeLayout();
    void refreshFonts();
    void fit();

    QLabel* m_head;
    QLabel* m_note;
    CardNumbers* m_numbers;
    ComparedNumbers* m_compared;
    QLabel* m_difference;
    QLabel* m_verdict;
    CardMiniature* m_miniature;
    QLabel* m_miniatureNote;
    QLabel* m_hint; // what one can do with a policy that is pointed at
};

} // namespace ui
