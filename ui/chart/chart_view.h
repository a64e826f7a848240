#pragma once

#include "ui/chart/chart_cursor.h"
#include "ui/chart/pareto_chart.h"
#include "ui/document/document.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QRubberBand>
#include <QTimer>

#include <optional>

namespace ui {

/// The Pareto chart of a document. A click loads the policy under it into the diagram; a drag zooms, Ctrl and the wheel too, Esc and
/// a double-click show all again; Left, Right, Home and End walk the frontier, with Shift the hull, and Enter loads.
class ChartView : public QGraphicsView {
    Q_OBJECT

public:
    ChartView(Document& document, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void resetZoom();
    const ParetoChart& chart() const { return *m_chart; }
    QSize sizeHint() const override { return {760, 520}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void onChanged(Changes changes);
    void showData();
    bool isStale() const { return m_staleTimer.isActive(); }
    std::optional<Hit> hitAt(QPoint position) const;
    void load(const Hit& hit);
    void hover(QPoint position);
    void zoomTo(const QRect& band);
    void walk(Step step, Path path);
    void setCursorPlace(std::optional<std::size_t> place);

    Document& m_document;
    Theme m_theme;
    QGraphicsScene m_scene;
    ParetoChart* m_chart;
    QRubberBand m_band;
    QTimer m_staleTimer;                 // runs while the chart still shows the analysis of the problem before
    std::optional<QPoint> m_pressed;     // where the left button went down
    std::optional<std::size_t> m_cursor; // place in the frontier
    bool m_focusShown = false;           // the focus came by the keyboard
};

} // namespace ui
