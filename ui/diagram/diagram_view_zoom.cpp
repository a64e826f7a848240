#include "ui/diagram/diagram_hint.h"
#include "ui/diagram/diagram_view.h"

#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

// How the diagram is scaled and scrolled.
namespace ui {
namespace {

constexpr int viewMargin = 2;
constexpr double smallestScale = 0.36; // of the natural size, that the window leaves room for
constexpr double largestZoom = 8;
constexpr double zoomPerStep = 1.25;
constexpr int wheelStep = 120;
constexpr int scrollPerWheelStep = 60;
constexpr int revealMargin = 24;

} // namespace

QSize DiagramView::sizeHint() const {
    return layout().size.toSize() + QSize(2 * viewMargin, 2 * viewMargin + m_hint->sizeHint().height());
}

QSize DiagramView::minimumSizeHint() const {
    return (layout().size * smallestScale).toSize() + QSize(2 * viewMargin, 2 * viewMargin + m_hint->sizeHint().height());
}

double DiagramView::fittingScale() const {
    const QSizeF room = maximumViewportSize() - QSize(2 * viewMargin, 2 * viewMargin);
    const QSizeF size = layout().size;
    return std::max(0.05, std::min(room.width() / size.width(), room.height() / size.height()));
}

double DiagramView::zoom() const {
    return transform().m11() / fittingScale();
}

DiagramPart DiagramView::shownPart() const {
    if (m_opensAt) {
        return *m_opensAt;
    }
    return m_fitted ? DiagramPart{} : DiagramPart{transform().m11(), mapToScene(viewport()->rect().center())};
}

void DiagramView::showEvent(QShowEvent* event) {
    QGraphicsView::showEvent(event);
    if (!m_opensAt) {
        return;
    }
    const auto open = [this] {
        if (const auto part = std::exchange(m_opensAt, std::nullopt); part && part->scale > 0) {
            setScale(part->scale);
            centerOn(part->centre);
        }
    };
    QMetaObject::invokeMethod(this, open, Qt::QueuedConnection); // a window gives its docks their room while it is shown
}

void DiagramView::showScrollBars() {
    const Qt::ScrollBarPolicy policy = m_fitted ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded;
    setHorizontalScrollBarPolicy(policy);
    setVerticalScrollBarPolicy(policy);
}

void DiagramView::setScale(double scale) {
    const double least = fittingScale();
    const double wanted = std::clamp(scale, least, least * largestZoom);
    m_fitted = wanted <= least * 1.001;
    showScrollBars();
    setTransform(QTransform::fromScale(m_fitted ? least : wanted, m_fitted ? least : wanted));
    point();
}

void DiagramView::fitDiagram() {
    setScale(0);
}

void DiagramView::zoomBy(double factor, QPoint fixed) {
    const QPointF under = mapToScene(fixed);
    setScale(transform().m11() * factor);
    const QPoint moved = mapFromScene(under) - fixed;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + moved.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + moved.y());
}

/// What a zoom without the mouse keeps in its place: the op that the keyboard is on.
QPoint DiagramView::zoomCentre() const {
    const auto mark = hasFocus() ? focusedMark() : std::nullopt;
    const QPoint at = mark ? viewRect(layout().boxOf(*mark)).center() : QPoint(-1, -1);
    return viewport()->rect().contains(at) ? at : viewport()->rect().center();
}

void DiagramView::zoomIn() {
    zoomBy(zoomPerStep, zoomCentre());
}

void DiagramView::zoomOut() {
    zoomBy(1 / zoomPerStep, zoomCentre());
}

void DiagramView::reveal(const QRectF& inScene) {
    if (!m_fitted) {
        const QSizeF room = QSizeF(viewport()->size() - 2 * QSize(revealMargin, revealMargin)) / transform().m11();
        ensureVisible({inScene.topLeft(), inScene.size().boundedTo(room)}, revealMargin, revealMargin); // its name rather than its end
    }
}

void DiagramView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    setScale(m_fitted ? 0 : transform().m11());
    const QRect shown = viewport()->geometry();
    m_hint->setGeometry(shown.left(), shown.bottom() + 1, shown.width(), m_hint->sizeHint().height());
}

void DiagramView::scrollContentsBy(int dx, int dy) {
    QGraphicsView::scrollContentsBy(dx, dy);
    if (scene() != nullptr) { // else it is being destroyed
        point();
    }
}

void DiagramView::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomBy(std::pow(zoomPerStep, static_cast<double>(turned.y()) / wheelStep), event->position().toPoint());
        event->accept();
        return;
    }
    if (m_fitted) {
        event->ignore(); // all of the diagram is in view
        return;
    }
    QPoint way = event->pixelDelta().isNull() ? turned * scrollPerWheelStep / wheelStep : event->pixelDelta();
    if (event->modifiers().testFlag(Qt::ShiftModifier) && way.x() == 0) {
        way = way.transposed();
    }
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
    hover(event->position().toPoint());
    event->accept();
}

} // namespace ui
