#include "ui/diagram/diagram_hint.h"

#include "ui/diagram/diagram_overlay.h"

#include <QPainter>

#include <utility>

namespace ui {
namespace {

constexpr int pixelSize = 11;
constexpr int lineHeight = 20;
constexpr int edge = 8;
constexpr double sampleWidth = 20;
constexpr double sampleHeight = 11;
constexpr double between = 18; // the entries

} // namespace

DiagramHint::DiagramHint(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme) {
    setObjectName(QStringLiteral("diagramHint"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    QFont small = font();
    small.setPixelSize(pixelSize);
    setFont(small);
}

QSize DiagramHint::sizeHint() const {
    return {fontMetrics().horizontalAdvance(m_text) + 2 * edge, lineHeight};
}

void DiagramHint::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void DiagramHint::setText(const QString& text) {
    m_text = text;
    restate();
}

void DiagramHint::setLegend(bool shown) {
    if (shown != m_legend) {
        m_legend = shown;
        restate();
    }
}

void DiagramHint::restate() {
    setAccessibleName(m_legend ? tr("Solid frame: read by its backward. Dashed frame: pulled in by its replay.") : m_text);
    update();
}

void DiagramHint::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.panel);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = rect().adjusted(edge, 0, -edge, 0);
    if (!m_legend) {
        painter.setPen(m_theme.secondaryText);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(m_text, Qt::ElideRight, room.toRect().width()));
        return;
    }
    const std::pair<Light, QString> entries[] = {{Light{.read = true, .pulled = false}, tr("read by its backward")},
                                                 {Light{.read = false, .pulled = true}, tr("pulled in by its replay")}};
    double x = room.left();
    for (const auto& [light, meaning] : entries) {
        const QRectF sample(x + 3, room.center().y() - sampleHeight / 2, sampleWidth, sampleHeight);
        paintLightFrame(painter, sample.adjusted(2, 2, -2, -2), light, m_theme);
        x = sample.right() + 7;
        painter.setPen(m_theme.text);
        const double width = fontMetrics().horizontalAdvance(meaning);
        painter.drawText(QRectF(x, room.top(), width + 2, room.height()), Qt::AlignLeft | Qt::AlignVCenter, meaning);
        x += width + between;
    }
}

} // namespace ui
