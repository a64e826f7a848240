#include "ui/chart/budget_item.h"
#include "ui/chart/chart_text.h"
#include "ui/chart/chart_view.h"
#include "ui/chart/marks_item.h"
#include "ui/chart/plot_item.h"
#include "ui/document/budget.h"
#include "ui/document/list_edits.h"
#include "ui/view_state.h"

#include <QMouseEvent>

#include <cmath>

// The mouse on the chart.
namespace ui {
namespace {

constexpr int clickReach = 4; // pixels; a longer way is a drag
constexpr double budgetReach = 4;
constexpr int wheelStep = 120;

bool isNamed(const Hit& hit) {
    return hit.kind <= Hit::Kind::Preset;
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
    const auto named = m_chart->plotAt(inScene).labelAt(inScene - m_chart->pos());
    return named ? hitOf(*named, m_chart->data()) : hit;
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
    if (!modifiers.testFlag(Qt::ControlModifier)) {
        load(*hit);
    } else if (!isElsewhere(*hit, m_chart->data())) { // that has no place in the diagram to be compared with
        m_view.pin(hit->policy);
    }
}

void ChartView::load(const Hit& hit) {
    if (hit.kind == Hit::Kind::Listed) {
        m_document.show(m_chart->data().list.marks[hit.index].index);
    } else {
        m_document.loadPolicy(hit.policy, loadText(hit, m_chart->data()));
    }
}

void ChartView::hover(QPoint position) {
    const auto hit = hitAt(position);
    viewport()->setCursor(cursorAt(position, hit.has_value()));
    const bool elsewhere = hit && isElsewhere(*hit, m_chart->data());
    m_hovered = hit && !elsewhere ? std::optional(hit->point) : std::nullopt;
    m_view.light(hit && hit->kind == Hit::Kind::Hull ? std::optional(hit->index) : std::nullopt);
    showLit();
    if (hit && (elsewhere || hit->policy != m_view.pinned())) { // that one has its card already
        const QPointF inScene = mapToScene(position);
        const QPointF place = m_chart->mapAt(inScene).toScene(valueOf(*hit, m_chart->data()));
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
    zoomBy(std::pow(zoomPerStep, static_cast<double>(event->angleDelta().y()) / wheelStep), mapToScene(event->position().toPoint()));
    event->accept();
}

} // namespace ui
