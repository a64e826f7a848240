#include "ui/diagram/diagram_view.h"

#include "ui/diagram/diagram_accessible.h"
#include "ui/diagram/diagram_hint.h"
#include "ui/diagram/flip_hint.h"
#include "ui/document/document.h"
#include "ui/document/policy_edits.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <utility>
#include <vector>

// What the diagram shows; what is done with it is in diagram_view_input.cpp, how it is scaled in diagram_view_zoom.cpp.
namespace ui {
namespace {

std::vector<QRectF> placesOf(const DiagramLayout& layout) {
    std::vector<QRectF> places;
    for (const DiagramBox& box : layout.boxes) {
        places.push_back(box.rect);
    }
    return places;
}

} // namespace

DiagramView::DiagramView(Document& document, ViewState& view, const Theme& theme, QWidget* parent)
    : QGraphicsView(parent),
      m_document(document),
      m_view(view),
      m_scene(stateNow(), theme, font()),
      m_motion(m_scene),
      m_hint(new DiagramHint(theme, this)),
      m_band(theme.accent, viewport()),
      m_followed(view.selection()) {
    installDiagramAccessibility();
    setObjectName(QStringLiteral("layerDiagram"));
    setAccessibleName(tr("Layer diagram"));
    setAccessibleDescription(tr("The ops of the layer; each is saved or recomputed."));
    setScene(&m_scene);
    setFrameShape(QFrame::NoFrame);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setViewportMargins(0, 0, 0, m_hint->sizeHint().height());
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::NoAnchor);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    showScrollBars();
    showHint();
    connect(&document, &Document::changed, this, &DiagramView::follow);
    connect(&view, &ViewState::changed, this, &DiagramView::followView);
}

void DiagramView::setTheme(const Theme& theme) {
    m_motion.jumpTo(stateNow());
    m_scene.setTheme(theme);
    m_hint->setTheme(theme);
    m_band.setColour(theme.accent);
}

/// The marks with the sign of a difference.
core::Policy DiagramView::differences() const {
    return state().compared ? (state().policy ^ *state().compared) & state().problem->allMarks() : core::Policy();
}

DiagramState DiagramView::stateNow() const {
    DiagramState now = diagramState(m_document);
    now.compared = m_view.pinned();
    return now;
}

void DiagramView::restate(bool moving) {
    const bool wanted = m_animated && isVisible() && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    if (moving && wanted) {
        m_motion.moveTo(stateNow());
    } else {
        m_motion.jumpTo(stateNow());
    }
}

void DiagramView::follow(Changes changes) {
    if (!changes.testAnyFlags(Change::Problem | Change::Marks)) {
        showHint(); // a number of layers or tokens changes what a flip comes to
        return;
    }
    const core::Policy before = state().policy;
    if (changes.testFlag(Change::Problem)) {
        endDrag();
        m_hoveredBox.reset();
        m_hoveredRegion.reset();
        m_focusedRegion.reset();
        m_explained.reset();
        const auto places = placesOf(layout());
        restate(false);
        if (m_fitted || placesOf(layout()) != places) {
            fitDiagram();
        }
    } else {
        restate(true);
        announceFlips(*this, before ^ state().policy);
    }
    showHint();
    point(true);
}

void DiagramView::followView(ViewChanges changes) {
    if (changes.testFlag(ViewChange::Pinned) && state().problem == m_document.problem()) { // else with the new layer
        const core::Policy before = differences();
        restate(false);
        announceNames(*this, before ^ differences());
    }
    if (changes.testFlag(ViewChange::Selection)) {
        followSelection();
    }
}

void DiagramView::followSelection() {
    const Selection now = m_view.selection();
    const Selection before = std::exchange(m_followed, now);
    if (now.current && now.current != before.current) {
        m_focusedRegion.reset();
        if (m_drag == Drag::None && focusedMark()) {
            reveal(layout().boxOf(*now.current).rect);
        }
        if (hasFocus()) {
            announceFocus(*this, *now.current);
        }
    }
    announceSelection(*this, before.marks ^ now.marks);
    showHint();
    point();
    viewport()->update();
}

void DiagramView::showHint() {
    const core::Policy selected = selection().marks & state().problem->allMarks();
    m_hint->setLegend(m_lit.has_value());
    if (m_focusedRegion) {
        m_hint->setText(tr("Space sets all ops of %1").arg(layout().regions[*m_focusedRegion].name), DiagramHint::Beside::Nothing);
    } else if (selected.count() > 1) {
        m_hint->setText(flipHint(m_document, selected), DiagramHint::Beside::Legend);
    } else {
        m_hint->setText(tr("Click an op to flip it, drag to select several, right click for more"), DiagramHint::Beside::Nothing);
    }
}

std::optional<core::MarkId> DiagramView::focusedMark() const {
    const auto current = selection().current;
    const bool known = current && core::index(*current) < state().problem->graph.markCount();
    return known && !m_focusedRegion ? current : std::nullopt;
}

void DiagramView::focusMark(core::MarkId mark) {
    m_focusedRegion.reset();
    m_view.select(mark);
    reveal(layout().boxOf(mark).rect); // also where it was selected before
    viewport()->update();
}

void DiagramView::focusRegion(std::size_t region) {
    m_focusedRegion = region;
    reveal(layout().regions[region].nameRect);
    if (hasFocus()) {
        announceRegionFocus(*this, region);
    }
    showHint();
    point();
    viewport()->update();
}

void DiagramView::flip(core::MarkId mark) {
    m_document.flip(mark);
}

void DiagramView::toggleRegion(std::size_t region) {
    toggleAll(m_document, layout().regions[region].marks, layout().regions[region].name);
}

/// Finds out which op is pointed at, and says so where it is another one, or anew.
void DiagramView::point(bool anew) {
    std::optional<core::MarkId> mark;
    QRect place;
    if (m_hoveredBox) {
        mark = layout().boxes[*m_hoveredBox].mark;
        place = viewRect(layout().boxes[*m_hoveredBox]);
    } else if (m_byKeyboard && hasFocus() && focusedMark()) {
        mark = focusedMark();
        place = viewRect(layout().boxOf(*mark));
    } else if (m_explained) {
        mark = m_explained;
        place = viewRect(layout().boxOf(*mark));
    }
    if (mark == m_lit && place == m_litRect && !anew) {
        return;
    }
    const bool wasLit = m_lit.has_value();
    m_lit = mark;
    m_litRect = place;
    m_light = mark ? lightOf(layout(), state(), *mark) : DiagramLight();
    showHint();
    viewport()->update();
    if (mark) {
        emit pointedAt(*mark, place);
    } else if (wasLit) {
        emit pointedAway();
    }
}

void DiagramView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_scene.setFont(font());
    }
}

void DiagramView::drawForeground(QPainter* painter, const QRectF& /*rect*/) {
    const Theme& theme = m_scene.theme();
    if (m_lit) {
        paintLight(*painter, layout(), m_light, theme);
    }
    const auto frameMark = [&](core::MarkId mark, Ring ring) {
        for (const DiagramBox& box : layout().boxes) {
            if (box.mark == mark) {
                paintRing(*painter, box.rect, ring, theme);
            }
        }
    };
    for (const core::MarkId mark : (selection().marks & state().problem->allMarks()).marks()) {
        frameMark(mark, Ring::Selected);
    }
    if (m_hoveredBox) {
        frameMark(*layout().boxes[*m_hoveredBox].mark, Ring::Hovered);
    }
    if (focusedMark() && hasFocus()) {
        frameMark(*focusedMark(), Ring::Focused);
    }
    for (std::size_t i = 0; i < layout().regions.size(); ++i) {
        const bool focused = m_focusedRegion == i && hasFocus();
        if (focused || m_hoveredRegion == i) {
            paintRing(*painter, layout().regions[i].nameRect, focused ? Ring::Focused : Ring::Hovered, theme);
        }
    }
}

} // namespace ui
