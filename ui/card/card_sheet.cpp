#include "ui/card/card_sheet.h"

#include "ui/card/card_fonts.h"
#include "ui/card/card_place.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int shadowWidth = 8;
constexpr double shadowDrop = 2;
constexpr double corner = 7;
constexpr int padding = 12;
constexpr int keyStep = 10; // pixels that an arrow key moves the card

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

CardSheet::CardSheet(CardLook look, const Theme& theme, const Buttons& buttons, QWidget* window)
    : QFrame(window),
      m_look(look),
      m_theme(theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents, !stays());
    setFocusPolicy(stays() ? Qt::StrongFocus : Qt::NoFocus);
    if (stays()) {
        makeButtons(buttons);
    }
    hide();
}

void CardSheet::makeButtons(const Buttons& buttons) {
    m_copy = new QToolButton(this);
    m_copy->setObjectName(QLatin1String(buttons.copyName));
    m_copy->setText(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the card"));
    m_copy->setToolTip(tr("Copy what the card says as text"));
    m_close = new QToolButton(this);
    m_close->setObjectName(QLatin1String(buttons.closeName));
    m_close->setText(QStringLiteral("✕"));
    m_close->setAccessibleName(tr("Close the card"));
    m_close->setToolTip(buttons.closeToolTip);
    for (QToolButton* button : {m_copy, m_close}) {
        button->setAutoRaise(true);
        button->setCursor(Qt::ArrowCursor);
    }
    connect(m_copy, &QToolButton::clicked, this, &CardSheet::copy);
    connect(m_close, &QToolButton::clicked, this, &CardSheet::closeRequested);
}

QVBoxLayout* CardSheet::makeColumn(QLabel* head) {
    m_head = head;
    auto* top = new QHBoxLayout;
    top->setSpacing(2);
    top->addWidget(m_head, 1, Qt::AlignTop);
    if (stays()) {
        m_head->setCursor(Qt::SizeAllCursor);
        top->addWidget(m_copy, 0, Qt::AlignTop);
        top->addWidget(m_close, 0, Qt::AlignTop);
    }
    auto* column = new QVBoxLayout(this);
    constexpr int margin = shadowWidth + padding;
    column->setContentsMargins(margin, margin - 2, margin, margin);
    column->setSpacing(3);
    column->addLayout(top);
    refreshFonts();
    return column;
}

void CardSheet::setText(const QString& head, const QString& text) {
    m_text = text;
    setAccessibleName(head);
    setAccessibleDescription(text);
    m_head->setText(head);
    if (m_copy != nullptr) {
        m_copy->setText(tr("Copy"));
    }
}

void CardSheet::fitTo(int inner) {
    layout()->activate(); // else the layouts in it reckon with the texts before
    const QMargins margins = layout()->contentsMargins();
    const int width = inner + margins.left() + margins.right();
    resize(width, layout()->totalHeightForWidth(width));
}

void CardSheet::placeAt(QPoint topLeft) {
    move(movedInside(topLeft, size(), parentWidget()->rect()));
}

void CardSheet::setTheme(const Theme& theme) {
    m_theme = theme;
    setTextColor(*m_head, theme.text);
    for (QToolButton* button : {m_copy, m_close}) {
        if (button != nullptr) {
            QPalette colours = button->palette();
            colours.setColor(QPalette::ButtonText, theme.text);
            colours.setColor(QPalette::Button, theme.panel);
            button->setPalette(colours);
        }
    }
    update();
}

void CardSheet::copy() {
    QGuiApplication::clipboard()->setText(m_text);
    if (m_copy != nullptr) {
        m_copy->setText(tr("Copied"));
    }
    emit copied();
}

void CardSheet::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refreshFonts();
    }
}

void CardSheet::refreshFonts() {
    if (m_head != nullptr) {
        m_head->setFont(cardFont(font(), CardFont::Head));
    }
    for (QToolButton* button : {m_copy, m_close}) {
        if (button != nullptr) {
            button->setFont(cardFont(font(), CardFont::Small));
        }
    }
}

void CardSheet::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double inset = shadowWidth + 0.5;
    const QRectF sheet = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    paintShadow(painter, sheet, m_theme.shadow);
    painter.setPen(m_focusShown ? QPen(m_theme.accent, 2) : QPen(m_theme.panelBorder, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(sheet, corner, corner);
}

void CardSheet::moveByHand(QPoint topLeft) {
    placeAt(topLeft);
    emit movedByHand();
}

void CardSheet::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_grabbed = event->position().toPoint();
    }
}

void CardSheet::mouseMoveEvent(QMouseEvent* event) {
    if (m_grabbed) {
        moveByHand(mapToParent(event->position().toPoint()) - *m_grabbed);
    }
}

void CardSheet::mouseReleaseEvent(QMouseEvent* /*event*/) {
    m_grabbed.reset();
}

void CardSheet::keyPressEvent(QKeyEvent* event) {
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

void CardSheet::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    m_focusShown = event->reason() != Qt::MouseFocusReason;
    update();
}

void CardSheet::focusOutEvent(QFocusEvent* event) {
    QFrame::focusOutEvent(event);
    m_focusShown = false;
    update();
}

} // namespace ui
