#pragma once

#include "ui/chart/budget_layout.h"
#include "ui/theme.h"

#include <QGraphicsItem>

namespace ui {

/// A memory budget: its line, under what is marked, with what stashes more veiled; or its signs, which stand on top: the label, and
/// the mark of the cheapest policy under it. Takes no part in mouse handling.
class BudgetItem : public QGraphicsItem {
public:
    enum class Part { Line, Signs };

    BudgetItem(Part part, QGraphicsItem* parent);

    /// The plot area bounds all but the mark of the cheapest policy.
    void setLayout(const BudgetLayout& layout, const QRectF& plot, const QFont& font);
    void setTheme(const Theme& theme);
    const BudgetLayout& layout() const { return m_layout; }

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintLine(QPainter& painter) const;
    void paintSigns(QPainter& painter) const;

    Part m_part;
    BudgetLayout m_layout;
    QRectF m_bounds;
    QFont m_font;
    Theme m_theme;
};

} // namespace ui
