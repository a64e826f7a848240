#pragma once

#include <QLabel> // first: moc does not understand <compare> before other standard headers

#include "ui/card/card_sheet.h"
#include "ui/op_card/op_card_content.h"

#include <array>

namespace ui {

/// An op and its mark on a card. Named "opCard" where it stays, with the buttons "opCardCopy" and "opCardClose"; else "opHoverCard".
class OpCard : public CardSheet {
    Q_OBJECT

public:
    OpCard(CardLook look, const Theme& theme, QWidget* window);

    /// As large as the content needs; shown or hidden as it was.
    void setContent(const OpCardContent& content);
    void setTheme(const Theme& theme) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A number of a flip, and what it is a number of.
    struct Row {
        QLabel* value;
        QLabel* meaning;
    };

    void makeLayout();
    void setRow(std::size_t row, const QString& value, const QString& meaning);
    void refreshFonts();

    QLabel* m_head;
    QLabel* m_facts;
    QLabel* m_stash;
    QLabel* m_deadHead;
    bool m_harmful = false; // what it says
    QLabel* m_dead;
    QLabel* m_replays;
    QLabel* m_flipHead;
    std::array<Row, 4> m_rows{}; // per rank, per token and layer, share, price
    QLabel* m_comment;
    QLabel* m_hint; // what one can do with an op that is pointed at
};

} // namespace ui
