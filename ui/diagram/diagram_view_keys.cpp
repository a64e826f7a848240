#include "ui/diagram/diagram_view.h"
#include "ui/document/document.h"

#include <QKeyEvent>
#include <QScrollBar>

// The keyboard in the diagram.
namespace ui {
namespace {

constexpr core::MarkId firstMark{0};

} // namespace

void DiagramView::keyPressEvent(QKeyEvent* event) {
    if (!pressKey(*event)) {
        event->ignore();
    }
}

bool DiagramView::pressKey(const QKeyEvent& event) {
    if (moveByKey(event)) {
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Space:
        act();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_focusedRegion) {
            openMenuByKey(); // of several ops there is no card
        } else if (const auto mark = focusedMark()) {
            askCard(*mark);
        }
        return true;
    case Qt::Key_Escape:
        if (!leaveOneThing()) {
            QGraphicsView::focusNextPrevChild(true);
        }
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_0:
        fitDiagram();
        return true;
    case Qt::Key_F10:
        if (event.modifiers() == Qt::ShiftModifier) {
            openMenuByKey();
            return true;
        }
        return false;
    default:
        return false;
    }
}

/// The keys that move the keyboard, or select: they take over from the mouse.
bool DiagramView::moveByKey(const QKeyEvent& event) {
    const std::size_t marks = state().problem->graph.markCount();
    const auto direction = directionOf(event.key());
    const bool all = event.key() == Qt::Key_A && event.modifiers() == Qt::ControlModifier;
    const bool end = event.key() == Qt::Key_Home || event.key() == Qt::Key_End;
    if (marks == 0 || !(direction || all || end)) {
        return false;
    }
    m_byKeyboard = true;
    m_hoveredBox.reset();
    m_hoveredRegion.reset();
    m_explained.reset();
    if (direction) {
        walk(*direction, event.modifiers().testFlag(Qt::ShiftModifier));
    } else if (all) {
        m_view.select({state().problem->allMarks(), focusedMark().value_or(firstMark)});
    } else if (event.key() == Qt::Key_End) {
        goTo(DiagramStop::at(static_cast<core::MarkId>(marks - 1)));
    } else {
        const auto region = regionOf(layout(), focusedMark().value_or(firstMark));
        goTo(region ? DiagramStop::atRegion(*region) : DiagramStop::at(firstMark));
    }
    point();
    return true;
}

void DiagramView::walk(Direction direction, bool extend) {
    const auto mark = focusedMark();
    if (!mark && !m_focusedRegion) {
        goTo(DiagramStop::at(firstMark));
        return;
    }
    const DiagramStop from = m_focusedRegion ? DiagramStop::atRegion(*m_focusedRegion) : DiagramStop::at(*mark);
    goTo(neighbour(layout(), state().problem->graph, from, direction), extend && mark);
}

void DiagramView::goTo(const DiagramStop& stop, bool extend) {
    if (!extend) {
        stop.mark ? focusMark(*stop.mark) : focusRegion(*stop.region);
    } else if (stop.mark) {
        m_view.select({selection().marks.with(*stop.mark), *stop.mark});
    }
}

void DiagramView::act() {
    if (m_focusedRegion) {
        toggleRegion(*m_focusedRegion);
    } else if (selection().marks.empty()) {
        goTo(DiagramStop::at(firstMark));
    } else if (!m_pressed) { // a drag still selects
        m_document.flip(selection().marks & state().problem->allMarks());
    }
}

/// What Esc closes, the innermost first.
bool DiagramView::leaveOneThing() {
    if (m_pressed) {
        const bool selected = m_drag == Drag::Select;
        endDrag();
        if (selected) {
            m_view.select(m_before);
        }
        return true;
    }
    if (m_lit || m_cardAsked) {
        m_cardAsked = false;
        m_explained.reset();
        m_byKeyboard = false;
        m_hoveredBox.reset();
        point();
        emit pointedAway();
        return true;
    }
    const Selection alone = focusedMark() ? Selection{core::Policy::of(*focusedMark()), focusedMark()} : Selection{};
    if (selection() != alone && !m_focusedRegion) {
        m_view.select(alone);
        return true;
    }
    return false;
}

core::MarkId DiagramView::firstInView() const {
    std::optional<core::MarkId> first;
    for (const DiagramBox& box : layout().boxes) {
        if (box.mark && (!first || *box.mark < *first) && viewport()->rect().contains(viewRect(box).center())) {
            first = box.mark;
        }
    }
    return first.value_or(firstMark);
}

void DiagramView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason) {
        m_explained.reset();
    }
    const std::size_t marks = state().problem->graph.markCount();
    const bool forward = event->reason() == Qt::TabFocusReason;
    if (marks > 0 && (forward || event->reason() == Qt::BacktabFocusReason)) {
        m_byKeyboard = true;
        focusMark(forward ? firstMark : static_cast<core::MarkId>(marks - 1));
    } else if (marks > 0 && event->reason() != Qt::MouseFocusReason && selection().marks.empty()) {
        const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
        focusMark(firstInView());                      // so that one sees where the keyboard is; nothing lights up before it moves
        horizontalScrollBar()->setValue(scrolled.x()); // what the window was opened at stays in view
        verticalScrollBar()->setValue(scrolled.y());
    }
    point();
    viewport()->update();
}

void DiagramView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    point();
    viewport()->update();
}

bool DiagramView::focusNextPrevChild(bool next) {
    std::optional<std::size_t> at;
    if (const auto mark = focusedMark()) {
        at = next ? core::index(*mark) + 1 : core::index(*mark) - 1; // below 0 it is beyond all
    } else if (m_focusedRegion) {
        at = core::index(layout().regions[*m_focusedRegion].marks.marks().front()) - (next ? 0 : 1);
    } else if (next) {
        at = 0;
    }
    if (!hasFocus() || !at || *at >= state().problem->graph.markCount()) {
        return QGraphicsView::focusNextPrevChild(next);
    }
    m_byKeyboard = true;
    m_hoveredBox.reset();
    m_hoveredRegion.reset();
    m_explained.reset();
    focusMark(static_cast<core::MarkId>(*at));
    point();
    return true;
}

} // namespace ui
