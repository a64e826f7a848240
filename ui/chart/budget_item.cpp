#include "ui/chart/budget_item.h"

#include "ui/chart/marks_layout.h"

#include <QPainter>

namespace ui {
namespace {

constexpr double diamond = 9; // half its diagonal: around a vertex, inside the current policy's ring

void paintDiamond(QPainter& painter, QPointF centre, const Theme& theme) {
    const QPointF corners[] = {centre + QPointF(0, -diamond), centre + QPointF(diamond, 0), centre + QPointF(0, diamond),
                               centre + QPointF(-diamond, 0)};
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(theme.panel, 4), QPen(theme.budget, 1.8)}) {
        painter.setPen(pen);
        painter.drawPolygon(corners, 4);
    }
}

} // namespace

BudgetItem::BudgetItem(Part part, QGraphicsItem* parent)
    : QGraphicsItem(parent),
      m_part(part) {
    setAcceptedMouseButtons(Qt::NoButton);
    hide();
}

void BudgetItem::setLayout(const BudgetLayout& layout, const QRectF& plot, const QFont& font) {
    prepareGeometryChange();
    m_layout = layout;
    m_bounds = plot.adjusted(-2 * diamond, -2 * diamond, 2 * diamond, 2 * diamond);
    m_font = labelFont(font, false);
    update();
}

void BudgetItem::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void BudgetItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    m_part == Part::Line ? paintLine(*painter) : paintSigns(*painter);
    painter->restore();
}

void BudgetItem::paintLine(QPainter& painter) const {
    painter.fillRect(m_layout.veil, m_theme.veil);
    if (!m_layout.line.isNull()) {
        painter.setPen(QPen(m_theme.budget, 1.4, Qt::DashLine, Qt::FlatCap));
        painter.drawLine(m_layout.line);
    }
}

void BudgetItem::paintSigns(QPainter& painter) const {
    if (m_layout.cheapest) {
        paintDiamond(painter, *m_layout.cheapest, m_theme);
    }
    if (!m_layout.label.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.panel);
        painter.drawRoundedRect(m_layout.label, 3, 3);
        painter.setFont(m_font);
        painter.setPen(m_theme.budget);
        painter.drawText(m_layout.label, Qt::AlignCenter, m_layout.text);
    }
}

} // namespace ui
