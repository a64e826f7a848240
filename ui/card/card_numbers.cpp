#include "ui/card/card_numbers.h"

#include "ui/card/card_fonts.h"
#include "ui/card/card_labels.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::PolicyCard)
};

} // namespace

CardNumbers::CardNumbers(const Theme& theme, bool selectable, QWidget* parent)
    : QWidget(parent) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(12);
    layout->setVerticalSpacing(0);
    m_labels = {{{makeCardLabel(this, "cardReplay", selectable), makeCardLabel(this, "cardReplayMeaning", selectable),
                  makeCardLabel(this, "cardReplayExact", selectable)},
                 {makeCardLabel(this, "cardStash", selectable), makeCardLabel(this, "cardStashMeaning", selectable),
                  makeCardLabel(this, "cardStashExact", selectable)}}};
    for (int column = 0; column < 2; ++column) {
        const Labels& labels = m_labels[static_cast<std::size_t>(column)];
        layout->addWidget(labels.value, 0, column);
        layout->addWidget(labels.meaning, 1, column);
        layout->addWidget(labels.exact, 2, column);
        layout->setColumnStretch(column, 1);
    }
    refreshFonts();
    setTheme(theme);
}

void CardNumbers::setNumbers(const std::array<CardNumber, 2>& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        m_labels[i].value->setText(numbers[i].value);
        m_labels[i].meaning->setText(numbers[i].meaning);
        m_labels[i].exact->setText(numbers[i].exact);
    }
}

void CardNumbers::setTheme(const Theme& theme) {
    for (const Labels& labels : m_labels) {
        setTextColor(*labels.value, theme.text);
        setTextColor(*labels.meaning, theme.text);
        setTextColor(*labels.exact, theme.secondaryText);
    }
}

void CardNumbers::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refreshFonts();
    }
}

void CardNumbers::refreshFonts() {
    for (const Labels& labels : m_labels) {
        labels.value->setFont(cardFont(font(), CardFont::Number));
        labels.meaning->setFont(cardFont(font(), CardFont::Small));
        labels.exact->setFont(cardFont(font(), CardFont::Small));
    }
}

ComparedNumbers::ComparedNumbers(const Theme& theme, bool selectable, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_selectable(selectable),
      m_layout(new QGridLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(8);
    m_layout->setVerticalSpacing(1);
    m_layout->setColumnStretch(0, 1);
    m_rows.push_back(makeRow(0));
    m_rows.front()[1]->setText(Texts::tr("pinned"));
    m_rows.front()[2]->setText(Texts::tr("in the diagram"));
    m_rows.front()[3]->setText(Texts::tr("difference"));
}

ComparedNumbers::Row ComparedNumbers::makeRow(int row) {
    static constexpr std::array<const char*, 4> names = {"comparedMeaning", "comparedPinned", "comparedCurrent", "comparedDifference"};
    Row labels{};
    for (std::size_t column = 0; column < labels.size(); ++column) {
        labels[column] = makeCardLabel(this, names[column], m_selectable);
        m_layout->addWidget(labels[column], row, static_cast<int>(column), column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    }
    return labels;
}

void ComparedNumbers::setNumbers(const std::vector<ComparedNumber>& numbers) {
    while (m_rows.size() < numbers.size() + 1) {
        m_rows.push_back(makeRow(static_cast<int>(m_rows.size())));
        refreshFonts();
        refreshColours();
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Row& row = m_rows[i + 1];
        row[0]->setText(numbers[i].meaning);
        row[1]->setText(numbers[i].pinned);
        row[2]->setText(numbers[i].current);
        row[3]->setText(numbers[i].difference);
    }
}

void ComparedNumbers::setTheme(const Theme& theme) {
    m_theme = theme;
    refreshColours();
}

void ComparedNumbers::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refreshFonts();
    }
}

void ComparedNumbers::refreshFonts() {
    for (const Row& row : m_rows) {
        for (QLabel* label : row) {
            label->setFont(cardFont(font(), CardFont::Small));
        }
    }
    // As wide as usual numbers, so that the card keeps its width while ops are toggled.
    const QFontMetrics metrics(cardFont(font(), CardFont::Small));
    const int value = metrics.horizontalAdvance(QStringLiteral("000.0 MFLOP"));
    m_layout->setColumnMinimumWidth(1, value);
    m_layout->setColumnMinimumWidth(2, value);
    m_layout->setColumnMinimumWidth(3, metrics.horizontalAdvance(QStringLiteral("+000.00 MFLOP")));
}

void ComparedNumbers::refreshColours() {
    for (const Row& row : m_rows) {
        for (QLabel* label : row) {
            const bool secondary = &row == &m_rows.front() || label == row.front();
            setTextColor(*label, secondary ? m_theme.secondaryText : m_theme.text);
        }
    }
}

} // namespace ui
