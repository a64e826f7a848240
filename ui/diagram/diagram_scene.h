#pragma once

#include "ui/diagram/diagram_layout.h"
#include "ui/diagram/diagram_look.h"
#include "ui/diagram/diagram_state.h"
#include "ui/theme.h"

#include <QByteArray>
#include <QFont>
#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QSvgRenderer>

#include <memory>
#include <vector>

namespace ui {

/// Paints an SVG as shapes, never as a bitmap, at any scale.
class SvgItem : public QGraphicsItem {
public:
    void load(const QByteArray& svg);
    QRectF boundingRect() const override { return m_renderer.viewBoxF(); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QSvgRenderer m_renderer;
};

/// The diagram as a scene, for the screen and for export alike: one SVG under labels that stay text. The scene's rect is the
/// layout's.
class DiagramScene : public QGraphicsScene {
public:
    DiagramScene(DiagramState state, const Theme& theme, const QFont& font);

    /// Lays out anew if the problem is another one; else only restates, within a few milliseconds.
    void setState(DiagramState state);
    /// The same with texts and numbers of the state, but still in this look, if the layout stays.
    void setState(DiagramState state, const DiagramLook& look);
    /// A look on the way to that of the state.
    void setLook(const DiagramLook& look);
    void setTheme(const Theme& theme);
    void setFont(const QFont& font);

    const DiagramLayout& layout() const { return m_layout; }
    const DiagramState& state() const { return m_state; }
    const DiagramLook& look() const { return m_look; }
    const Theme& theme() const { return m_theme; }

private:
    void layOutAnew();
    void restate();
    void drawLook();

    DiagramState m_state;
    Theme m_theme;
    QFont m_font;
    DiagramLayout m_layout;
    DiagramLook m_look; // by box
    SvgItem m_picture;
    std::vector<std::unique_ptr<QGraphicsSimpleTextItem>> m_labels;
};

} // namespace ui
