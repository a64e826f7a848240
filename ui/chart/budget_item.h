#pragma once

#include "ui/chart/budget_layout.h"
#include "ui/theme.h"

#include <QGraphicsItem>

namespace ui {

/// The line of a memory budget: what stashes more is veiled, the cheapest policy under it marked. Takes no part in mouse handling.
class BudgetItem : public QGraphicsItem {
public:
    explicit BudgetItem(QGraphicsItem* parent);

    /// The plot area bounds all but the sign of the cheapest policy.
    void setLayout(const BudgetLayout& layout, const QRectF& plot, const QFont& font);
    void setTheme(const Theme& theme);
    const BudgetLayout& layout() const { return m_layout; }

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    BudgetLayout m_layout;
    QRectF m_bounds;
    QFont m_font;
    Theme m_theme;
};

} // namespace ui
