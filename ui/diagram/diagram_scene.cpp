#include "ui/diagram/diagram_scene.h"

#include "ui/diagram/diagram_labels.h"
#include "ui/diagram/diagram_svg.h"

#include <QFontMetricsF>

#include <utility>

namespace ui {
namespace {

void show(QGraphicsSimpleTextItem& item, const DiagramLabel& label, QFont font) {
    font.setPixelSize(label.pixelSize);
    font.setBold(label.bold);
    font.setHintingPreference(QFont::PreferNoHinting); // the same widths at every scale of the view
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(label.text);
    const double squeeze = width > label.rect.width() ? label.rect.width() / width : 1;
    const double left = label.right ? label.rect.right() - width * squeeze : label.rect.left();
    item.setFont(font);
    item.setText(label.text);
    item.setBrush(label.colour);
    item.setTransform(QTransform::fromScale(squeeze, 1));
    item.setPos(left, label.rect.center().y() - metrics.height() / 2);
}

} // namespace

void SvgItem::load(const QByteArray& svg) {
    prepareGeometryChange();
    m_renderer.load(svg);
    update();
}

void SvgItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    m_renderer.render(painter, boundingRect());
}

DiagramScene::DiagramScene(DiagramState state, const Theme& theme, const QFont& font)
    : m_state(std::move(state)),
      m_theme(theme),
      m_font(font) {
    addItem(&m_picture);
    layOutAnew();
}

void DiagramScene::setState(DiagramState state) {
    const bool sameLayout = state.problem == m_state.problem;
    m_state = std::move(state);
    if (sameLayout) {
        m_look = lookOf(m_layout, m_state);
        restate();
    } else {
        layOutAnew();
    }
}

void DiagramScene::setState(DiagramState state, const DiagramLook& look) {
    if (state.problem != m_state.problem) {
        setState(std::move(state));
        return;
    }
    m_state = std::move(state);
    m_look = look;
    restate();
}

void DiagramScene::setLook(const DiagramLook& look) {
    if (look != m_look) {
        m_look = look;
        drawLook();
    }
}

void DiagramScene::setTheme(const Theme& theme) {
    m_theme = theme;
    restate();
}

void DiagramScene::setFont(const QFont& font) {
    m_font = font;
    restate();
}

void DiagramScene::layOutAnew() {
    m_layout = layOut(m_state.problem->graph);
    m_look = lookOf(m_layout, m_state);
    setSceneRect({QPointF(), m_layout.size});
    m_labels.clear();
    for (std::size_t i = 0; i < diagramLabels(m_layout, m_state, m_theme).size(); ++i) {
        m_labels.push_back(std::make_unique<QGraphicsSimpleTextItem>());
        addItem(m_labels.back().get());
    }
    restate();
}

void DiagramScene::restate() {
    drawLook();
    const std::vector<DiagramLabel> labels = diagramLabels(m_layout, m_state, m_theme);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        show(*m_labels[i], labels[i], m_font);
    }
    setBackgroundBrush(m_theme.panel);
}

void DiagramScene::drawLook() {
    m_picture.load(diagramSvg(m_layout, m_state, m_look, m_theme));
}

} // namespace ui
