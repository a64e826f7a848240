#include "ui/card/pinned_card.h"

#include "ui/card/card_place.h"
#include "ui/document/document.h"
#include "ui/view_state.h"

#include <QEvent>
#include <QWidget>

namespace ui {

PinnedCard::PinnedCard(const Document& document, ViewState& view, const Theme& theme, QWidget* window)
    : QObject(window),
      m_document(document),
      m_view(view),
      m_card(new PolicyCard(CardLook::Pinned, theme, window)) {
    window->installEventFilter(this);
    connect(m_card, &PolicyCard::closeRequested, this, [this] { m_view.pin(std::nullopt); });
    connect(m_card, &PolicyCard::movedByHand, this, [this] { m_moved = true; });
    connect(&view, &ViewState::changed, this, [this](ViewChanges changes) {
        if (changes.testFlag(ViewChange::Pinned)) {
            refresh();
        }
    });
    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testAnyFlags(Change::Marks | Change::Scenario | Change::Problem | Change::Analysis)) {
            refresh();
        }
    });
    refresh();
}

void PinnedCard::setAnchor(const QRect& area, std::optional<QPoint> ring) {
    m_anchor = area;
    m_ring = ring ? roomAround(*ring) : QRect();
    place();
}

bool PinnedCard::copy() {
    if (m_view.pinned()) {
        m_card->copy();
    }
    return m_view.pinned().has_value();
}

void PinnedCard::refresh() {
    if (!m_view.pinned()) {
        m_card->hide();
        m_moved = false;
        return;
    }
    m_card->setContent(compareContent(m_document, *m_view.pinned()));
    place();
    if (m_card->isHidden()) {
        m_card->raise();
        m_card->show();
    }
}

void PinnedCard::place() {
    if (!m_view.pinned()) {
        return;
    }
    m_card->placeAt(m_moved ? m_card->pos() : defaultPlace());
}

/// In a corner of the area, the lower ones first: the least of the chart is lost there, and nothing of the diagram beside it.
QPoint PinnedCard::defaultPlace() const {
    const QRect window = m_card->parentWidget()->rect();
    const QRect area = m_anchor.isNull() ? window : m_anchor;
    const QPoint room(area.width() - m_card->width(), area.height() - m_card->height());
    for (const QPoint corner : {room, QPoint(0, room.y()), QPoint(room.x(), 0), QPoint()}) {
        const QRect place(movedInside(area.topLeft() + corner, m_card->size(), window), m_card->size());
        if (!place.intersects(m_ring)) {
            return place.topLeft();
        }
    }
    return placeCard(m_card->size(), m_ring, window).topLeft;
}

bool PinnedCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_card->parentWidget() && event->type() == QEvent::Resize) {
        place();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
