#include "ui/diagram/diagram_hint.h"

#include <QPainter>

namespace ui {
namespace {

constexpr int pixelSize = 11;
constexpr int padding = 1; // above and below the line
constexpr int edge = 8;
constexpr double sampleWidth = 20;
constexpr double sampleHeight = 11;
constexpr double beforeSample = 3;
constexpr double beforeMeaning = 7;
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
    return {fontMetrics().horizontalAdvance(m_text) + 2 * edge, fontMetrics().height() + 2 * padding};
}

void DiagramHint::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void DiagramHint::setText(const QString& text, Beside beside) {
    m_text = text;
    m_beside = beside;
    restate();
}

void DiagramHint::setLegend(bool shown) {
    if (shown != m_legend) {
        m_legend = shown;
        restate();
    }
}

void DiagramHint::restate() {
    const QString legend = tr("Solid frame: read by its backward. Dashed frame: pulled in by its replay.");
    setAccessibleName(!m_legend ? m_text : showsText() ? m_text + QStringLiteral(". ") + legend : legend);
    update();
}

std::array<std::pair<Light, QString>, 2> DiagramHint::entries() {
    return {{{Light{.read = true, .pulled = false}, tr("read by its backward")},
             {Light{.read = false, .pulled = true}, tr("pulled in by its replay")}}};
}

double DiagramHint::legendWidth() const {
    double width = -between;
    for (const auto& [light, meaning] : entries()) {
        width += beforeSample + sampleWidth + beforeMeaning + fontMetrics().horizontalAdvance(meaning) + between;
    }
    return width;
}

bool DiagramHint::showsLegend() const {
    const double taken = showsText() ? fontMetrics().horizontalAdvance(m_text) + between : 0;
    return m_legend && (!showsText() || taken + legendWidth() <= width() - 2 * edge);
}

void DiagramHint::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.panel);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF room = rect().adjusted(edge, 0, -edge, 0);
    if (showsText()) {
        painter.setPen(m_theme.secondaryText);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(m_text, Qt::ElideRight, room.toRect().width()));
        room.setLeft(room.left() + fontMetrics().horizontalAdvance(m_text) + between);
    }
    if (showsLegend()) {
        paintLegend(painter, room);
    }
}

void DiagramHint::paintLegend(QPainter& painter, const QRectF& room) const {
    double x = room.left();
    for (const auto& [light, meaning] : entries()) {
        const QRectF sample(x + beforeSample, room.center().y() - sampleHeight / 2, sampleWidth, sampleHeight);
        paintLightFrame(painter, sample.adjusted(2, 2, -2, -2), light, m_theme);
        x = sample.right() + beforeMeaning;
        painter.setPen(m_theme.text);
        const double width = fontMetrics().horizontalAdvance(meaning);
        painter.drawText(QRectF(x, room.top(), width + 2, room.height()), Qt::AlignLeft | Qt::AlignVCenter, meaning);
        x += width + between;
    }
}

} // namespace ui
