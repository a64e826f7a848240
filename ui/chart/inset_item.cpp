#include "ui/chart/inset_item.h"

#include "ui/chart/plot_item.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

// Telling steps apart is what the inset is for: each has a label, and smaller dots than in the chart.
constexpr double groupDistance = 0;
constexpr double vertexRadius = 2.4;
constexpr double padding = 6;
constexpr double tickGap = 3;
constexpr double pixelsPerXTick = 70;
constexpr double pixelsPerYTick = 38;
constexpr double magnifiedMargin = 7;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::ParetoChart)
};

struct Ticks {
    std::vector<double> values;
    int decimals = 0;

    QString text(double value, bool percent) const {
        // A tick is a place on the axis, a multiple of its step, and no number of the model.
        return QString::number(value, 'f', decimals) + (percent ? QStringLiteral("%") : QString());
    }
};

Ticks ticks(Interval range, double pixels, double pixelsPerTick) {
    const double step = tickStep(range.length(), std::max(1, static_cast<int>(pixels / pixelsPerTick)));
    Ticks result;
    result.decimals = tickDecimals(step);
    for (double i = std::ceil(range.from / step); i * step <= range.to; ++i) {
        result.values.push_back(i * step + 0.0); // no minus zero
    }
    return result;
}

} // namespace

InsetItem::InsetItem(QGraphicsItem* parent)
    : QGraphicsItem(parent),
      m_plot(new PlotItem(this)) {
    setAcceptedMouseButtons(Qt::NoButton);
    hide();
}

void InsetItem::setData(const ChartData& data) {
    m_plot->setData(data);
    m_swapped = data.scale.swapped;
}

void InsetItem::arrange(const ChartData& data, const ChartMap& chart, const QFont& font) {
    const auto edge = data.options.leftEdge ? leftEdge(data, chart) : std::nullopt;
    const auto place = edge ? insetPlace(data, chart) : std::nullopt;
    setVisible(place.has_value());
    if (!place) {
        return;
    }
    prepareGeometryChange();
    m_place = *place;
    m_bounds = chart.plot;
    m_lastStep = edge->lastStep;
    m_font = labelFont(font, false);
    m_magnified = (QRectF(chart.toScene({edge->ranges.x.from, edge->ranges.y.to}), chart.toScene({edge->ranges.x.to, edge->ranges.y.from}))
                       .adjusted(-magnifiedMargin, -magnifiedMargin, magnifiedMargin, magnifiedMargin)) &
                  chart.plot;
    const QFontMetricsF metrics(m_font);
    const double height = m_place.height() - 2 * padding - 2 * metrics.height() - tickGap;
    const Ticks up = ticks(edge->ranges.y, height, pixelsPerYTick);
    double upWidth = 0;
    for (const double value : up.values) {
        upWidth = std::max(upWidth, metrics.horizontalAdvance(up.text(value, m_swapped)));
    }
    const QRectF plot =
        m_place.adjusted(padding + upWidth + tickGap, padding + metrics.height(), -2 * padding, -padding - metrics.height() - tickGap);
    m_plot->setMap({plot, edge->ranges}, font, {groupDistance, vertexRadius, {}, {}});
    update();
}

std::vector<QLineF> InsetItem::ties() const {
    if (!isVisible()) {
        return {};
    }
    if (m_place.left() < m_magnified.right()) { // above it, or below
        const bool above = m_place.bottom() < m_magnified.top();
        const double from = above ? m_magnified.top() : m_magnified.bottom();
        const double to = above ? m_place.bottom() : m_place.top();
        return {{m_magnified.left(), from, m_place.left() + 0.5, to}, {m_magnified.right(), from, m_place.right() - 0.5, to}};
    }
    return {{m_magnified.topRight(), QPointF(m_place.left(), m_place.top() + 0.5)},
            {m_magnified.bottomRight(), QPointF(m_place.left(), m_place.bottom() - 0.5)}};
}

void InsetItem::setTheme(const Theme& theme) {
    m_theme = theme;
    m_plot->setTheme(theme);
    update();
}

void InsetItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_theme.axis, 0.8));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(m_magnified);
    for (const QLineF& tie : ties()) {
        painter->drawLine(tie);
    }
    painter->setBrush(m_theme.panel);
    painter->drawRoundedRect(m_place, 4, 4);
    painter->setFont(m_font);
    painter->setPen(m_theme.secondaryText);
    const QFontMetricsF metrics(m_font);
    painter->drawText(QRectF(m_place.left() + padding, m_place.top() + 2, m_place.width() - 2 * padding, metrics.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, Texts::tr("magnified: hull steps 0 to %1").arg(m_lastStep));
    paintAxes(*painter);
    painter->restore();
}

void InsetItem::paintAxes(QPainter& painter) const {
    const ChartMap& map = m_plot->map();
    const QFontMetricsF metrics(m_font);
    const Ticks across = ticks(map.ranges.x, map.plot.width(), pixelsPerXTick);
    const Ticks up = ticks(map.ranges.y, map.plot.height(), pixelsPerYTick);
    painter.setPen(QPen(m_theme.grid, 1));
    for (const double value : across.values) {
        const double x = map.toScene({value, map.ranges.y.from}).x();
        painter.drawLine(QPointF(x, map.plot.top()), QPointF(x, map.plot.bottom()));
    }
    for (const double value : up.values) {
        const double y = map.toScene({map.ranges.x.from, value}).y();
        painter.drawLine(QPointF(map.plot.left(), y), QPointF(map.plot.right(), y));
    }
    painter.setPen(QPen(m_theme.axis, 1));
    painter.drawLine(map.plot.bottomLeft(), map.plot.bottomRight());
    painter.drawLine(map.plot.topLeft(), map.plot.bottomLeft());
    painter.setPen(m_theme.secondaryText);
    for (const double value : across.values) {
        const QString text = across.text(value, !m_swapped);
        const double width = metrics.horizontalAdvance(text);
        const double x = std::min(map.toScene({value, map.ranges.y.from}).x() - width / 2, m_place.right() - padding - width);
        painter.drawText(QPointF(x, map.plot.bottom() + tickGap + metrics.ascent()), text);
    }
    for (const double value : up.values) {
        const QString text = up.text(value, m_swapped);
        const double y = map.toScene({map.ranges.x.from, value}).y();
        painter.drawText(QPointF(map.plot.left() - tickGap - metrics.horizontalAdvance(text), y + metrics.ascent() / 2 - 1), text);
    }
}

} // namespace ui
