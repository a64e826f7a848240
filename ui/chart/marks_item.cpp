#include "ui/chart/marks_item.h"

#include <QFontMetricsF>
#include <QPainter>

#include <utility>

namespace ui {
namespace {

constexpr double gapFoot = 4;
constexpr double overhang = 2 * ringRadius; // of marks at the edge of the plot area
constexpr double leaderWidth = 0.8;

void paintDot(QPainter& painter, QPointF centre, double radius, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
}

void paintRing(QPainter& painter, QPointF centre, double radius, const QPen& pen, const QPen& halo) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(halo);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(pen);
    painter.drawEllipse(centre, radius, radius);
}

QPolygonF diamond(QPointF centre, double radius) {
    return {{centre + QPointF(0, -radius), centre + QPointF(radius, 0), centre + QPointF(0, radius), centre + QPointF(-radius, 0)}};
}

void paintDiamond(QPainter& painter, QPointF centre, const QColor& fill, const QPen& pen, const QColor& halo) {
    painter.setBrush(halo);
    painter.setPen(QPen(halo, 4));
    painter.drawPolygon(diamond(centre, listedRadius));
    painter.setBrush(fill);
    painter.setPen(pen);
    painter.drawPolygon(diamond(centre, listedRadius));
}

QColor nameColour(const PlacedLabel& label, const Theme& theme) {
    const auto kind = label.target ? std::optional(label.target->kind) : std::nullopt;
    return kind == Hit::Kind::Listed ? theme.listed : kind == Hit::Kind::Current ? theme.text : theme.preset;
}

void paintLabel(QPainter& painter, const PlacedLabel& label, const Theme& theme, const QFont& font) {
    QColor ground = theme.panel;
    ground.setAlphaF(0.8F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(label.rect.adjusted(-2, 0, 2, 0), 3, 3);
    double x = label.rect.left();
    for (const LabelPart& part : label.parts) {
        const QFont partFont = labelFont(font, part.number);
        painter.setFont(partFont);
        painter.setPen(part.number ? theme.hull : nameColour(label, theme));
        painter.drawText(QPointF(x, label.rect.top() + QFontMetricsF(partFont).ascent()), part.text);
        x += partWidth(part, font);
    }
}

/// A measure between two points, with a foot at each end.
void paintGap(QPainter& painter, const QLineF& gap, const Theme& theme) {
    if (gap.length() <= 2 * gapFoot) {
        return;
    }
    painter.setPen(QPen(theme.commBorder, 1.2));
    painter.drawLine(gap);
    QLineF foot = gap.normalVector();
    foot.setLength(gapFoot);
    const QPointF half = foot.p2() - foot.p1();
    for (const QPointF end : {gap.p1(), gap.p2()}) {
        painter.drawLine(end - half, end + half);
    }
}

void paintLeaders(QPainter& painter, const MarksLayout& layout, const Theme& theme) {
    for (const PlacedLabel& label : layout.labels) {
        if (label.leader) {
            painter.setPen(QPen(nameColour(label, theme), leaderWidth));
            painter.drawLine(*label.leader);
        }
    }
}

} // namespace

MarksItem::MarksItem(QGraphicsItem* parent)
    : QGraphicsItem(parent) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void MarksItem::setLayout(MarksLayout layout, const QRectF& bounds, const QFont& font) {
    prepareGeometryChange();
    m_layout = std::move(layout);
    m_bounds = bounds.adjusted(-overhang, -overhang, overhang, overhang);
    m_font = font;
    update();
}

void MarksItem::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void MarksItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintMarks(*painter, m_layout, m_theme, m_font);
    painter->restore();
}

void paintMarks(QPainter& painter, const MarksLayout& layout, const Theme& theme, const QFont& font) {
    paintLeaders(painter, layout, theme);
    for (const PlacedLabel& label : layout.labels) {
        paintLabel(painter, label, theme, font);
    }
    for (const QPointF point : layout.commSaved) {
        paintCommSavedPoint(painter, point, theme);
    }
    for (const QPointF point : layout.frontier) {
        paintFrontierPoint(painter, point, theme);
    }
    paintGap(painter, layout.gap, theme);
    painter.setPen(hullPen(theme));
    for (const QLineF& line : layout.hullLines) {
        painter.drawLine(line);
    }
    for (const PresetRing& preset : layout.presets) {
        preset.unpriced ? paintUnpricedRing(painter, preset.centre, theme) : paintPresetRing(painter, preset.centre, theme);
    }
    for (const ListedPlace& listed : layout.listed) {
        listed.elsewhere ? paintElsewhere(painter, listed.centre, theme) : paintListed(painter, listed.centre, theme);
    }
    for (const QPointF point : layout.hull) {
        paintHullVertex(painter, point, theme, layout.hullRadius);
    }
}

void paintFrontierPoint(QPainter& painter, QPointF centre, const Theme& theme) {
    paintDot(painter, centre, frontierRadius, theme.frontier);
}

void paintCommSavedPoint(QPainter& painter, QPointF centre, const Theme& theme) {
    painter.setPen(QPen(theme.frontier, 0.9));
    painter.setBrush(theme.panel);
    painter.drawEllipse(centre, commSavedRadius, commSavedRadius);
}

void paintHullVertex(QPainter& painter, QPointF centre, const Theme& theme, double radius) {
    paintDot(painter, centre, radius, theme.hull);
}

void paintPresetRing(QPainter& painter, QPointF centre, const Theme& theme) {
    paintRing(painter, centre, presetRadius, QPen(theme.preset, 1.5), QPen(theme.panel, 3.5));
}

void paintUnpricedRing(QPainter& painter, QPointF centre, const Theme& theme) {
    paintRing(painter, centre, presetRadius, QPen(theme.commBorder, 2), QPen(theme.panel, 4));
    paintDot(painter, centre, 1.6, theme.commBorder);
}

void paintListed(QPainter& painter, QPointF centre, const Theme& theme) {
    paintDiamond(painter, centre, theme.listed, QPen(theme.listed, 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin), theme.panel);
}

void paintElsewhere(QPainter& painter, QPointF centre, const Theme& theme) {
    paintDiamond(painter, centre, theme.panel, QPen(theme.listed, 1.6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin), theme.panel);
}

void paintPinnedRing(QPainter& painter, QPointF centre, const Theme& theme) {
    paintRing(painter, centre, pinnedRadius, QPen(theme.pinned, 1.6), QPen(theme.currentHalo, 4));
}

void paintCurrentRing(QPainter& painter, QPointF centre, const Theme& theme) {
    paintRing(painter, centre, ringRadius, QPen(theme.current, 3), QPen(theme.currentHalo, 6.5));
}

QPen hullPen(const Theme& theme) {
    return {theme.hull, 1.6, Qt::SolidLine, Qt::RoundCap};
}

} // namespace ui
