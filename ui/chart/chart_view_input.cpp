#include "ui/chart/budget_item.h"
#include "ui/chart/chart_text.h"
#include "ui/chart/chart_view.h"
#include "ui/chart/marks_item.h"
#include "ui/chart/plot_item.h"
#include "ui/document/budget.h"
#include "ui/view_state.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

// Mouse and keyboard of the chart.
namespace ui {
namespace {

constexpr int clickReach = 4; // pixels; a longer way is a drag
constexpr double budgetReach = 4;
constexpr double zoomPerWheelStep = 0.8;
constexpr int wheelStep = 120;
constexpr int budgetTenths = 10; // that Up and Down move the budget by, without Shift

bool isNamed(const Hit& hit) {
    return hit.kind == Hit::Kind::Current || hit.kind == Hit::Kind::Hull || hit.kind == Hit::Kind::Preset;
}

} // namespace

std::optional<Hit> ChartView::hitAt(QPoint position) const {
    const QPointF inScene = mapToScene(position);
    const ChartMap map = m_chart->mapAt(inScene);
    constexpr double reach = hitRadius;
    if (isStale() || !map.plot.adjusted(-reach, -reach, reach, reach).contains(inScene)) {
        return std::nullopt;
    }
    const auto hit = hitTest(m_chart->data(), map, inScene);
    if (hit && isNamed(*hit)) {
        return hit;
    }
    // A name stands for what it names, before the policies that it stands on.
    const PlotItem& plot = m_chart->plotAt(inScene);
    for (const PlacedLabel& label : plot.marks().layout().labels) {
        if (label.target && label.rect.contains(inScene - m_chart->pos())) {
            return hitOf(*label.target, m_chart->data());
        }
    }
    return hit;
}

bool ChartView::isOnBudget(QPoint position) const {
    const BudgetItem& budget = m_chart->plot().budget();
    const QLineF line = budget.layout().line.translated(m_chart->pos());
    const QPointF inScene = mapToScene(position);
    if (!budget.isVisible() || line.isNull() || m_chart->mapAt(inScene) != m_chart->map()) {
        return false;
    }
    return QRectF(line.p1(), line.p2()).normalized().adjusted(-budgetReach, -budgetReach, budgetReach, budgetReach).contains(inScene);
}

ChartView::Drag ChartView::dragAt(const QMouseEvent& event) const {
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_spaceDown)) {
        return Drag::Pan;
    }
    if (event.button() != Qt::LeftButton) {
        return Drag::None;
    }
    // What is named on the line is there to be clicked; the cloud is not worth losing the line for.
    const auto hit = hitAt(event.pos());
    return !(hit && isNamed(*hit)) && isOnBudget(event.pos()) ? Drag::Budget : Drag::Zoom;
}

void ChartView::mousePressEvent(QMouseEvent* event) {
    event->accept();
    if (m_pressed || dragAt(*event) == Drag::None) {
        return;
    }
    m_drag = dragAt(*event);
    m_dragged = false;
    m_pressed = event->pos();
    m_button = event->button();
    m_last = event->pos();
    if (m_drag == Drag::Pan) {
        emit pointedAway();
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
}

void ChartView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed) {
        hover(event->pos());
        return;
    }
    const QPoint way = event->pos() - *m_pressed;
    m_dragged = m_dragged || std::hypot(way.x(), way.y()) > clickReach;
    if (m_dragged) {
        emit pointedAway();
        dragTo(event->pos());
    }
}

void ChartView::dragTo(QPoint position) {
    const ChartMap map = m_chart->map();
    switch (m_drag) {
    case Drag::Zoom:
        viewport()->setCursor(Qt::CrossCursor);
        m_band.setGeometry(QRect(*m_pressed, position).normalized());
        m_band.show();
        break;
    case Drag::Pan:
        setRanges(panned(m_chart->ranges(), map.toValue(mapToScene(m_last)) - map.toValue(mapToScene(position)), m_chart->full()));
        break;
    case Drag::Budget:
        if (!m_document.scenario().budgetBytes) {
            endDrag(); // it was taken away meanwhile
            break;
        }
        setBudget(m_document, budgetAt(m_chart->data(), map, mapToScene(position)), budgetMerge);
        break;
    case Drag::None:
        break;
    }
    m_last = position;
}

void ChartView::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_pressed || event->button() != m_button) {
        return;
    }
    const Drag drag = m_drag;
    endDrag();
    if (m_dragged && drag == Drag::Zoom) {
        zoomTo(m_band.geometry());
    } else if (!m_dragged && drag != Drag::Pan) {
        click(event->pos(), event->modifiers());
    }
    hover(event->pos());
}

void ChartView::endDrag() {
    m_pressed.reset();
    m_drag = Drag::None;
    m_band.hide();
}

void ChartView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !hitAt(event->pos()) && !isOnBudget(event->pos())) {
        resetZoom();
    } else {
        mousePressEvent(event);
    }
}

void ChartView::click(QPoint position, Qt::KeyboardModifiers modifiers) {
    const auto hit = hitAt(position);
    if (!hit) {
        return;
    }
    if (modifiers.testFlag(Qt::ControlModifier)) {
        m_view.pin(hit->policy);
    } else {
        load(*hit);
    }
}

void ChartView::load(const Hit& hit) {
    m_document.loadPolicy(hit.policy, loadText(hit, m_chart->data()));
}

void ChartView::hover(QPoint position) {
    const auto hit = hitAt(position);
    viewport()->setCursor(cursorAt(position, hit.has_value()));
    m_hovered = hit ? std::optional(hit->point) : std::nullopt;
    m_view.light(hit && hit->kind == Hit::Kind::Hull ? std::optional(hit->index) : std::nullopt);
    showLit();
    if (hit && hit->policy != m_view.pinned()) { // that one has its card already
        const QPointF inScene = mapToScene(position);
        const QPointF place = m_chart->mapAt(inScene).toScene(m_chart->data().scale.at(hit->point));
        emit pointedAt(*hit, viewport()->mapTo(this, mapFromScene(place)));
    } else {
        emit pointedAway();
    }
}

Qt::CursorShape ChartView::cursorAt(QPoint position, bool overPolicy) const {
    if (m_spaceDown) {
        return Qt::OpenHandCursor;
    }
    if (isOnBudget(position)) {
        return m_chart->data().scale.swapped ? Qt::SplitHCursor : Qt::SplitVCursor;
    }
    return overPolicy ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void ChartView::leaveEvent(QEvent* event) {
    QGraphicsView::leaveEvent(event);
    m_hovered.reset();
    m_view.light(std::nullopt);
    showLit();
    emit pointedAway();
}

void ChartView::zoomTo(const QRect& band) {
    const ChartMap map = m_chart->map();
    const QRectF wanted = mapToScene(band).boundingRect() & map.plot;
    if (wanted.width() > clickReach && wanted.height() > clickReach) {
        const QPointF bottomLeft = map.toValue(wanted.bottomLeft());
        const QPointF topRight = map.toValue(wanted.topRight());
        setRanges({{bottomLeft.x(), topRight.x()}, {bottomLeft.y(), topRight.y()}});
    }
}

void ChartView::zoomBy(double factor, QPointF fixed) {
    emit pointedAway();
    setRanges(zoomedAt(m_chart->ranges(), m_chart->map().toValue(fixed), factor, m_chart->full()));
}

void ChartView::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        event->ignore();
        return;
    }
    zoomBy(std::pow(zoomPerWheelStep, static_cast<double>(event->angleDelta().y()) / wheelStep), mapToScene(event->position().toPoint()));
    event->accept();
}

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
        zoomBy(zoomPerWheelStep, m_chart->map().plot.center());
        return true;
    case Qt::Key_Minus:
        zoomBy(1 / zoomPerWheelStep, m_chart->map().plot.center());
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
