#include "ui/chart/chart_view.h"

#include "ui/chart/plot_item.h"
#include "ui/chart/ring_item.h"
#include "ui/task/latest_task.h"
#include "ui/view_state.h"

#include <QFocusEvent>
#include <QPainter>

namespace ui {

ChartView::ChartView(Document& document, ViewState& view, const Theme& theme, QWidget* parent)
    : QGraphicsView(parent),
      m_document(document),
      m_view(view),
      m_theme(theme),
      m_chart(new ParetoChart(theme)),
      m_band(QRubberBand::Rectangle, viewport()) {
    setObjectName(QStringLiteral("paretoChart"));
    setAccessibleName(tr("Pareto chart"));
    setScene(&m_scene);
    m_scene.addItem(m_chart);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(320, 240);
    setTheme(theme);
    m_chart->setTextFont(font());
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(LatestTaskBase::slowAfterMs);
    connect(&m_staleTimer, &QTimer::timeout, this, &ChartView::showData);
    connect(&document, &Document::changed, this, &ChartView::onChanged);
    connect(&view, &ViewState::changed, this, [this](ViewChanges changes) {
        if (changes.testFlag(ViewChange::Options)) {
            showData();
        } else if (changes.testFlag(ViewChange::Pinned)) {
            showPinned();
        }
        if (changes.testFlag(ViewChange::LitStep)) {
            showLit();
        }
    });
    showData();
}

void ChartView::setTheme(const Theme& theme) {
    m_theme = theme;
    setBackgroundBrush(theme.panel);
    m_chart->setTheme(theme);
    viewport()->update();
}

void ChartView::setRanges(const ChartRanges& ranges) {
    m_chart->setRanges(ranges);
    emit placesChanged();
}

std::optional<QPoint> ChartView::placeOf(const QGraphicsItem& ring) const {
    return ring.isVisible() ? std::optional(viewport()->mapTo(this, mapFromScene(ring.scenePos()))) : std::nullopt;
}

std::optional<QPoint> ChartView::pinnedPlace() const {
    return placeOf(m_chart->plot().pinnedRing());
}

std::optional<QPoint> ChartView::currentPlace() const {
    return placeOf(m_chart->plot().ring());
}

ChartPart ChartView::shownPart() const {
    const bool whole = m_chart->ranges() == m_chart->full();
    return {m_document.path(), whole ? std::nullopt : std::optional(m_chart->ranges())};
}

void ChartView::openAt(const ChartPart& part) {
    m_opening = part;
    showOpening();
}

void ChartView::showOpening() {
    if (!m_opening || !m_chart->data().analysis) {
        return;
    }
    if (m_opening->ranges && m_opening->document == m_document.path()) {
        m_chart->setRanges(*m_opening->ranges);
    }
    m_opening.reset();
}

void ChartView::resetZoom() {
    setRanges(m_chart->full());
}

void ChartView::onChanged(Changes changes) {
    if (changes.testAnyFlags(Change::Marks | Change::Scenario | Change::Analysis)) {
        emit pointedAway(); // it speaks of the policy before
    }
    if (!m_document.analysis() && m_chart->data().analysis) {
        if (!isStale()) {
            m_staleTimer.start(); // a quick analysis should not make the cloud flicker
        }
        return;
    }
    const bool rangesFixed = m_document.analysis() && m_document.analysis()->enumeration;
    const bool listChanged = changes.testFlag(Change::List) && chartList(m_document, m_view.options()) != m_chart->data().list;
    if (listChanged || changes.testAnyFlags(Change::Scenario | Change::Problem | Change::Analysis)) {
        showData();
    } else if (changes.testFlag(Change::Marks)) {
        rangesFixed ? m_chart->setCurrent(currentMark(m_document)) : showData();
    }
}

void ChartView::showData() {
    m_staleTimer.stop();
    const bool sameAnalysis = m_chart->data().analysis == m_document.analysis();
    m_chart->setData(currentData());
    if (!sameAnalysis) {
        setCursorPlace(std::nullopt);
    }
    showOpening();
    emit pointedAway();
    emit placesChanged();
}

ChartData ChartView::currentData() const {
    return chartData(m_document, m_view.options(), m_view.pinned());
}

void ChartView::showPinned() {
    if (!m_view.pinned()) {
        m_chart->setPinned(std::nullopt);
    } else if (!isStale()) { // else with the new data
        m_chart->setPinned(currentData().pinned);
    }
}

void ChartView::showLit() {
    if (m_hovered) {
        m_chart->setLit(m_hovered);
        return;
    }
    const core::Analysis* analysis = m_chart->data().analysis.get();
    const auto step = m_view.litStep();
    m_chart->setLit(step && analysis != nullptr && *step < analysis->hull.size() ? std::optional(analysis->hull[*step].outcome.point)
                                                                                 : std::nullopt);
}

void ChartView::togglePin() {
    if (m_view.pinned()) {
        m_view.pin(std::nullopt);
    } else if (m_cursor && !isStale()) {
        m_view.pin(m_chart->data().analysis->frontier[*m_cursor].representative);
    } else {
        m_view.pin(m_document.policy());
    }
}

void ChartView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    const QSizeF size = viewport()->size();
    m_scene.setSceneRect(QRectF(QPointF(), size));
    m_chart->resize(size);
    emit pointedAway();
    emit placesChanged();
}

void ChartView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_chart->setTextFont(font());
    }
}

void ChartView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    m_focusShown = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    viewport()->update();
}

void ChartView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    m_focusShown = false;
    m_spaceDown = false; // its release goes to who has the focus then
    emit pointedAway();
    viewport()->update();
}

void ChartView::drawForeground(QPainter* painter, const QRectF& /*rect*/) {
    if (m_focusShown) {
        painter->setPen(QPen(m_theme.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
    }
}

} // namespace ui
