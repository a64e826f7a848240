#include "ui/chart/pareto_chart.h"

#include "ui/chart/caption.h"
#include "ui/chart/inset_item.h"
#include "ui/chart/plot_item.h"
#include "ui/chart/ring_item.h"

#include <QGraphicsLayout>
#include <QLegend>
#include <QValueAxis>

#include <algorithm>

namespace ui {
namespace {

constexpr double plotLevel = 3.5; // Qt Charts: grid 2, axes 3, series 4
constexpr double insetLevel = 4;

constexpr double pixelsPerXTick = 72;
constexpr double pixelsPerYTick = 58;

QString tickFormat(double step, QLatin1String unit) {
    return QStringLiteral("%.%1f%2").arg(tickDecimals(step)).arg(unit);
}

void setTicks(QValueAxis& axis, Interval range, double pixels, double pixelsPerTick, QLatin1String unit) {
    const double step = tickStep(range.length(), std::max(2, static_cast<int>(pixels / pixelsPerTick)));
    axis.setTickInterval(step);
    axis.setLabelFormat(tickFormat(step, unit));
    axis.setRange(range.from, range.to);
}

void setAxisColours(QValueAxis& axis, const Theme& theme) {
    axis.setLinePen(QPen(theme.axis, 1));
    axis.setGridLinePen(QPen(theme.grid, 1));
    axis.setLabelsBrush(theme.secondaryText);
}

} // namespace

ParetoChart::ParetoChart(const Theme& theme, QGraphicsItem* parent)
    : QChart(parent),
      m_xAxis(new QValueAxis(this)),
      m_yAxis(new QValueAxis(this)),
      m_caption(new CaptionItem(this)),
      m_plot(new PlotItem(this)),
      m_inset(new InsetItem(this)) {
    legend()->hide();
    setBackgroundRoundness(0);
    layout()->setContentsMargins(0, 0, 0, 0);
    for (QValueAxis* axis : {m_xAxis, m_yAxis}) {
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(0);
    }
    addAxis(m_xAxis, Qt::AlignBottom);
    addAxis(m_yAxis, Qt::AlignLeft);
    m_caption->setZValue(plotLevel);
    m_plot->setZValue(plotLevel);
    m_inset->setZValue(insetLevel);
    connect(this, &QChart::plotAreaChanged, this, [this] { placeItems(); });
    setTheme(theme);
}

void ParetoChart::setData(const ChartData& data) {
    const bool sameAxes = m_data.scale.swapped == data.scale.swapped;
    const bool sameProblem = m_data.problem == data.problem && m_data.problem;
    const ChartRanges before = m_data.problem ? full() : ChartRanges{};
    m_data = data;
    if (!sameProblem) {
        m_ranges = full();
        setCursor(std::nullopt);
    } else {
        const ChartRanges part = sameAxes ? m_ranges : ChartRanges{m_ranges.y, m_ranges.x};
        const ChartRanges whole = sameAxes ? before : ChartRanges{before.y, before.x};
        m_ranges = limited(rescaled(part, whole, full()), full());
    }
    m_plot->setData(m_data);
    m_inset->setData(m_data);
    m_caption->setTexts(legendEntries(m_data), axisTitles(m_data));
    for (QValueAxis* axis : {m_xAxis, m_yAxis}) {
        axis->setGridLineVisible(m_data.options.grid);
    }
    arrange();
}

void ParetoChart::setCurrent(const PolicyMark& current) {
    m_data.current = current;
    m_plot->setCurrent(current);
    m_inset->plot().setCurrent(current);
    uncover(m_plot->ring());
}

/// The inset goes elsewhere if it stands on a ring.
void ParetoChart::uncover(const RingItem& ring) {
    if (ring.isVisible() && m_inset->place().contains(ring.pos())) {
        placeItems();
    }
}

void ParetoChart::setPinned(const std::optional<PolicyMark>& pinned) {
    const bool legendChanges = m_data.pinned.has_value() != pinned.has_value();
    m_data.pinned = pinned;
    m_plot->setPinned(pinned);
    m_inset->plot().setPinned(pinned);
    uncover(m_plot->pinnedRing());
    if (legendChanges) {
        m_caption->setTexts(legendEntries(m_data), axisTitles(m_data));
        arrange();
    }
}

void ParetoChart::setCursor(std::optional<core::Point> point) {
    m_plot->setCursor(point);
    m_inset->plot().setCursor(point);
}

void ParetoChart::setLit(std::optional<core::Point> point) {
    m_plot->setLit(point);
    m_inset->plot().setLit(point);
}

void ParetoChart::setRanges(const ChartRanges& ranges) {
    const ChartRanges wanted = limited(ranges, full());
    if (wanted != m_ranges) {
        m_ranges = wanted;
        arrange();
    }
}

void ParetoChart::setTheme(const Theme& theme) {
    setBackgroundBrush(theme.panel);
    setBackgroundPen(Qt::NoPen);
    setPlotAreaBackgroundVisible(false);
    setAxisColours(*m_xAxis, theme);
    setAxisColours(*m_yAxis, theme);
    m_caption->setTheme(theme);
    m_plot->setTheme(theme);
    m_inset->setTheme(theme);
}

void ParetoChart::setTextFont(const QFont& font) {
    m_font = font;
    m_caption->setFont(font);
    m_xAxis->setLabelsFont(labelFont(font, false));
    m_yAxis->setLabelsFont(labelFont(font, false));
    arrange();
}

ChartMap ParetoChart::map() const {
    return {plotArea().translated(pos()), m_ranges};
}

ChartMap ParetoChart::mapAt(QPointF position) const {
    const ChartMap& map = plotAt(position).map();
    return {map.plot.translated(pos()), map.ranges};
}

const PlotItem& ParetoChart::plotAt(QPointF position) const {
    return m_inset->place().translated(pos()).contains(position) ? m_inset->plot() : *m_plot;
}

void ParetoChart::resizeEvent(QGraphicsSceneResizeEvent* event) {
    QChart::resizeEvent(event);
    m_caption->setSize(size());
    arrange();
}

void ParetoChart::arrange() {
    if (!m_data.problem || size().isEmpty()) {
        return;
    }
    const int header = static_cast<int>(m_caption->headerHeight());
    const int footer = static_cast<int>(m_caption->footerHeight());
    setMargins(QMargins(10, header + 8, 18, footer + 4));
    showRanges();
    layout()->activate();
    placeItems();
}

void ParetoChart::showRanges() {
    const QLatin1String percent("%%");
    const QLatin1String none("");
    setTicks(*m_xAxis, m_ranges.x, size().width(), pixelsPerXTick, m_data.scale.swapped ? none : percent);
    setTicks(*m_yAxis, m_ranges.y, size().height(), pixelsPerYTick, m_data.scale.swapped ? percent : none);
}

void ParetoChart::placeItems() {
    if (!m_data.problem || plotArea().isEmpty()) {
        return;
    }
    const ChartMap local{plotArea(), m_ranges};
    m_inset->arrange(m_data, local, m_font);
    MarksRoom room;
    room.lines = m_inset->ties();
    if (m_inset->isVisible()) {
        room.reserved.push_back(m_inset->place());
    }
    m_plot->setMap(local, m_font, room);
    m_caption->setPlotArea(plotArea());
}

} // namespace ui
