#pragma once

#include <QObject> // first: moc does not understand <compare> before other standard headers
#include <QPoint>

#include "ui/card/policy_card.h"
#include "ui/chart/hit_test.h"

namespace ui {

class ChartView;
class Document;

/// Keeps a card on the window at what a chart's mouse or keyboard points at.
class HoverCard : public QObject {
    Q_OBJECT

public:
    /// All must outlive it but the window, whose child it becomes.
    HoverCard(const Document& document, ChartView& chart, const Theme& theme, QWidget* window);

    void setTheme(const Theme& theme) { m_card->setTheme(theme); }
    /// False while there is no card.
    bool copy();

private:
    /// `place` is in the chart's coordinates.
    void show(const Hit& hit, QPoint place);

    const Document& m_document;
    ChartView& m_chart;
    PolicyCard* m_card;
};

} // namespace ui
