#include "ui/chart/chart_view.h"
#include "ui/document/budget.h"
#include "ui/view_state.h"

#include <QKeyEvent>

// The keyboard on the chart.
namespace ui {
namespace {

constexpr int budgetTenths = 10; // that Up and Down move the budget by, without Shift

} // namespace

void ChartView::keyPressEvent(QKeyEvent* event) {
    if (!pressKey(*event)) {
        event->ignore();
    }
}

bool ChartView::pressKey(const QKeyEvent& event) {
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    const Path path = shift ? Path::Hull : Path::Frontier;
    switch (event.key()) {
    case Qt::Key_Left:
        walk(Step::Previous, path);
        return true;
    case Qt::Key_Right:
        walk(Step::Next, path);
        return true;
    case Qt::Key_Home:
        walk(Step::First, path);
        return true;
    case Qt::Key_End:
        walk(Step::Last, path);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        moveBudget(m_document, (event.key() == Qt::Key_Up ? 1 : -1) * (shift ? 1 : budgetTenths));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor && !isStale()) {
            load(frontierHit(*m_chart->data().analysis, *m_cursor));
        }
        return true;
    case Qt::Key_Escape:
        if (m_pressed) {
            endDrag();
            return true;
        }
        resetZoom();
        setCursorPlace(std::nullopt);
        emit pointedAway();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(zoomPerStep, m_chart->map().plot.center());
        return true;
    case Qt::Key_Minus:
        zoomBy(1 / zoomPerStep, m_chart->map().plot.center());
        return true;
    case Qt::Key_P:
        togglePin();
        return true;
    case Qt::Key_Space:
        m_spaceDown = true;
        return true;
    default:
        return false;
    }
}

void ChartView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceDown = false;
    } else {
        QGraphicsView::keyReleaseEvent(event);
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
        setRanges(showing(m_chart->ranges(), value, m_chart->full()));
        m_view.light(hit.kind == Hit::Kind::Hull ? std::optional(hit.index) : std::nullopt);
        emit pointedAt(hit, viewport()->mapTo(this, mapFromScene(m_chart->map().toScene(value))));
    }
}

void ChartView::setCursorPlace(std::optional<std::size_t> place) {
    m_cursor = place;
    m_chart->setCursor(place ? std::optional(m_chart->data().analysis->frontier[*place].point) : std::nullopt);
}

} // namespace ui
