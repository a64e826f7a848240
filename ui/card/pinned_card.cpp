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

void PinnedCard::setAnchor(const QRect& area, const QRect& ring) {
    m_anchor = area;
    m_ring = ring;
    place();
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
    const QRect area = m_anchor.isNull() ? m_card->parentWidget()->rect() : m_anchor;
    const QPoint corner = area.topLeft() + QPoint(area.width() - m_card->width(), 0);
    const bool covers = QRect(corner, m_card->size()).intersects(m_ring);
    m_card->placeAt(m_moved ? m_card->pos() : covers ? placeCard(m_card->size(), m_ring, m_card->parentWidget()->rect()).topLeft : corner);
}

bool PinnedCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_card->parentWidget() && event->type() == QEvent::Resize) {
        place();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
