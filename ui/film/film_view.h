#pragma once

#include <QAbstractScrollArea> // first: moc does not understand <compare> before other standard headers

#include "ui/document/change.h"
#include "ui/film/film_layout.h"
#include "ui/theme.h"
#include "ui/view_state.h"

#include <QTimer>

#include <cstddef>
#include <optional>

namespace ui {

class Document;

/// The hull of a document, a frame a step. Hovering a frame lights its step; a click loads it; Left, Right, Home and End walk the
/// frames and Enter loads. One row: where it has no room it scrolls, by the wheel too. Named "film".
class FilmView : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// Document and view state must outlive the view.
    FilmView(Document& document, ViewState& viewState, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

    const FilmData& data() const { return m_data; }
    const FilmLayout& layout() const { return m_layout; }
    /// The frame that the keyboard is on.
    std::optional<std::size_t> focusedStep() const { return m_focused; }
    /// Puts the keyboard on a frame, lights its step and scrolls to it.
    void focusStep(std::size_t step);
    /// Loads the step's policy, unless the frames still show the analysis of the problem before.
    void loadStep(std::size_t step);
    /// The frame's place in the viewport.
    QRect viewRect(std::size_t step) const;
    std::optional<std::size_t> stepAt(QPoint position) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void onDocumentChanged(Changes changes);
    void onViewChanged(ViewChanges changes);
    void showData();
    void showCurrent();
    void layOut();
    bool isStale() const { return m_staleTimer.isActive(); }
    /// None where the frames cannot be used.
    std::optional<std::size_t> usableStepAt(QPoint position) const;
    void hover(std::optional<QPoint> position);
    void scrollTo(std::size_t step);
    /// Until it moves: frames that scroll by themselves are not hovered by a mouse at rest.
    void forgetMouse();
    bool walk(int key);

    Document& m_document;
    ViewState& m_viewState;
    Theme m_theme;
    FilmData m_data;
    FilmLayout m_layout;
    int m_height = 0;    // of the last frames, so that nothing jumps while there are none
    QTimer m_staleTimer; // runs while the frames still show the analysis of the problem before
    std::optional<QPoint> m_mouse;
    std::optional<std::size_t> m_hovered;
    std::optional<std::size_t> m_pressed;
    std::optional<std::size_t> m_focused;
    bool m_focusShown = false; // the keyboard is in use
};

} // namespace ui
