#include "ui/op_card/op_hover_card.h"

#include "ui/document/document.h"
#include "ui/op_card/op_card_place.h"

#include <QKeyEvent>
#include <QWidget>

#include <chrono>
#include <utility>

namespace ui {
namespace {

constexpr std::chrono::milliseconds delay(400);

/// What takes a viewport's keys.
QWidget& keyboardOf(QWidget& viewport) {
    return viewport.focusProxy() != nullptr ? *viewport.focusProxy() : viewport;
}

bool isEscape(const QEvent& event) {
    return event.type() == QEvent::KeyPress && static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape;
}

} // namespace

OpHoverCard::OpHoverCard(const Document& document, QWidget& viewport, BoxOf boxOf, const Theme& theme, QWidget* window)
    : QObject(window),
      m_document(document),
      m_viewport(viewport),
      m_boxOf(std::move(boxOf)),
      m_hover(new OpCard(CardLook::Hover, theme, window)),
      m_open(new OpCard(CardLook::Pinned, theme, window)) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(delay);
    connect(&m_delay, &QTimer::timeout, this, &OpHoverCard::showHover);
    connect(m_open, &CardSheet::closeRequested, this, &OpHoverCard::close);
    connect(m_open, &CardSheet::movedByHand, this, [this] { m_moved = true; });
    connect(&document, &Document::changed, this, &OpHoverCard::follow);
    window->installEventFilter(this);
    keyboardOf(viewport).installEventFilter(this);
}

OpHoverCard::Pointed OpHoverCard::pointed(core::MarkId mark, const QRect& box) const {
    return {m_document.problem()->graph.owner(mark).id, box};
}

std::optional<core::MarkId> OpHoverCard::markOf(const Pointed& pointed) const {
    return m_document.problem()->graph.findMark(pointed.id);
}

void OpHoverCard::pointAt(core::MarkId mark, const QRect& boxInViewport) {
    m_pointed = pointed(mark, boxInViewport);
    if (m_opened) {
        return;
    }
    m_hover->isVisible() ? showHover() : m_delay.start();
}

void OpHoverCard::pointAway() {
    m_pointed.reset();
    m_delay.stop();
    m_hover->hide();
}

void OpHoverCard::showHover() {
    const auto mark = m_pointed ? markOf(*m_pointed) : std::nullopt;
    if (!mark) {
        pointAway();
        return;
    }
    m_hover->setContent(opCardContent(m_document, *mark));
    place(*m_hover, *mark, m_pointed->box);
    m_hover->raise();
    m_hover->show();
}

void OpHoverCard::open(core::MarkId mark) {
    pointAway();
    m_moved = false;
    m_opened = pointed(mark, m_boxOf(mark));
    m_open->setContent(opCardContent(m_document, mark));
    place(*m_open, mark, m_opened->box);
    m_open->raise();
    m_open->show();
    m_open->setFocus(Qt::OtherFocusReason);
}

void OpHoverCard::close() {
    if (!m_opened) {
        return;
    }
    m_opened.reset();
    const bool hadFocus = m_open->isAncestorOf(m_open->window()->focusWidget()) || m_open->hasFocus();
    m_open->hide();
    if (hadFocus) {
        m_viewport.setFocus(Qt::OtherFocusReason);
    }
}

void OpHoverCard::setTheme(const Theme& theme) {
    m_hover->setTheme(theme);
    m_open->setTheme(theme);
}

bool OpHoverCard::copy() {
    for (OpCard* card : {m_open, m_hover}) {
        if (card->isVisible()) {
            card->copy();
            return true;
        }
    }
    return false;
}

void OpHoverCard::follow(Changes changes) {
    if (!changes.testAnyFlags(Change::Marks | Change::Scenario | Change::Problem)) {
        return;
    }
    if (m_hover->isVisible()) {
        showHover();
    }
    if (!m_opened) {
        return;
    }
    if (const auto mark = markOf(*m_opened)) {
        m_open->setContent(opCardContent(m_document, *mark));
        m_open->placeAt(m_open->pos());
    } else {
        close();
    }
}

void OpHoverCard::place(OpCard& card, core::MarkId mark, const QRect& box) {
    QWidget* window = card.parentWidget();
    const QPoint shift = m_viewport.mapTo(window, QPoint());
    OpCardRoom room{.box = box.translated(shift),
                    .lit = {},
                    .ring = m_ringOf(),
                    .diagram = m_viewport.rect().translated(shift),
                    .bounds = window->rect()};
    const core::OpGraph& graph = m_document.problem()->graph;
    const core::Choice& choice = m_document.choices()[core::index(mark)];
    const auto light = [&](core::OpId op) {
        if (const auto of = graph.op(op).mark) {
            room.lit.push_back(m_boxOf(*of).translated(shift));
        }
    };
    for (const core::OpId read : choice.backwardReads) {
        light(read);
    }
    for (const core::ReplayInput& input : choice.inputs) {
        light(input.op);
    }
    card.move(placeOpCard(card.size(), room));
}

bool OpHoverCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == m_open->parentWidget()) {
        pointAway(); // the box is elsewhere
        if (const auto mark = m_opened ? markOf(*m_opened) : std::nullopt) {
            m_moved ? m_open->placeAt(m_open->pos()) : place(*m_open, *mark, m_boxOf(*mark));
        }
    }
    if (m_opened && watched == &keyboardOf(m_viewport) && isEscape(*event)) {
        close();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
