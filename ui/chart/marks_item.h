#pragma once

#include "ui/chart/marks_layout.h"
#include "ui/theme.h"

#include <QGraphicsItem>

namespace ui {

/// The frontier, the numbered hull and the presets. Takes no part in mouse handling.
class MarksItem : public QGraphicsItem {
public:
    explicit MarksItem(QGraphicsItem* parent);

    void setLayout(MarksLayout layout, const QRectF& bounds, const QFont& font);
    void setTheme(const Theme& theme);
    const MarksLayout& layout() const { return m_layout; }

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    MarksLayout m_layout;
    QRectF m_bounds;
    QFont m_font;
    Theme m_theme;
};

void paintMarks(QPainter& painter, const MarksLayout& layout, const Theme& theme, const QFont& font);

// What the marks look like, for the legend too.
void paintFrontierPoint(QPainter& painter, QPointF centre, const Theme& theme);
void paintCommSavedPoint(QPainter& painter, QPointF centre, const Theme& theme);
void paintHullVertex(QPainter& painter, QPointF centre, const Theme& theme, double radius = hullRadius);
void paintPresetRing(QPainter& painter, QPointF centre, const Theme& theme);
/// A preset that replays what the cost does not count.
void paintUnpricedRing(QPainter& painter, QPointF centre, const Theme& theme);
/// A policy of the list; one that another scenario has at this place.
void paintListed(QPainter& painter, QPointF centre, const Theme& theme);
void paintElsewhere(QPainter& painter, QPointF centre, const Theme& theme);
void paintCurrentRing(QPainter& painter, QPointF centre, const Theme& theme);
void paintPinnedRing(QPainter& painter, QPointF centre, const Theme& theme);
QPen hullPen(const Theme& theme);

} // namespace ui
