#include "ui/card/policy_card.h"

#include "ui/card/card_fonts.h"
#include "ui/card/card_miniature.h"
#include "ui/card/card_numbers.h"
#include "ui/card/card_place.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int shadowWidth = 8;
constexpr double shadowDrop = 2;
constexpr double corner = 7;
constexpr int padding = 12;
constexpr int contentWidth = 268;
constexpr int keyStep = 10; // pixels that an arrow key moves the card

void setOptionalText(QLabel* label, const QString& text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

/// A line never ends between a number and its unit.
QString unbroken(QString text) {
    static const QRegularExpression gap(QStringLiteral("(?<=\\d) (?=\\p{L})"));
    return text.replace(gap, QString(QChar::Nbsp));
}

void paintShadow(QPainter& painter, const QRectF& sheet, const QColor& darkest) {
    painter.setPen(Qt::NoPen);
    QColor layer = darkest;
    layer.setAlphaF(darkest.alphaF() / shadowWidth);
    painter.setBrush(layer);
    for (int outset = 1; outset < shadowWidth; ++outset) {
        const QRectF ring = sheet.adjusted(-outset, shadowDrop - outset, outset, std::min<double>(outset + shadowDrop, shadowWidth));
        painter.drawRoundedRect(ring, corner + outset, corner + outset);
    }
}

} // namespace

PolicyCard::PolicyCard(CardLook look, const Theme& theme, QWidget* window)
    : QFrame(window),
      m_look(look),
      m_theme(theme) {
    const bool stays = look == CardLook::Pinned;
    setObjectName(stays ? QStringLiteral("pinnedCard") : QStringLiteral("hoverCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents, !stays);
    setFocusPolicy(stays ? Qt::StrongFocus : Qt::NoFocus);
    m_head = makeCardLabel(this, "cardHead", false); // what one grips the card by
    m_note = makeCardLabel(this, "cardNote", stays);
    m_numbers = new CardNumbers(theme, stays, this);
    m_compared = new ComparedNumbers(theme, stays, this);
    m_difference = makeCardLabel(this, "cardDifference", stays);
    m_verdict = makeCardLabel(this, "cardVerdict", stays);
    m_miniature = new CardMiniature(theme, this);
    m_miniature->setAccessibleName(tr("The layer in small"));
    m_miniatureNote = makeCardLabel(this, "cardMiniatureNote", stays);
    for (QLabel* wrapped : {m_head, m_note, m_difference, m_verdict, m_miniatureNote}) {
        wrapped->setWordWrap(true);
    }
    m_hint = makeCardLabel(this, "cardHint", false);
    m_hint->setVisible(!stays);
    if (stays) {
        makeButtons();
        m_head->setCursor(Qt::SizeAllCursor);
    }
    makeLayout();
    refreshFonts();
    setTheme(theme);
    hide();
}

void PolicyCard::makeButtons() {
    m_copy = new QToolButton(this);
    m_copy->setObjectName(QStringLiteral("cardCopy"));
    m_copy->setText(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the card"));
    m_copy->setToolTip(tr("Copy what the card says as text"));
    m_close = new QToolButton(this);
    m_close->setObjectName(QStringLiteral("cardClose"));
    m_close->setText(QStringLiteral("✕"));
    m_close->setAccessibleName(tr("Close the card"));
    m_close->setToolTip(tr("Unpin the policy"));
    for (QToolButton* button : {m_copy, m_close}) {
        button->setAutoRaise(true);
        button->setCursor(Qt::ArrowCursor);
    }
    connect(m_copy, &QToolButton::clicked, this, &PolicyCard::copy);
    connect(m_close, &QToolButton::clicked, this, &PolicyCard::closeRequested);
}

void PolicyCard::makeLayout() {
    auto* top = new QHBoxLayout;
    top->setSpacing(2);
    top->addWidget(m_head, 1, Qt::AlignTop);
    for (QToolButton* button : {m_copy, m_close}) {
        if (button != nullptr) {
            top->addWidget(button, 0, Qt::AlignTop);
        }
    }
    auto* layout = new QVBoxLayout(this);
    constexpr int margin = shadowWidth + padding;
    layout->setContentsMargins(margin, margin - 2, margin, margin);
    layout->setSpacing(3);
    layout->addLayout(top);
    layout->addWidget(m_note);
    layout->addSpacing(2);
    layout->addWidget(m_numbers);
    layout->addWidget(m_compared);
    layout->addSpacing(2);
    layout->addWidget(m_difference);
    layout->addWidget(m_verdict);
    layout->addSpacing(4);
    layout->addWidget(m_miniature);
    layout->addWidget(m_miniatureNote);
    layout->addWidget(m_hint);
}

void PolicyCard::setContent(const CardContent& content) {
    m_text = plainText(content);
    setAccessibleName(content.head);
    setAccessibleDescription(m_text);
    m_head->setText(content.head);
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
    m_hint->setText(tr("click loads · Ctrl+click pins · Ctrl+C copies"));
    if (m_copy != nullptr) {
        m_copy->setText(tr("Copy"));
    }
    fit();
}

/// Its numbers are never cut: where they need more room, the card is wider.
void PolicyCard::fit() {
    const QWidget* numbers = m_compared->isVisibleTo(this) ? static_cast<QWidget*>(m_compared) : m_numbers;
    const int inner = std::max(contentWidth, numbers->sizeHint().width());
    m_miniature->fitTo(inner);
    const QMargins margins = layout()->contentsMargins();
    const int width = inner + margins.left() + margins.right();
    resize(width, layout()->totalHeightForWidth(width));
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

void PolicyCard::placeAt(QPoint topLeft) {
    move(movedInside(topLeft, size(), parentWidget()->rect()));
}

void PolicyCard::setTheme(const Theme& theme) {
    m_theme = theme;
    setTextColor(*m_head, theme.text);
    setTextColor(*m_verdict, theme.text);
    for (QLabel* secondary : {m_note, m_difference, m_miniatureNote, m_hint}) {
        setTextColor(*secondary, theme.secondaryText);
    }
    for (QToolButton* button : {m_copy, m_close}) {
        if (button != nullptr) {
            QPalette colours = button->palette();
            colours.setColor(QPalette::ButtonText, theme.text);
            colours.setColor(QPalette::Button, theme.panel);
            button->setPalette(colours);
        }
    }
    m_numbers->setTheme(theme);
    m_compared->setTheme(theme);
    m_miniature->setTheme(theme);
    update();
}

void PolicyCard::copy() {
    QGuiApplication::clipboard()->setText(m_text);
    m_hint->setText(tr("copied"));
    if (m_copy != nullptr) {
        m_copy->setText(tr("Copied"));
    }
}

void PolicyCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refreshFonts();
    }
}

void PolicyCard::refreshFonts() {
    m_head->setFont(cardFont(font(), CardFont::Head));
    m_verdict->setFont(cardFont(font(), CardFont::Small));
    for (QLabel* small : {m_note, m_difference, m_miniatureNote, m_hint}) {
        small->setFont(cardFont(font(), CardFont::Small));
    }
    for (QToolButton* button : {m_copy, m_close}) {
        if (button != nullptr) {
            button->setFont(cardFont(font(), CardFont::Small));
        }
    }
}

void PolicyCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double inset = shadowWidth + 0.5;
    const QRectF sheet = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    paintShadow(painter, sheet, m_theme.shadow);
    painter.setPen(m_focusShown ? QPen(m_theme.accent, 2) : QPen(m_theme.panelBorder, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(sheet, corner, corner);
}

void PolicyCard::moveByHand(QPoint topLeft) {
    placeAt(topLeft);
    emit movedByHand();
}

void PolicyCard::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_grabbed = event->position().toPoint();
    }
}

void PolicyCard::mouseMoveEvent(QMouseEvent* event) {
    if (m_grabbed) {
        moveByHand(mapToParent(event->position().toPoint()) - *m_grabbed);
    }
}

void PolicyCard::mouseReleaseEvent(QMouseEvent* /*event*/) {
    m_grabbed.reset();
}

void PolicyCard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        moveByHand(pos() - QPoint(keyStep, 0));
        break;
    case Qt::Key_Right:
        moveByHand(pos() + QPoint(keyStep, 0));
        break;
    case Qt::Key_Up:
        moveByHand(pos() - QPoint(0, keyStep));
        break;
    case Qt::Key_Down:
        moveByHand(pos() + QPoint(0, keyStep));
        break;
    case Qt::Key_Escape:
        emit closeRequested();
        break;
    default:
        event->matches(QKeySequence::Copy) ? copy() : event->ignore();
    }
}

void PolicyCard::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    m_focusShown = event->reason() != Qt::MouseFocusReason;
    update();
}

void PolicyCard::focusOutEvent(QFocusEvent* event) {
    QFrame::focusOutEvent(event);
    m_focusShown = false;
    update();
}

} // namespace ui
