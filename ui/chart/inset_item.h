#pragma once

#include "ui/chart/left_edge.h"
#include "ui/theme.h"

#include <QFont>
#include <QGraphicsItem>
#include <QLineF>

#include <vector>

namespace ui {

class PlotItem;

/// The left edge of the chart, magnified: a plot of its own on a sheet over the chart's, tied to the place that it magnifies. Takes
/// no part in mouse handling.
class InsetItem : public QGraphicsItem {
public:
    explicit InsetItem(QGraphicsItem* parent);

    void setData(const ChartData& data);
    /// Shows itself in the map of the chart, or hides where that shows all steps apart or has no room.
    void arrange(const ChartData& data, const ChartMap& chart, const QFont& font);
    void setTheme(const Theme& theme);

    /// The sheet; empty while hidden.
    QRectF place() const { return isVisible() ? m_place : QRectF(); }
    /// What ties it to the place that it magnifies.
    std::vector<QLineF> ties() const;
    PlotItem& plot() { return *m_plot; }
    const PlotItem& plot() const { return *m_plot; }

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintAxes(QPainter& painter) const;

    PlotItem* m_plot;
    QRectF m_place;
    QRectF m_bounds;
    QRectF m_magnified; // in the chart
    std::size_t m_lastStep = 0;
    bool m_swapped = false;
    QFont m_font;
    Theme m_theme;
};

} // namespace ui
