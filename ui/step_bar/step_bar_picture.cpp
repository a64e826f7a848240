#include "ui/step_bar/step_bar_picture.h"

#include <QPainter>

#include <cmath>

namespace ui {
namespace {

constexpr double tickLength = 3;
constexpr double overhang = 2; // of a line above and below the bar
constexpr double hatchStep = 5;

enum class Hatch { Rising, Falling, Both, Upright };

/// On whole pixels, so that its edges are sharp.
QRectF aligned(const QRectF& rect) {
    const double left = std::round(rect.left());
    const double top = std::round(rect.top());
    return {left, top, std::max(std::round(rect.right()) - left, rect.width() > 0 ? 1.0 : 0.0), std::round(rect.height())};
}

void hatch(QPainter& painter, const QRectF& rect, const QColor& colour, Hatch kind) {
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(QPen(colour, 1));
    const double slope = kind == Hatch::Upright ? 0 : rect.height();
    const double left = rect.left() - rect.height() + hatchStep / 2;
    const auto lines = static_cast<int>(std::ceil((rect.right() + hatchStep - left) / hatchStep));
    for (int i = 0; i < lines; ++i) {
        const double x = left + i * hatchStep;
        if (kind != Hatch::Falling) {
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + slope, rect.top()));
        }
        if (kind == Hatch::Falling || kind == Hatch::Both) {
            painter.drawLine(QPointF(x, rect.top()), QPointF(x + slope, rect.bottom()));
        }
    }
    painter.restore();
}

void outline(QPainter& painter, const QRectF& rect, const QColor& colour) {
    painter.setPen(QPen(colour, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

void paintGhost(QPainter& painter, const QRectF& rect, const Theme& theme) {
    hatch(painter, rect, theme.stash, Hatch::Rising);
    outline(painter, rect, theme.stash);
}

void paintStash(QPainter& painter, const StepBarLayout& layout, const Theme& theme) {
    const QRectF everything = aligned(layout.everything);
    paintGhost(painter, everything, theme);
    painter.fillRect(aligned(layout.stash), theme.stash);
    if (!layout.over.isEmpty()) {
        const QRectF over = aligned(layout.over);
        painter.fillRect(over, theme.panel);
        hatch(painter, over, theme.error, Hatch::Both);
        outline(painter, over, theme.error);
    }
    if (layout.stash.width() > layout.everything.width()) {
        painter.fillRect(QRectF(everything.right() - 1, everything.top() - 1, 1, everything.height() + 2), theme.text);
    }
    paintGhost(painter, aligned(layout.swatch), theme);
    for (const StepBarLine& line : layout.lines) {
        const bool isBudget = line.use == StepBarUse::Budget;
        const double x = std::round(line.x);
        const double top = everything.top() - overhang;
        const double height = layout.stashRuler + tickLength + overhang - top;
        painter.fillRect(QRectF(x - 2, top, 4, height), theme.panel); // or it would drown in the bar
        QPen pen(stepBarColour(theme, line.use), 2);
        pen.setCapStyle(Qt::FlatCap);
        if (isBudget) {
            pen.setDashPattern({2, 1});
        }
        painter.setPen(pen);
        painter.drawLine(QPointF(x, top), QPointF(x, top + height));
    }
}

void paintStep(QPainter& painter, const StepBarLayout& layout, const Theme& theme) {
    painter.fillRect(aligned(layout.forward), theme.cost);
    const QRectF backward = aligned(layout.backward);
    hatch(painter, backward, theme.cost, Hatch::Falling);
    outline(painter, backward, theme.cost);
    if (layout.replay.width() > 0) {
        const QRectF replay = aligned(layout.replay);
        painter.fillRect(replay, theme.recomputeFill);
        hatch(painter, replay, theme.recomputeBorder, Hatch::Upright);
        outline(painter, replay, theme.recomputeBorder);
    }
}

void paintRuler(QPainter& painter, const std::vector<double>& ticks, double y, const Theme& theme) {
    for (const double tick : ticks) {
        painter.fillRect(QRectF(std::round(tick), std::round(y) + 1, 1, tickLength), theme.axis);
    }
}

} // namespace

QColor stepBarColour(const Theme& theme, StepBarUse use) {
    switch (use) {
    case StepBarUse::Value:
    case StepBarUse::Capacity:
        return theme.text;
    case StepBarUse::Text:
    case StepBarUse::Tick:
        return theme.secondaryText;
    case StepBarUse::Over:
        return theme.error;
    case StepBarUse::Budget:
        return theme.budget;
    }
    return theme.text;
}

void paintStepBar(QPainter& painter, const StepBarLayout& layout, const Theme& theme, const QFont& base) {
    painter.setRenderHint(QPainter::Antialiasing);
    paintRuler(painter, layout.stashTicks, layout.stashRuler, theme);
    paintRuler(painter, layout.stepTicks, layout.stepRuler, theme);
    paintStash(painter, layout, theme);
    paintStep(painter, layout, theme);
    for (const StepBarLabel& label : layout.labels) {
        painter.setFont(stepBarFont(base, label.use));
        painter.setPen(stepBarColour(theme, label.use));
        painter.drawText(label.rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip | Qt::TextSingleLine, label.text);
    }
}

} // namespace ui
