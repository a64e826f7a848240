#pragma once

#include "ui/chart/chart_cursor.h"
#include "ui/chart/chart_part.h"
#include "ui/chart/pareto_chart.h"
#include "ui/document/document.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QRubberBand>
#include <QTimer>

#include <optional>

namespace ui {

class ViewState;

/// The Pareto chart of a document. A click loads the policy under it into the diagram, with Ctrl it pins it; a drag zooms, Ctrl and the
/// wheel too, the middle button or Space and a drag pan, Esc and a double-click on nothing show all again, and a budget's line can
/// be dragged. Left, Right, Home and End walk the frontier, with Shift the hull, and Enter loads; Up and Down move the budget. What is
/// pointed at has a card.
class ChartView : public QGraphicsView {
    Q_OBJECT

public:
    ChartView(Document& document, ViewState& view, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void resetZoom();
    ChartPart shownPart() const;
    /// Shows that part as soon as there is something to show, if the document is the one that it is of.
    void openAt(const ChartPart& part);
    /// Pins the policy under the keyboard, else the one in the diagram; unpins the pinned one.
    void togglePin();
    const ParetoChart& chart() const { return *m_chart; }
    /// Where the pinned policy's ring is, in this widget's coordinates; none where it is not shown.
    std::optional<QPoint> pinnedPlace() const;
    /// The same of the ring of the policy in the diagram.
    std::optional<QPoint> currentPlace() const;
    QSize sizeHint() const override { return {760, 520}; }

signals:
    /// Policies have other places than before.
    void placesChanged();
    /// The mouse or the keyboard is on a policy; `place` is where that stands, in this widget's coordinates.
    void pointedAt(const ui::Hit& hit, QPoint place);
    void pointedAway();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    enum class Drag { None, Zoom, Pan, Budget };
    static constexpr double zoomPerStep = 0.8; // of the wheel, and of a key

    std::optional<QPoint> placeOf(const QGraphicsItem& ring) const;
    void onChanged(Changes changes);
    void showData();
    void showPinned();
    void showLit();
    bool isStale() const { return m_staleTimer.isActive(); }
    ChartData currentData() const;

    std::optional<Hit> hitAt(QPoint position) const;
    bool isOnBudget(QPoint position) const;
    Drag dragAt(const QMouseEvent& event) const;
    void dragTo(QPoint position);
    void endDrag();
    void click(QPoint position, Qt::KeyboardModifiers modifiers);
    void load(const Hit& hit);
    void hover(QPoint position);
    Qt::CursorShape cursorAt(QPoint position, bool overPolicy) const;
    void setRanges(const ChartRanges& ranges);
    void showOpening();
    void zoomTo(const QRect& band);
    void zoomBy(double factor, QPointF fixed);
    void walk(Step step, Path path);
    void setCursorPlace(std::optional<std::size_t> place);
    bool pressKey(const QKeyEvent& event);

    Document& m_document;
    ViewState& m_view;
    Theme m_theme;
    QGraphicsScene m_scene;
    ParetoChart* m_chart;
    QRubberBand m_band;
    QTimer m_staleTimer;             // runs while the chart still shows the analysis of the problem before
    std::optional<QPoint> m_pressed; // where a button went down
    Qt::MouseButton m_button = Qt::NoButton;
    Drag m_drag = Drag::None; // what moving the pressed button does
    bool m_dragged = false;   // it moved far enough for a drag
    QPoint m_last;            // of the mouse while dragging
    bool m_spaceDown = false;
    std::optional<core::Point> m_hovered; // what the mouse is on
    std::optional<std::size_t> m_cursor;  // place in the frontier
    bool m_focusShown = false;            // the focus came by the keyboard
    std::optional<ChartPart> m_opening;   // until the first analysis
};

} // namespace ui
