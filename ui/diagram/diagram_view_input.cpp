#include "ui/diagram/diagram_menu.h"
#include "ui/diagram/diagram_texts.h"
#include "ui/diagram/diagram_view.h"
#include "ui/diagram/flip_hint.h"
#include "ui/document/document.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

// The mouse in the diagram.
namespace ui {
namespace {

constexpr int clickReach = 4; // pixels; a longer way is a drag

bool extends(Qt::KeyboardModifiers modifiers) {
    return (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
}

} // namespace

const DiagramBox* DiagramView::markedBoxAt(QPoint at) const {
    const DiagramBox* box = layout().boxAt(mapToScene(at));
    return box != nullptr && box->mark ? box : nullptr;
}

std::optional<std::size_t> DiagramView::regionAt(QPoint at) const {
    return ui::regionAt(layout(), mapToScene(at));
}

void DiagramView::mousePressEvent(QMouseEvent* event) {
    const bool pans = event->button() == Qt::MiddleButton && !m_fitted;
    if (m_pressed || (event->button() != Qt::LeftButton && !pans)) {
        event->ignore();
        return;
    }
    m_drag = pans ? Drag::Pan : Drag::Select;
    m_button = event->button();
    m_pressed = event->pos();
    m_last = event->pos();
    m_dragged = false;
    m_before = selection();
    m_kept = extends(event->modifiers()) ? m_before.marks : core::Policy();
    if (pans) {
        hover(std::nullopt);
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
}

void DiagramView::mouseMoveEvent(QMouseEvent* event) {
    if (m_pressed && !event->buttons().testFlag(m_button)) {
        endDrag(); // a menu or a dialog took the release
    }
    if (!m_pressed) {
        hover(event->pos());
        return;
    }
    const QPoint way = event->pos() - *m_pressed;
    m_dragged = m_dragged || std::hypot(way.x(), way.y()) > clickReach;
    if (m_dragged) {
        dragTo(event->pos());
    }
}

void DiagramView::dragTo(QPoint at) {
    hover(std::nullopt);
    if (m_drag == Drag::Pan) {
        const QPoint way = at - m_last;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
        viewport()->setCursor(Qt::ClosedHandCursor);
    } else {
        m_byKeyboard = false;
        m_focusedRegion.reset();
        m_band.setGeometry(QRect(*m_pressed, at).normalized());
        m_band.show();
        selectBand(m_band.geometry());
    }
    m_last = at;
}

void DiagramView::selectBand(const QRect& band) {
    Selection wanted{m_kept, m_before.current};
    for (const DiagramBox& box : layout().boxes) {
        if (box.mark && viewRect(box).intersects(band)) {
            wanted.marks = wanted.marks.with(*box.mark);
        }
    }
    if (wanted.marks.empty()) {
        wanted.current.reset();
    } else if (!wanted.current || !wanted.marks.recomputes(*wanted.current)) {
        wanted.current = wanted.marks.marks().front();
    }
    m_view.select(wanted);
}

void DiagramView::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_pressed || event->button() != m_button) {
        event->ignore();
        return;
    }
    const QPoint pressed = *m_pressed;
    const bool clicked = !m_dragged && m_drag == Drag::Select;
    endDrag();
    if (clicked) {
        click(pressed, event->modifiers());
    }
    hover(event->pos());
}

void DiagramView::endDrag() {
    m_pressed.reset();
    m_drag = Drag::None;
    m_band.hide();
}

void DiagramView::mouseDoubleClickEvent(QMouseEvent* event) {
    const bool onNothing = markedBoxAt(event->pos()) == nullptr && !regionAt(event->pos());
    if (event->button() == Qt::LeftButton && onNothing) {
        fitDiagram();
    } else {
        mousePressEvent(event);
    }
}

void DiagramView::click(QPoint at, Qt::KeyboardModifiers modifiers) {
    m_byKeyboard = false;
    const DiagramBox* box = markedBoxAt(at);
    if (box == nullptr) {
        m_focusedRegion.reset();
        if (const auto region = regionAt(at)) {
            focusRegion(*region);
            toggleRegion(*region);
        } else if (!extends(modifiers)) {
            m_view.select(Selection{});
        }
        viewport()->update();
        return;
    }
    const core::MarkId mark = *box->mark;
    if (!extends(modifiers)) {
        focusMark(mark);
        flip(mark);
        return;
    }
    m_focusedRegion.reset();
    Selection wanted{selection().marks ^ core::Policy::of(mark), mark};
    if (!wanted.marks.recomputes(mark)) {
        wanted.current = wanted.marks.empty() ? std::nullopt : std::optional(wanted.marks.marks().front());
    }
    m_view.select(wanted);
}

/// None: the mouse is elsewhere, or busy.
void DiagramView::hover(std::optional<QPoint> at) {
    const DiagramBox* box = at ? markedBoxAt(*at) : nullptr;
    m_hoveredBox = box != nullptr ? std::optional(static_cast<std::size_t>(box - layout().boxes.data())) : std::nullopt;
    const auto region = at ? regionAt(*at) : std::nullopt;
    if (region != m_hoveredRegion) {
        m_hoveredRegion = region;
        viewport()->update();
    }
    if (m_hoveredBox) {
        m_byKeyboard = false;
        m_explained.reset();
    }
    viewport()->setCursor(m_hoveredBox || m_hoveredRegion ? Qt::PointingHandCursor : Qt::ArrowCursor);
    point();
}

void DiagramView::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (event->reason() != QContextMenuEvent::Mouse) {
        openMenuByKey();
        return;
    }
    if (m_pressed) {
        return;
    }
    const DiagramBox* box = markedBoxAt(event->pos());
    m_focusedRegion = box == nullptr ? regionAt(event->pos()) : std::nullopt;
    if (box != nullptr) {
        const bool selected = selection().marks.recomputes(*box->mark);
        m_view.select({selected ? selection().marks : core::Policy::of(*box->mark), *box->mark});
    } else if (!m_focusedRegion) {
        m_view.select(Selection{});
    }
    openMenu(m_focusedRegion, event->pos());
}

void DiagramView::openMenuByKey() {
    endDrag();
    const auto region = focusedRegion();
    const auto mark = focusedMark();
    const QPoint at = region ? viewRect(layout().regions[*region].nameRect).bottomLeft()
                      : mark ? viewRect(layout().boxOf(*mark)).bottomLeft()
                             : viewport()->rect().center();
    openMenu(region, at);
}

void DiagramView::openMenu(std::optional<std::size_t> region, QPoint at) {
    m_byKeyboard = false;
    hover(std::nullopt);
    DiagramMenuSubject subject;
    if (const auto mark = focusedMark(); mark && !region) {
        subject.marks = selection().marks;
        subject.explain = [this, mark = *mark] { askCard(mark); };
        region = regionOf(layout(), *mark);
    }
    if (region) {
        subject.region = layout().regions[*region];
    }
    QMenu* menu = makeDiagramMenu(m_document, subject, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(viewport()->mapToGlobal(at));
}

void DiagramView::askCard(core::MarkId mark) {
    m_cardAsked = true;
    m_explained = mark;
    point();
    emit cardRequested(mark);
}

bool DiagramView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) { // an op with a mark has its card
        const auto* help = static_cast<QHelpEvent*>(event);
        const DiagramBox* box = layout().boxAt(mapToScene(help->pos()));
        if (const auto region = regionAt(help->pos())) {
            const DiagramRegion& named = layout().regions[*region];
            QToolTip::showText(help->globalPos(), regionText(m_document, named), viewport(), viewRect(named.nameRect));
        } else if (box != nullptr && !box->mark) {
            QToolTip::showText(help->globalPos(), tooltipText(*box, state()), viewport(), viewRect(*box));
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::Leave) {
        hover(std::nullopt);
    }
    return QGraphicsView::viewportEvent(event);
}

} // namespace ui
