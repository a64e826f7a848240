#include "ui/film/film_view.h"

#include "ui/document/document.h"
#include "ui/film/film_accessible.h"
#include "ui/film/film_picture.h"
#include "ui/task/latest_task.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

constexpr int usualWidth = 760;
constexpr int smallestWidth = 200;
constexpr int scrollMargin = 8; // beside a frame that is scrolled to

} // namespace

FilmView::FilmView(Document& document, ViewState& viewState, const Theme& theme, QWidget* parent)
    : QAbstractScrollArea(parent),
      m_document(document),
      m_viewState(viewState),
      m_theme(theme) {
    installFilmAccessibility();
    setObjectName(QStringLiteral("film"));
    setAccessibleName(tr("Hull, step by step"));
    setAccessibleDescription(tr("What each step of the hull recomputes in addition to the step before; Enter loads a step."));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setMouseTracking(true);
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(LatestTaskBase::slowAfterMs);
    connect(&m_staleTimer, &QTimer::timeout, this, &FilmView::showData);
    connect(&document, &Document::changed, this, &FilmView::onDocumentChanged);
    connect(&viewState, &ViewState::changed, this, &FilmView::onViewChanged);
    showData();
}

void FilmView::setTheme(const Theme& theme) {
    m_theme = theme;
    viewport()->update();
}

void FilmView::onDocumentChanged(Changes changes) {
    if (!m_document.analysis() && !m_data.frames.empty()) {
        if (!isStale()) {
            m_staleTimer.start(); // a quick analysis should not make the frames flicker
        }
        return;
    }
    if (changes.testAnyFlags(Change::Scenario | Change::Problem | Change::Analysis)) {
        showData();
    } else if (changes.testFlag(Change::Marks)) {
        showCurrent();
    }
}

void FilmView::onViewChanged(ViewChanges changes) {
    if (changes.testFlag(ViewChange::Options) && !isStale()) {
        showData();
    }
    if (changes.testFlag(ViewChange::LitStep)) {
        const auto lit = m_viewState.litStep();
        if (lit && lit != m_hovered) {
            scrollTo(*lit);
        }
        viewport()->update();
    }
}

void FilmView::showData() {
    m_staleTimer.stop();
    QToolTip::hideText();
    const bool sameSteps = m_document.analysis() && m_data.problem == m_document.problem();
    m_data = filmData(m_document, m_viewState.options().unit);
    if (!sameSteps) {
        m_hovered.reset();
        m_pressed.reset();
        m_focused.reset();
    }
    layOut();
}

void FilmView::showCurrent() {
    const auto before = std::exchange(m_data.current, currentStep(m_document));
    if (m_data.current == before) {
        return;
    }
    if (m_data.current && m_data.current != m_hovered) {
        scrollTo(*m_data.current);
    }
    announceCurrentStep(*this, before);
    viewport()->update();
}

void FilmView::layOut() {
    const int width = viewport()->width();
    m_layout = layOutFilm(m_data, width, font());
    QScrollBar* bar = horizontalScrollBar();
    bar->setRange(0, std::max(0, static_cast<int>(std::ceil(m_layout.size.width())) - width));
    bar->setPageStep(width);
    if (!m_layout.frames.empty()) {
        bar->setSingleStep(static_cast<int>(m_layout.frames.front().rect.width()));
    }
    const QSize before = FilmView::sizeHint(); // called while constructing, too
    if (!m_layout.frames.empty() || m_height == 0) {
        m_height = static_cast<int>(std::ceil(m_layout.size.height()));
    }
    if (FilmView::sizeHint() != before) {
        updateGeometry();
    }
    viewport()->update();
}

void FilmView::loadStep(std::size_t step) {
    if (!isStale() && step < m_data.frames.size()) {
        m_document.loadPolicy(m_data.frames[step].recompute, tr("load hull step %1").arg(step));
    }
}

void FilmView::focusStep(std::size_t step) {
    m_focused = step;
    scrollTo(step);
    if (!isStale()) {
        m_viewState.light(step);
    }
    if (hasFocus()) {
        announceFocusedStep(*this, step);
    }
    viewport()->update();
}

QRect FilmView::viewRect(std::size_t step) const {
    return m_layout.frames[step].rect.translated(-horizontalScrollBar()->value(), 0).toAlignedRect();
}

std::optional<std::size_t> FilmView::stepAt(QPoint position) const {
    const QPointF at = position + QPoint(horizontalScrollBar()->value(), 0);
    const auto found = std::ranges::find_if(m_layout.frames, [&](const FilmFramePlace& frame) { return frame.rect.contains(at); });
    return found == m_layout.frames.end() ? std::nullopt
                                          : std::optional(static_cast<std::size_t>(std::distance(m_layout.frames.begin(), found)));
}

std::optional<std::size_t> FilmView::usableStepAt(QPoint position) const {
    return isStale() ? std::nullopt : stepAt(position);
}

void FilmView::scrollTo(std::size_t step) {
    if (step >= m_layout.frames.size()) {
        return;
    }
    const QRect rect = viewRect(step).adjusted(-scrollMargin, 0, scrollMargin, 0);
    const int beyond = std::max(0, rect.right() + 1 - viewport()->width());
    if (const int way = rect.left() < 0 ? rect.left() : beyond; way != 0) {
        forgetMouse();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + way);
    }
}

void FilmView::forgetMouse() {
    m_mouse.reset();
    const auto hovered = std::exchange(m_hovered, std::nullopt);
    if (hovered && m_viewState.litStep() == hovered) {
        m_viewState.light(std::nullopt);
    }
}

QSize FilmView::sizeHint() const {
    const QScrollBar* bar = horizontalScrollBar();
    return {usualWidth, m_height + (bar->maximum() > 0 ? bar->sizeHint().height() : 0)};
}

QSize FilmView::minimumSizeHint() const {
    return {smallestWidth, sizeHint().height()};
}

void FilmView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.panel);
    FilmLook look;
    look.lit = m_viewState.litStep();
    look.focused = hasFocus() && m_focusShown ? m_focused : std::nullopt;
    look.headingShift = horizontalScrollBar()->value();
    paintFilm(painter, QPointF(-horizontalScrollBar()->value(), 0), m_layout, m_data, m_theme, font(), look);
}

void FilmView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void FilmView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
    }
}

void FilmView::mousePressEvent(QMouseEvent* event) {
    m_focusShown = false;
    if (event->button() == Qt::LeftButton) {
        m_pressed = usableStepAt(event->pos());
    }
    viewport()->update();
}

void FilmView::mouseMoveEvent(QMouseEvent* event) {
    hover(event->pos());
}

void FilmView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (pressed && usableStepAt(event->pos()) == pressed) {
        m_focused = pressed;
        loadStep(*pressed);
    }
}

void FilmView::hover(std::optional<QPoint> position) {
    m_mouse = position;
    const auto step = position ? usableStepAt(*position) : std::nullopt;
    if (step != m_hovered) {
        m_hovered = step;
        viewport()->setCursor(step ? Qt::PointingHandCursor : Qt::ArrowCursor);
        m_viewState.light(step);
    }
}

void FilmView::wheelEvent(QWheelEvent* event) {
    QScrollBar* bar = horizontalScrollBar();
    if (bar->maximum() == 0) {
        event->ignore();
        return;
    }
    const QPoint pixels = event->pixelDelta();
    const QPoint angle = event->angleDelta();
    const auto main = [](QPoint delta) { return std::abs(delta.x()) > std::abs(delta.y()) ? delta.x() : delta.y(); };
    const int way = pixels.isNull() ? main(angle) * bar->singleStep() / QWheelEvent::DefaultDeltasPerStep : main(pixels);
    bar->setValue(bar->value() - way);
    event->accept();
}

bool FilmView::walk(int key) {
    if (m_data.frames.empty() || isStale()) {
        return false;
    }
    const std::size_t last = m_data.frames.size() - 1;
    switch (key) {
    case Qt::Key_Left:
        focusStep(m_focused ? std::max<std::size_t>(*m_focused, 1) - 1 : last);
        return true;
    case Qt::Key_Right:
        focusStep(m_focused ? std::min(*m_focused + 1, last) : 0);
        return true;
    case Qt::Key_Home:
        focusStep(0);
        return true;
    case Qt::Key_End:
        focusStep(last);
        return true;
    default:
        return false;
    }
}

void FilmView::keyPressEvent(QKeyEvent* event) {
    m_focusShown = true;
    const int key = event->key();
    const bool loads = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    if (loads && m_focused) {
        loadStep(*m_focused);
    } else if (!walk(key)) {
        event->ignore();
    }
    viewport()->update();
}

void FilmView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::MouseFocusReason) {
        m_focusShown = false;
    } else if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason && !m_data.frames.empty()) {
        m_focusShown = true;
        focusStep(m_focused.value_or(m_data.current.value_or(0)));
    }
    viewport()->update();
}

void FilmView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    if (m_focused && m_viewState.litStep() == m_focused && m_hovered != m_focused) {
        m_viewState.light(std::nullopt);
    }
    viewport()->update();
}

bool FilmView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        hover(std::nullopt);
    } else if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto step = usableStepAt(help->pos())) {
            QToolTip::showText(help->globalPos(), m_data.frames[*step].tooltip, viewport(), viewRect(*step));
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void FilmView::scrollContentsBy(int /*dx*/, int /*dy*/) {
    if (m_mouse) {
        hover(m_mouse);
    }
    viewport()->update();
}

} // namespace ui
