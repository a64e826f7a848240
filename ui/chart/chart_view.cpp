#include "ui/chart/chart_view.h"

#include "ui/chart/chart_text.h"
#include "ui/task/latest_task.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace ui {
namespace {

constexpr int clickReach = 4; // pixels; a longer way is a drag
constexpr double zoomPerWheelStep = 0.8;
constexpr int wheelStep = 120;

} // namespace

ChartView::ChartView(Document& document, const Theme& theme, QWidget* parent)
    : QGraphicsView(parent),
      m_document(document),
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
    showData();
}

void ChartView::setTheme(const Theme& theme) {
    m_theme = theme;
    setBackgroundBrush(theme.panel);
    m_chart->setTheme(theme);
    viewport()->update();
}

void ChartView::resetZoom() {
    m_chart->setRanges(m_chart->full());
}

void ChartView::onChanged(Changes changes) {
    if (changes.testAnyFlags(Change::Marks | Change::Scenario | Change::Analysis)) {
        QToolTip::hideText(); // it speaks of the policy before
    }
    if (!m_document.analysis() && m_chart->data().analysis) {
        if (!isStale()) {
            m_staleTimer.start(); // a quick analysis should not make the cloud flicker
        }
        return;
    }
    const bool rangesFixed = m_document.analysis() && m_document.analysis()->enumeration;
    if (changes.testAnyFlags(Change::Scenario | Change::Problem | Change::Analysis)) {
        showData();
    } else if (changes.testFlag(Change::Marks)) {
        rangesFixed ? m_chart->setCurrent(currentMark(m_document)) : showData();
    }
}

void ChartView::showData() {
    m_staleTimer.stop();
    const bool sameAnalysis = m_chart->data().analysis == m_document.analysis();
    m_chart->setData(chartData(m_document));
    if (!sameAnalysis) {
        setCursorPlace(std::nullopt);
    }
}

std::optional<Hit> ChartView::hitAt(QPoint position) const {
    const QPointF inScene = mapToScene(position);
    const ChartMap map = m_chart->map();
    constexpr double reach = hitRadius;
    if (isStale() || !map.plot.adjusted(-reach, -reach, reach, reach).contains(inScene)) {
        return std::nullopt;
    }
    return hitTest(m_chart->data(), map, inScene);
}

void ChartView::load(const Hit& hit) {
    m_document.loadPolicy(hit.policy, loadText(hit, m_chart->data()));
}

void ChartView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    const QSizeF size = viewport()->size();
    m_scene.setSceneRect(QRectF(QPointF(), size));
    m_chart->resize(size);
}

void ChartView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_chart->setTextFont(font());
    }
}

void ChartView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_pressed = event->pos();
    }
    event->accept();
}

void ChartView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed) {
        hover(event->pos());
        return;
    }
    const QPoint way = event->pos() - *m_pressed;
    if (m_band.isVisible() || std::hypot(way.x(), way.y()) > clickReach) {
        QToolTip::hideText();
        viewport()->setCursor(Qt::CrossCursor);
        m_band.setGeometry(QRect(*m_pressed, event->pos()).normalized());
        m_band.show();
    }
}

void ChartView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pressed) {
        return;
    }
    const QPoint way = event->pos() - *m_pressed;
    const bool dragged = std::hypot(way.x(), way.y()) > clickReach;
    m_pressed.reset();
    m_band.hide();
    if (dragged) {
        zoomTo(m_band.geometry());
    } else if (const auto hit = hitAt(event->pos())) {
        load(*hit);
    }
    hover(event->pos());
}

void ChartView::mouseDoubleClickEvent(QMouseEvent* /*event*/) {
    resetZoom();
}

void ChartView::hover(QPoint position) {
    const auto hit = hitAt(position);
    viewport()->setCursor(hit ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (hit) {
        QToolTip::showText(viewport()->mapToGlobal(position), describe(*hit, m_chart->data()), viewport());
    } else {
        QToolTip::hideText();
    }
}

void ChartView::zoomTo(const QRect& band) {
    const ChartMap map = m_chart->map();
    const QRectF wanted = mapToScene(band).boundingRect() & map.plot;
    if (wanted.width() > clickReach && wanted.height() > clickReach) {
        const QPointF bottomLeft = map.toValue(wanted.bottomLeft());
        const QPointF topRight = map.toValue(wanted.topRight());
        m_chart->setRanges({{bottomLeft.x(), topRight.x()}, {bottomLeft.y(), topRight.y()}});
    }
}

void ChartView::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        event->ignore();
        return;
    }
    const double factor = std::pow(zoomPerWheelStep, static_cast<double>(event->angleDelta().y()) / wheelStep);
    const QPointF fixed = m_chart->map().toValue(mapToScene(event->position().toPoint()));
    m_chart->setRanges(zoomedAt(m_chart->ranges(), fixed, factor, m_chart->full()));
    event->accept();
}

void ChartView::keyPressEvent(QKeyEvent* event) {
    const Path path = event->modifiers().testFlag(Qt::ShiftModifier) ? Path::Hull : Path::Frontier;
    switch (event->key()) {
    case Qt::Key_Left:
        walk(Step::Previous, path);
        break;
    case Qt::Key_Right:
        walk(Step::Next, path);
        break;
    case Qt::Key_Home:
        walk(Step::First, path);
        break;
    case Qt::Key_End:
        walk(Step::Last, path);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor && !isStale()) {
            load(frontierHit(*m_chart->data().analysis, *m_cursor));
        }
        break;
    case Qt::Key_Escape:
        resetZoom();
        setCursorPlace(std::nullopt);
        QToolTip::hideText();
        break;
    default:
        event->ignore();
    }
}

void ChartView::walk(Step step, Path path) {
    if (isStale()) {
        return;
    }
    setCursorPlace(stepAlong(m_chart->data(), m_cursor, path, step));
    if (m_cursor) {
        const Hit hit = frontierHit(*m_chart->data().analysis, *m_cursor);
        const QPointF value = m_chart->data().scale.at(hit.point);
        m_chart->setRanges(showing(m_chart->ranges(), value, m_chart->full()));
        const QString text = describe(hit, m_chart->data());
        const QPoint place = mapFromScene(m_chart->map().toScene(value));
        QToolTip::showText(viewport()->mapToGlobal(place), text, viewport());
        setAccessibleDescription(text);
    }
}

void ChartView::setCursorPlace(std::optional<std::size_t> place) {
    m_cursor = place;
    m_chart->setCursor(place ? std::optional(m_chart->data().analysis->frontier[*place].point) : std::nullopt);
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
