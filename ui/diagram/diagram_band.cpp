#include "ui/diagram/diagram_band.h"

#include <QPainter>

namespace ui {
namespace {

constexpr float fillStrength = 0.10F;

} // namespace

DiagramBand::DiagramBand(const QColor& colour, QWidget* parent)
    : QRubberBand(QRubberBand::Rectangle, parent),
      m_colour(colour) {
    setObjectName(QStringLiteral("diagramBand"));
}

void DiagramBand::setColour(const QColor& colour) {
    m_colour = colour;
    update();
}

void DiagramBand::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    QColor fill = m_colour;
    fill.setAlphaF(fillStrength);
    painter.fillRect(rect(), fill);
    painter.setPen(m_colour);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace ui
