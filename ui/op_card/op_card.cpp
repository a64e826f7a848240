#include "ui/op_card/op_card.h"

#include "ui/card/card_fonts.h"
#include "ui/card/card_labels.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int contentWidth = 292;
constexpr int gap = 5; // between paragraphs

} // namespace

OpCard::OpCard(CardLook look, const Theme& theme, QWidget* window)
    : CardSheet(look, theme, {"opCardCopy", "opCardClose", tr("Close the card")}, window) {
    setObjectName(stays() ? QStringLiteral("opCard") : QStringLiteral("opHoverCard"));
    m_head = makeCardLabel(this, "opCardHead", false); // what one grips the card by
    m_facts = makeCardLabel(this, "opCardFacts", stays());
    m_stash = makeCardLabel(this, "opCardStash", stays());
    m_deadHead = makeCardLabel(this, "opCardDeadHead", stays());
    m_dead = makeCardLabel(this, "opCardDead", stays());
    m_replays = makeCardLabel(this, "opCardReplays", stays());
    m_flipHead = makeCardLabel(this, "opCardFlipHead", stays());
    constexpr std::array<std::array<const char*, 2>, 4> rowNames = {{{"opCardGib", "opCardGibMeaning"},
                                                                     {"opCardKib", "opCardKibMeaning"},
                                                                     {"opCardShare", "opCardShareMeaning"},
                                                                     {"opCardPrice", "opCardPriceMeaning"}}};
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i] = {makeCardLabel(this, rowNames[i][0], stays()), makeCardLabel(this, rowNames[i][1], stays())};
    }
    m_comment = makeCardLabel(this, "opCardComment", stays());
    m_hint = makeCardLabel(this, "opCardHint", false);
    m_hint->setText(tr("click or Space flips · Enter keeps the card"));
    m_hint->setVisible(!stays());
    for (QLabel* wrapped : {m_head, m_facts, m_stash, m_dead, m_replays, m_comment}) {
        wrapped->setWordWrap(true);
    }
    makeLayout();
    refreshFonts();
    OpCard::setTheme(theme);
}

void OpCard::makeLayout() {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        grid->addWidget(m_rows[i].value, static_cast<int>(i), 0, Qt::AlignRight | Qt::AlignBaseline);
        grid->addWidget(m_rows[i].meaning, static_cast<int>(i), 1, Qt::AlignLeft | Qt::AlignBaseline);
    }
    for (QLabel* apart : {m_deadHead, m_replays, m_comment, m_hint}) {
        apart->setContentsMargins(0, 3, 0, 0);
    }
    QVBoxLayout* column = makeColumn(m_head);
    column->addWidget(m_facts);
    column->addSpacing(gap);
    column->addWidget(m_stash);
    column->addWidget(m_deadHead);
    column->addWidget(m_dead);
    column->addWidget(m_replays);
    column->addSpacing(gap);
    column->addWidget(m_flipHead);
    column->addLayout(grid);
    column->addWidget(m_comment);
    column->addWidget(m_hint);
}

void OpCard::setContent(const OpCardContent& content) {
    setText(content.head, content.text);
    m_facts->setText(unbroken(content.facts));
    m_stash->setText(unbroken(content.stash));
    m_harmful = content.harmful;
    m_deadHead->setText(content.harmful ? tr("⚠ A dead choice") : tr("A dead choice"));
    setTextColor(*m_deadHead, m_harmful ? theme().error : theme().text);
    m_deadHead->setVisible(!content.dead.isEmpty());
    setOptionalText(m_dead, unbroken(content.dead.join(u'\n')));
    setOptionalText(m_replays, unbroken(content.replays.join(u'\n')));
    m_flipHead->setText(content.flipHead);
    setRow(0, tr("%1 GiB").arg(content.flip.gib), tr("stashed per rank"));
    setRow(1, tr("%1 KiB").arg(content.flip.kib), tr("per token·layer"));
    setRow(2, content.flip.share.isEmpty() ? QString() : tr("%1%").arg(content.flip.share), tr("of a forward replayed"));
    setRow(3, content.flip.price.isEmpty() ? QString() : tr("%1%").arg(content.flip.price), content.priceMeaning);
    setOptionalText(m_comment, content.flip.comment);
    fitTo(contentWidth);
}

void OpCard::setRow(std::size_t row, const QString& value, const QString& meaning) {
    setOptionalText(m_rows[row].value, value);
    setOptionalText(m_rows[row].meaning, value.isEmpty() ? QString() : meaning);
}

void OpCard::setTheme(const Theme& theme) {
    CardSheet::setTheme(theme);
    for (QLabel* label : {m_stash, m_dead, m_replays, m_flipHead, m_comment}) {
        setTextColor(*label, theme.text);
    }
    for (QLabel* secondary : {m_facts, m_hint}) {
        setTextColor(*secondary, theme.secondaryText);
    }
    setTextColor(*m_deadHead, m_harmful ? theme.error : theme.text);
    for (const Row& row : m_rows) {
        setTextColor(*row.value, theme.text);
        setTextColor(*row.meaning, theme.secondaryText);
    }
}

void OpCard::changeEvent(QEvent* event) {
    CardSheet::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refreshFonts();
    }
}

void OpCard::refreshFonts() {
    const QFont small = cardFont(font(), CardFont::Small);
    QFont strong = small;
    strong.setBold(true);
    for (QLabel* label : {m_facts, m_stash, m_dead, m_replays, m_comment, m_hint}) {
        label->setFont(small);
    }
    m_deadHead->setFont(strong);
    m_flipHead->setFont(strong);
    // As wide as usual numbers, so that nothing beside them moves while ops are flipped.
    const int width = QFontMetrics(small).horizontalAdvance(QStringLiteral("+000.00 KiB"));
    for (const Row& row : m_rows) {
        row.value->setFont(small);
        row.value->setMinimumWidth(width);
        row.value->setAlignment(Qt::AlignRight);
        row.meaning->setFont(small);
    }
}

} // namespace ui
