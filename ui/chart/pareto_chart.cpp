#include "ui/chart/pareto_chart.h"

#include "ui/chart/caption.h"
#include "ui/chart/cloud_item.h"
#include "ui/chart/marks_item.h"
#include "ui/chart/ring_item.h"

#include <QGraphicsLayout>
#include <QLegend>
#include <QValueAxis>

#include <algorithm>

namespace ui {
namespace {

constexpr double cloudLevel = 3.5; // Qt Charts: grid 2, axes 3, series 4
constexpr double marksLevel = 5;
constexpr double cursorLevel = 6;
constexpr double ringLevel = 7;

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
      m_cloud(new CloudItem(this)),
      m_caption(new CaptionItem(this)),
      m_marks(new MarksItem(this)),
      m_cursorRing(new RingItem(RingItem::Look::Cursor, this)),
      m_ring(new RingItem(RingItem::Look::Current, this)) {
    legend()->hide();
    setBackgroundRoundness(0);
    layout()->setContentsMargins(0, 0, 0, 0);
    for (QValueAxis* axis : {m_xAxis, m_yAxis}) {
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(0);
    }
    addAxis(m_xAxis, Qt::AlignBottom);
    addAxis(m_yAxis, Qt::AlignLeft);
    m_cloud->setZValue(cloudLevel);
    m_marks->setZValue(marksLevel);
    m_caption->setZValue(marksLevel);
    m_cursorRing->setZValue(cursorLevel);
    m_ring->setZValue(ringLevel);
    connect(this, &QChart::plotAreaChanged, this, [this] { placeItems(); });
    setTheme(theme);
}

void ParetoChart::setData(const ChartData& data) {
    const ChartRanges before = m_data.problem ? full() : ChartRanges{};
    const bool sameProblem = m_data.problem == data.problem && m_data.problem;
    m_data = data;
    m_ranges = sameProblem ? limited(rescaled(m_ranges, before, full()), full()) : full();
    if (!sameProblem) {
        m_cursor.reset();
    }
    m_cloud->setCloud(m_data.analysis, m_data.scale);
    m_caption->setEntries(legendEntries(m_data));
    arrange();
}

void ParetoChart::setCurrent(const PolicyMark& current) {
    m_data.current = current;
    placeRing(*m_ring, current.outside ? std::nullopt : std::optional(current.point));
}

void ParetoChart::setCursor(std::optional<core::Point> point) {
    m_cursor = point;
    placeRing(*m_cursorRing, m_cursor);
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
    m_cloud->setTheme(theme);
    m_caption->setTheme(theme);
    m_marks->setTheme(theme);
    m_cursorRing->setTheme(theme);
    m_ring->setTheme(theme);
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
    setTicks(*m_xAxis, m_ranges.x, size().width(), pixelsPerXTick, QLatin1String("%%"));
    setTicks(*m_yAxis, m_ranges.y, size().height(), pixelsPerYTick, QLatin1String(""));
}

void ParetoChart::placeItems() {
    if (!m_data.problem || plotArea().isEmpty()) {
        return;
    }
    const ChartMap local{plotArea(), m_ranges};
    m_cloud->setMap(local);
    m_marks->setLayout(layoutMarks(m_data, local, m_font), plotArea(), m_font);
    m_caption->setPlotArea(plotArea());
    setCurrent(m_data.current);
    setCursor(m_cursor);
}

void ParetoChart::placeRing(RingItem& ring, std::optional<core::Point> point) {
    const bool shown = point && !plotArea().isEmpty() && m_ranges.contains(m_data.scale.at(*point));
    ring.setVisible(shown);
    if (shown) {
        ring.setPos(ChartMap{plotArea(), m_ranges}.toScene(m_data.scale.at(*point)));
    }
}

} // namespace ui
