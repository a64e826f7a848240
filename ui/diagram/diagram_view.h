#pragma once

#include <QGraphicsView> // first: moc does not understand <compare> before other standard headers

#include "ui/diagram/diagram_scene.h"
#include "ui/document/change.h"
#include "ui/theme.h"

#include <optional>

namespace ui {

class Document;

/// The layer of the document as a diagram whose ops can be flipped, by mouse or keyboard: Tab walks the ops in graph order,
/// arrows walk the picture, Space or Enter flips. Named "layerDiagram".
class DiagramView : public QGraphicsView {
    Q_OBJECT

public:
    /// The document must outlive the view.
    DiagramView(Document& document, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Marks the ops that this policy of the same layer marks otherwise, until told to compare with none.
    void setCompared(std::optional<core::Policy> policy);

    const DiagramLayout& layout() const { return m_scene.layout(); }
    const DiagramState& state() const { return m_scene.state(); }
    /// The op that the keyboard is on.
    std::optional<core::MarkId> focusedMark() const { return m_focused; }
    void focusMark(core::MarkId mark);
    void flip(core::MarkId mark);
    /// The box's place in the viewport.
    QRect viewRect(const DiagramBox& box) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool viewportEvent(QEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void follow(Changes changes);
    DiagramState stateNow() const;
    core::Policy differences() const;
    void fit();
    void setHovered(std::optional<core::MarkId> mark);
    const DiagramBox* boxAt(QPoint at) const;

    Document& m_document;
    std::optional<core::Policy> m_compared;
    DiagramScene m_scene;
    std::optional<core::MarkId> m_focused;
    std::optional<core::MarkId> m_hovered;
};

} // namespace ui
