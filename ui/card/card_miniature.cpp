#include "ui/card/card_miniature.h"

#include "ui/card/card_fonts.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <cmath>
#include <utility>

namespace ui {
namespace {

constexpr double gap = 3;

} // namespace

CardMiniature::CardMiniature(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme) {
    setObjectName(QStringLiteral("cardMiniature"));
}

void CardMiniature::setState(std::shared_ptr<const core::Problem> problem, const MiniatureState& state) {
    if (problem != m_problem) {
        m_problem = std::move(problem);
        m_fittedTo = 0;
    }
    m_state = state;
    update();
}

void CardMiniature::fitTo(int width) {
    if (width != m_fittedTo && m_problem) {
        const double rowHeight = std::ceil(QFontMetricsF(labelFont()).height());
        m_layout = layOutMiniature(m_problem->graph, width, rowHeight, gap);
        setFixedSize(width, static_cast<int>(std::ceil(m_layout.size.height())));
        m_fittedTo = width;
    }
}

void CardMiniature::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

QFont CardMiniature::labelFont() const {
    return cardFont(font(), CardFont::Tiny);
}

void CardMiniature::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_fittedTo = 0;
    }
}

void CardMiniature::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paintMiniature(painter, {}, m_layout, m_state, m_theme, labelFont());
}

} // namespace ui
