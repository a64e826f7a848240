#include "ui/diagram/diagram_overlay.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {
namespace {

constexpr double frameWidth = 1.4;
constexpr double outset = 1; // of a frame from its box
constexpr double corner = 4;
constexpr float veilStrength = 0.42F;
constexpr double veilMargin = 5;

bool has(const std::vector<core::OpId>& ops, core::OpId op) {
    return std::ranges::count(ops, op) > 0;
}

bool holds(const DiagramBox& box, const std::vector<core::OpId>& ops) {
    return std::ranges::any_of(box.ops, [&](core::OpId op) { return has(ops, op); });
}

QPen readPen(const Theme& theme) {
    return {theme.stash, frameWidth};
}

QPen pulledPen(const Theme& theme) {
    QPen pen(theme.recomputeBorder, frameWidth);
    pen.setDashPattern({3, 2});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

/// All below the heading but the boxes that matter and what they put out.
QPainterPath veiled(const DiagramLayout& layout, const DiagramLight& light) {
    double top = layout.size.height();
    QPainterPath clear;
    clear.setFillRule(Qt::WindingFill);
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        const DiagramBox& box = layout.boxes[i];
        top = std::min(top, box.rect.top());
        if (!light.lightsBox(i) && !holds(box, light.mine)) {
            continue;
        }
        clear.addRect(box.rect.adjusted(-1, -1, 1, 1));
        if (box.chip) {
            clear.addRect(box.chip->squaresRect.adjusted(-1, -1, 1, 1));
            clear.addRect(box.chip->textRect);
        }
        if (box.aux && holds(box, light.mine)) { // its own backward reads it
            clear.addRect(box.aux->dotRect.adjusted(-1, -1, 1, 1));
            clear.addRect(box.aux->textRect);
            const QRectF stub(box.aux->stub.front(), box.aux->stub.back());
            clear.addRect(stub.normalized().adjusted(-1, -1, 1, 1));
        }
    }
    QPainterPath veil;
    veil.addRect(QRectF(QPointF(0, top - veilMargin), QPointF(layout.size.width(), layout.size.height())));
    return veil.subtracted(clear);
}

/// Dashes upon a line where both hold.
template <class Draw>
void paintBoth(QPainter& painter, const Light& light, const Theme& theme, const Draw& draw) {
    painter.setBrush(Qt::NoBrush);
    if (light.read) {
        painter.setPen(readPen(theme));
        draw();
    }
    if (light.pulled) {
        painter.setPen(pulledPen(theme));
        draw();
    }
}

} // namespace

DiagramLight lightOf(const DiagramLayout& layout, const DiagramState& state, core::MarkId mark) {
    DiagramLight light;
    light.boxes.resize(layout.boxes.size());
    light.wires.resize(layout.wires.size());
    light.mine = layout.boxOf(mark).ops;
    if (core::index(mark) >= state.choices.size()) {
        return light;
    }
    const core::Choice& choice = state.choices[core::index(mark)];
    std::vector<core::OpId> pulled = choice.replaysBefore;
    for (const core::ReplayInput& input : choice.inputs) {
        pulled.push_back(input.op);
    }
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        const DiagramBox& box = layout.boxes[i];
        light.boxes[i] = {holds(box, choice.backwardReads), holds(box, pulled)};
    }
    for (std::size_t i = 0; i < layout.wires.size(); ++i) {
        const DiagramBox& to = layout.boxes[layout.wires[i].to];
        const Light& from = light.boxes[layout.wires[i].from];
        const bool intoMine = holds(to, light.mine);
        light.wires[i] = {from.read && intoMine, from.pulled && (intoMine || holds(to, choice.replaysBefore))};
    }
    return light;
}

void paintLight(QPainter& painter, const DiagramLayout& layout, const DiagramLight& light, const Theme& theme) {
    QColor veil = theme.panel;
    veil.setAlphaF(veilStrength);
    painter.fillPath(veiled(layout, light), veil);
    for (std::size_t i = 0; i < layout.wires.size(); ++i) {
        const std::vector<QPointF>& points = layout.wires[i].points;
        paintBoth(painter, light.wires[i], theme, [&] { painter.drawPolyline(points.data(), static_cast<int>(points.size())); });
    }
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
        paintLightFrame(painter, layout.boxes[i].rect, light.boxes[i], theme);
    }
}

void paintLightFrame(QPainter& painter, const QRectF& box, const Light& light, const Theme& theme) {
    const QRectF frame = box.adjusted(-outset, -outset, outset, outset);
    paintBoth(painter, light, theme, [&] { painter.drawRoundedRect(frame, corner + outset, corner + outset); });
}

void paintRing(QPainter& painter, const QRectF& box, Ring ring, const Theme& theme) {
    constexpr double thin = 1;
    constexpr double thick = 1.6;
    const double width = ring == Ring::Selected ? thin : thick;
    const double distance = ring == Ring::Hovered ? 0 : ringReach - width / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.text, width));
    painter.drawRoundedRect(box.adjusted(-distance, -distance, distance, distance), corner + distance, corner + distance);
}

} // namespace ui
