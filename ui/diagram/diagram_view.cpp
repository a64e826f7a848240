#include "ui/diagram/diagram_view.h"

#include "ui/diagram/diagram_accessible.h"
#include "ui/diagram/diagram_navigation.h"
#include "ui/diagram/diagram_texts.h"
#include "ui/document/document.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ui {
namespace {

constexpr int viewMargin = 8;
constexpr double smallestScale = 0.5;

} // namespace

DiagramView::DiagramView(Document& document, const Theme& theme, QWidget* parent)
    : QGraphicsView(parent),
      m_document(document),
      m_scene(stateNow(), theme, font()) {
    installDiagramAccessibility();
    setObjectName(QStringLiteral("layerDiagram"));
    setAccessibleName(tr("Layer diagram"));
    setAccessibleDescription(tr("The ops of the layer; each is saved or recomputed."));
    setScene(&m_scene);
    setFrameShape(QFrame::NoFrame);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    connect(&document, &Document::changed, this, &DiagramView::follow);
}

void DiagramView::setTheme(const Theme& theme) {
    m_scene.setTheme(theme);
}

void DiagramView::setCompared(std::optional<core::Policy> policy) {
    if (policy == m_compared) {
        return;
    }
    const core::Policy before = differences();
    m_compared = policy;
    m_scene.setState(stateNow());
    announceNames(*this, before ^ differences());
}

/// The marks with the sign of a difference.
core::Policy DiagramView::differences() const {
    return state().compared ? (state().policy ^ *state().compared) & state().problem->allMarks() : core::Policy();
}

DiagramState DiagramView::stateNow() const {
    DiagramState now = diagramState(m_document);
    now.hint = tr("click an op to flip it");
    now.compared = m_compared;
    return now;
}

void DiagramView::follow(Changes changes) {
    if (changes.testFlag(Change::Problem)) {
        m_focused.reset();
        m_hovered.reset();
    }
    if ((changes & (Changes(Change::Problem) | Change::Marks)) == 0) {
        return;
    }
    const core::Policy before = state().policy;
    m_scene.setState(stateNow());
    if (changes.testFlag(Change::Problem)) {
        fit();
    } else {
        announceFlips(*this, before ^ state().policy);
    }
}

void DiagramView::focusMark(core::MarkId mark) {
    m_focused = mark;
    viewport()->update();
    if (hasFocus()) {
        announceFocus(*this, mark);
    }
}

void DiagramView::flip(core::MarkId mark) {
    m_document.flip(mark);
}

QRect DiagramView::viewRect(const DiagramBox& box) const {
    return mapFromScene(box.rect).boundingRect();
}

QSize DiagramView::sizeHint() const {
    return layout().size.toSize() + QSize(2 * viewMargin, 2 * viewMargin);
}

QSize DiagramView::minimumSizeHint() const {
    return (layout().size * smallestScale).toSize() + QSize(2 * viewMargin, 2 * viewMargin);
}

void DiagramView::fit() {
    const QSizeF room = viewport()->size() - QSize(2 * viewMargin, 2 * viewMargin);
    const QSizeF size = layout().size;
    const double scale = std::max(0.05, std::min(room.width() / size.width(), room.height() / size.height()));
    setTransform(QTransform::fromScale(scale, scale));
}

void DiagramView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    fit();
}

void DiagramView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_scene.setFont(font());
    }
}

const DiagramBox* DiagramView::boxAt(QPoint at) const {
    return layout().boxAt(mapToScene(at));
}

void DiagramView::mousePressEvent(QMouseEvent* event) {
    const DiagramBox* box = boxAt(event->pos());
    if (event->button() != Qt::LeftButton || box == nullptr || !box->mark) {
        event->ignore();
        return;
    }
    const core::MarkId mark = *box->mark;
    focusMark(mark);
    flip(mark);
}

void DiagramView::mouseMoveEvent(QMouseEvent* event) {
    const DiagramBox* box = boxAt(event->pos());
    setHovered(box != nullptr ? box->mark : std::nullopt);
}

void DiagramView::wheelEvent(QWheelEvent* event) {
    event->ignore(); // all of the diagram is always in view
}

void DiagramView::setHovered(std::optional<core::MarkId> mark) {
    if (mark == m_hovered) {
        return;
    }
    m_hovered = mark;
    viewport()->setCursor(mark ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

void DiagramView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (m_focused && (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        flip(*m_focused);
    } else if (const auto direction = directionOf(key); m_focused && direction) {
        focusMark(neighbour(layout(), *m_focused, *direction));
    } else {
        event->ignore();
    }
}

void DiagramView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    const std::size_t marks = state().problem->graph.markCount();
    if (marks == 0) {
        return;
    }
    if (event->reason() == Qt::TabFocusReason) {
        focusMark(core::MarkId{0});
    } else if (event->reason() == Qt::BacktabFocusReason) {
        focusMark(static_cast<core::MarkId>(marks - 1));
    } else {
        focusMark(m_focused.value_or(core::MarkId{0}));
    }
}

void DiagramView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    viewport()->update();
}

bool DiagramView::focusNextPrevChild(bool next) {
    const std::size_t marks = state().problem->graph.markCount();
    if (hasFocus() && m_focused) {
        const std::size_t at = core::index(*m_focused);
        if (next ? at + 1 < marks : at > 0) {
            focusMark(static_cast<core::MarkId>(next ? at + 1 : at - 1));
            return true;
        }
    }
    return QGraphicsView::focusNextPrevChild(next);
}

bool DiagramView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const DiagramBox* box = boxAt(help->pos())) {
            QToolTip::showText(help->globalPos(), tooltipText(*box, state()), viewport(), viewRect(*box));
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::Leave) {
        setHovered(std::nullopt);
    }
    return QGraphicsView::viewportEvent(event);
}

void DiagramView::drawForeground(QPainter* painter, const QRectF& /*rect*/) {
    const auto frame = [&](core::MarkId mark, double width, double outset) {
        painter->setPen(QPen(m_scene.theme().accent, width));
        painter->setBrush(Qt::NoBrush);
        for (const DiagramBox& box : layout().boxes) {
            if (box.mark == mark) {
                painter->drawRoundedRect(box.rect.adjusted(-outset, -outset, outset, outset), 4 + outset, 4 + outset);
            }
        }
    };
    if (m_hovered) {
        frame(*m_hovered, 1.5, 0);
    }
    if (m_focused && hasFocus()) {
        frame(*m_focused, 2, 3);
    }
}

} // namespace ui
