#include "ui/card/hover_card.h"

#include "ui/card/card_place.h"
#include "ui/chart/chart_view.h"

namespace ui {

HoverCard::HoverCard(const Document& document, ChartView& chart, const Theme& theme, QWidget* window)
    : QObject(window),
      m_document(document),
      m_chart(chart),
      m_card(new PolicyCard(CardLook::Hover, theme, window)) {
    connect(&chart, &ChartView::pointedAt, this, &HoverCard::show);
    connect(&chart, &ChartView::pointedAway, m_card, &QWidget::hide);
}

void HoverCard::show(const Hit& hit, QPoint place) {
    const QPoint inWindow = m_chart.mapTo(m_card->parentWidget(), place);
    m_card->showContent(cardContent(m_document, m_chart.chart().data(), hit), roomAround(inWindow));
    m_chart.setAccessibleDescription(m_card->text());
}

bool HoverCard::copy() {
    if (m_card->isVisible()) {
        m_card->copy();
    }
    return m_card->isVisible();
}

} // namespace ui
