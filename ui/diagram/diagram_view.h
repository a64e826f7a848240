#pragma once

#include <QGraphicsView> // first: moc does not understand <compare> before other standard headers

#include "ui/diagram/diagram_band.h"
#include "ui/diagram/diagram_motion.h"
#include "ui/diagram/diagram_navigation.h"
#include "ui/diagram/diagram_overlay.h"
#include "ui/diagram/diagram_part.h"
#include "ui/diagram/diagram_scene.h"
#include "ui/document/change.h"
#include "ui/theme.h"
#include "ui/view_state.h"

#include <optional>

namespace ui {

class DiagramHint;
class Document;

/// The layer of the document as a diagram to work in. A click or Space flips, with Ctrl a click selects, as a drag does; a region's name
/// sets all of its ops; Tab walks the ops in graph order, arrows walk the picture, Enter asks for the card. The op that the mouse or the
/// keyboard is on lights what it needs. Named "layerDiagram".
class DiagramView : public QGraphicsView {
    Q_OBJECT

public:
    /// Document and view state must outlive the view.
    DiagramView(Document& document, ViewState& view, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Whether changes move; on, unless the style wants none.
    void setAnimated(bool animated) { m_animated = animated; }
    bool isAnimated() const { return m_animated; }
    bool isMoving() const { return m_motion.isMoving(); }

    const DiagramLayout& layout() const { return m_scene.layout(); }
    const DiagramState& state() const { return m_scene.state(); }
    const DiagramLook& look() const { return m_scene.look(); }
    const Selection& selection() const { return m_view.selection(); }
    /// The op that the keyboard is on.
    std::optional<core::MarkId> focusedMark() const;
    /// The region, by its place in the layout, whose name the keyboard is on.
    std::optional<std::size_t> focusedRegion() const { return m_focusedRegion; }
    /// Selects the op alone.
    void focusMark(core::MarkId mark);
    void focusRegion(std::size_t region);
    void flip(core::MarkId mark);
    /// Recomputes all of its ops, or saves them where all are recomputed.
    void toggleRegion(std::size_t region);
    /// The op that lights what it needs.
    std::optional<core::MarkId> litMark() const { return m_lit; }

    /// The place in the viewport.
    QRect viewRect(const DiagramBox& box) const { return viewRect(box.rect); }
    QRect viewRect(const QRectF& inScene) const { return mapFromScene(inScene).boundingRect(); }
    /// 1 where all of the diagram is in view, up to 8.
    double zoom() const;
    DiagramPart shownPart() const;
    /// What is in view once the view is shown for the first time.
    void openAt(const DiagramPart& part) { m_opensAt = part; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void fitDiagram();
    void zoomIn();
    void zoomOut();

signals:
    /// The card of the op is asked for.
    void cardRequested(core::MarkId mark);
    /// The mouse or the keyboard is on an op, whose box is there in the viewport.
    void pointedAt(core::MarkId mark, QRect boxInViewport);
    void pointedAway();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool viewportEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    enum class Drag { None, Select, Pan };

    void follow(Changes changes);
    void followView(ViewChanges changes);
    void followSelection();
    void restate(bool moving);
    void showHint();
    DiagramState stateNow() const;
    core::Policy differences() const;

    double fittingScale() const;
    void setScale(double scale);
    void zoomBy(double factor, QPoint fixed);
    QPoint zoomCentre() const;
    void showScrollBars();
    void reveal(const QRectF& inScene);
    core::MarkId firstInView() const;

    const DiagramBox* markedBoxAt(QPoint at) const;
    std::optional<std::size_t> regionAt(QPoint at) const;
    void hover(std::optional<QPoint> at);
    void point(bool anew = false);
    void endDrag();
    void dragTo(QPoint at);
    void click(QPoint at, Qt::KeyboardModifiers modifiers);
    void selectBand(const QRect& band);
    void openMenu(std::optional<std::size_t> region, QPoint at);
    void openMenuByKey();
    void askCard(core::MarkId mark);

    bool pressKey(const QKeyEvent& event);
    void walk(Direction direction, bool extend);
    void goTo(const DiagramStop& stop, bool extend = false);
    void act();
    bool moveByKey(const QKeyEvent& event);
    bool leaveOneThing();

    Document& m_document;
    ViewState& m_view;
    DiagramScene m_scene;
    DiagramMotion m_motion;
    DiagramHint* m_hint;
    DiagramBand m_band;
    bool m_animated = true;
    bool m_fitted = true;
    std::optional<DiagramPart> m_opensAt; // until then
    Selection m_followed;                 // what assistive technology was told
    std::optional<std::size_t> m_focusedRegion;
    bool m_byKeyboard = false; // the keyboard moved last

    std::optional<std::size_t> m_hoveredBox; // of the layout; one with a mark
    std::optional<std::size_t> m_hoveredRegion;
    std::optional<core::MarkId> m_lit;
    QRect m_litRect;
    DiagramLight m_light;
    bool m_cardAsked = false;                // by Enter
    std::optional<core::MarkId> m_explained; // whose card was asked for: lit until something else is pointed at

    std::optional<QPoint> m_pressed; // where a button went down
    Qt::MouseButton m_button = Qt::NoButton;
    Drag m_drag = Drag::None; // what moving the pressed button does
    bool m_dragged = false;   // it moved far enough for a drag
    QPoint m_last;            // of the mouse while dragging
    Selection m_before;       // of the drag
    core::Policy m_kept;      // what a drag adds to
};

} // namespace ui
