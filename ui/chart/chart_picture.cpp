#include "ui/chart/chart_picture.h"

#include "ui/chart/pareto_chart.h"

#include <QGraphicsScene>

namespace ui {

void paintChart(QPainter& painter, const QRectF& target, const ChartData& data, const std::optional<ChartRanges>& ranges,
                const Theme& theme, const QFont& font) {
    QGraphicsScene scene;
    auto* chart = new ParetoChart(theme);
    scene.addItem(chart);
    chart->setTextFont(font);
    chart->setData(data);
    chart->resize(target.size());
    if (ranges) {
        chart->setRanges(*ranges);
    }
    const QRectF source(QPointF(), target.size());
    scene.setSceneRect(source);
    scene.render(&painter, target, source);
}

} // namespace ui
