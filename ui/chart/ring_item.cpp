#include "ui/chart/ring_item.h"

#include "ui/chart/marks_item.h"

#include <QPainter>

namespace ui {
namespace {

constexpr double cursorRadius = ringRadius + 4.5;

} // namespace

RingItem::RingItem(Look look, QGraphicsItem* parent)
    : QGraphicsItem(parent),
      m_look(look) {
    setAcceptedMouseButtons(Qt::NoButton);
    hide();
}

void RingItem::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void RingItem::setUnpriced(bool unpriced) {
    m_unpriced = unpriced;
    update();
}

QRectF RingItem::boundingRect() const {
    constexpr double reach = cursorRadius + 4;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void RingItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_look == Look::Current) {
        paintCurrentRing(*painter, {}, m_theme);
        if (m_unpriced) {
            paintUnpricedRing(*painter, {}, m_theme);
        }
    } else if (m_look == Look::Pinned) {
        paintPinnedRing(*painter, {}, m_theme);
    } else if (m_look == Look::Lit) {
        QColor light = m_theme.accent;
        light.setAlphaF(0.25F);
        painter->setBrush(light);
        painter->setPen(QPen(m_theme.accent, 1.5));
        painter->drawEllipse(QPointF(), cursorRadius, cursorRadius);
    } else {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_theme.panel, 4.5));
        painter->drawEllipse(QPointF(), cursorRadius, cursorRadius);
        painter->setPen(QPen(m_theme.accent, 2));
        painter->drawEllipse(QPointF(), cursorRadius, cursorRadius);
    }
    painter->restore();
}

} // namespace ui
