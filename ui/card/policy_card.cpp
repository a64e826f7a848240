#include "ui/card/policy_card.h"

#include "ui/card/card_fonts.h"
#include "ui/card/card_labels.h"
#include "ui/card/card_miniature.h"
#include "ui/card/card_numbers.h"
#include "ui/card/card_place.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int contentWidth = 268;

} // namespace

PolicyCard::PolicyCard(CardLook look, const Theme& theme, QWidget* window)
    : CardSheet(look, theme, {"cardCopy", "cardClose", tr("Unpin the policy")}, window) {
    setObjectName(stays() ? QStringLiteral("pinnedCard") : QStringLiteral("hoverCard"));
    m_head = makeCardLabel(this, "cardHead", false); // what one grips the card by
    m_note = makeCardLabel(this, "cardNote", stays());
    m_numbers = new CardNumbers(theme, stays(), this);
    m_compared = new ComparedNumbers(theme, stays(), this);
    m_difference = makeCardLabel(this, "cardDifference", stays());
    m_verdict = makeCardLabel(this, "cardVerdict", stays());
    m_miniature = new CardMiniature(theme, this);
    m_miniature->setAccessibleName(tr("The layer in small"));
    m_miniatureNote = makeCardLabel(this, "cardMiniatureNote", stays());
    for (QLabel* wrapped : {m_head, m_note, m_difference, m_verdict, m_miniatureNote}) {
        wrapped->setWordWrap(true);
    }
    m_hint = makeCardLabel(this, "cardHint", false);
    m_hint->setVisible(!stays());
    connect(this, &CardSheet::copied, m_hint, [this] { m_hint->setText(tr("copied")); });
    makeLayout();
    refreshFonts();
    PolicyCard::setTheme(theme);
}

void PolicyCard::makeLayout() {
    QVBoxLayout* column = makeColumn(m_head);
    column->addWidget(m_note);
    column->addSpacing(2);
    column->addWidget(m_numbers);
    column->addWidget(m_compared);
    column->addSpacing(2);
    column->addWidget(m_difference);
    column->addWidget(m_verdict);
    column->addSpacing(4);
    column->addWidget(m_miniature);
    column->addWidget(m_miniatureNote);
    column->addWidget(m_hint);
}

void PolicyCard::setContent(const CardContent& content) {
    setText(content.head, plainText(content));
    setOptionalText(m_note, content.note);
    const bool compares = !content.compared.empty();
    m_numbers->setVisible(!compares);
    m_compared->setVisible(compares);
    compares ? m_compared->setNumbers(content.compared) : m_numbers->setNumbers(content.numbers);
    setOptionalText(m_difference, unbroken(content.difference));
    setOptionalText(m_verdict, content.verdict);
    m_miniature->show();
    m_miniature->setState(content.problem, content.miniature);
    setOptionalText(m_miniatureNote, content.miniatureNote);
    m_hint->setText(content.pinnable ? tr("click loads · Ctrl+click pins · Ctrl+C copies") : tr("click loads · Ctrl+C copies"));
    fit();
}

/// Its numbers are never cut: where they need more room, the card is wider.
void PolicyCard::fit() {
    const QWidget* numbers = m_compared->isVisibleTo(this) ? static_cast<QWidget*>(m_compared) : m_numbers;
    const int inner = std::max(contentWidth, numbers->sizeHint().width());
    m_miniature->fitTo(inner);
    fitTo(inner);
}

void PolicyCard::showContent(const CardContent& content, const QRect& avoid) {
    setContent(content);
    const QRect bounds = parentWidget()->rect();
    CardPlace place = placeCard(size(), avoid, bounds);
    if (!place.clear) {
        m_miniature->hide();
        m_miniatureNote->hide();
        fit();
        place = placeCard(size(), avoid, bounds);
    }
    move(place.topLeft);
    raise();
    show();
}

void PolicyCard::setTheme(const Theme& theme) {
    CardSheet::setTheme(theme);
    setTextColor(*m_verdict, theme.text);
    for (QLabel* secondary : {m_note, m_difference, m_miniatureNote, m_hint}) {
        setTextColor(*secondary, theme.secondaryText);
    }
    m_numbers->setTheme(theme);
    m_compared->setTheme(theme);
    m_miniature->setTheme(theme);
}

void PolicyCard::changeEvent(QEvent* event) {
    CardSheet::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refreshFonts();
    }
}

void PolicyCard::refreshFonts() {
    for (QLabel* small : {m_note, m_difference, m_verdict, m_miniatureNote, m_hint}) {
        small->setFont(cardFont(font(), CardFont::Small));
    }
}

} // namespace ui
