#include "ui/diagram/miniature.h"

#include <QFontMetricsF>
#include <QList>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <compare>
#include <map>

namespace ui {
namespace {

constexpr double smallestFont = 0.8;
constexpr double labelPadding = 2;
constexpr double differenceWidth = 2;
constexpr double largestWedge = 7;

/// How cells are drawn; cells alike are drawn together, which keeps exported pictures small.
struct CellLook {
    enum class Fill { Saved, Recomputed, Added } fill = Fill::Saved;
    enum class Border { Plain, Dashed, Comm } border = Border::Plain;
    friend auto operator<=>(const CellLook&, const CellLook&) = default;
};

CellLook lookOf(const MiniatureCell& cell, const MiniatureState& state) {
    CellLook look;
    if (state.adds.recomputes(cell.mark)) {
        look.fill = CellLook::Fill::Added;
    } else if (state.recompute.recomputes(cell.mark)) {
        look.fill = CellLook::Fill::Recomputed;
    }
    if (cell.kind == core::OpKind::Comm) {
        look.border = CellLook::Border::Comm;
    } else if (cell.kind == core::OpKind::Add && look.fill != CellLook::Fill::Added) {
        look.border = CellLook::Border::Dashed;
    }
    return look;
}

struct CellColours {
    QColor fill;
    QColor border;
    QColor text;
};

CellColours coloursOf(const CellLook& look, const Theme& theme) {
    CellColours colours{theme.opFill, theme.opBorder, theme.text};
    if (look.fill == CellLook::Fill::Added) {
        colours = {theme.addedFill, theme.addedFill, theme.addedText};
    } else if (look.fill == CellLook::Fill::Recomputed) {
        colours = {theme.recomputeFill, theme.recomputeBorder, theme.recomputeText};
    }
    if (look.border == CellLook::Border::Comm) {
        colours.border = theme.commBorder;
    }
    return colours;
}

class CellPainter {
public:
    CellPainter(QPainter& painter, const Theme& theme)
        : m_painter(painter),
          m_theme(theme),
          m_toDevice(painter.deviceTransform()),
          m_snaps(painter.paintEngine()->type() == QPaintEngine::Raster && m_toDevice.type() <= QTransform::TxScale) {}

    void boxes(const CellLook& look, const QList<QRectF>& rects) {
        const CellColours colours = coloursOf(look, m_theme);
        frames(rects, colours.border, 1, look.border == CellLook::Border::Dashed, colours.fill);
    }

    /// A thick frame and a corner cut off.
    void differenceSign(const QRectF& rect) {
        frames({rect}, m_theme.difference, differenceWidth, false, Qt::NoBrush);
        const QRectF whole = snapped(rect);
        const double side = std::min({largestWedge, whole.height(), whole.width()});
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.difference);
        const QPointF corner = whole.topRight();
        m_painter.drawPolygon(QPolygonF({corner, corner - QPointF(side, 0), corner + QPointF(0, side)}));
    }

    /// Smaller where there is little room, then elided.
    void label(const QString& text, const QRectF& rect, QFont font, const QColor& colour) {
        const QRectF room = rect.adjusted(labelPadding, 0, -labelPadding, 0);
        const auto scaled = [&font](double factor) {
            QFont smaller = font;
            font.pixelSize() > 0 ? smaller.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * factor)))
                                 : smaller.setPointSizeF(font.pointSizeF() * factor);
            return smaller;
        };
        const double wanted = QFontMetricsF(font).horizontalAdvance(text);
        if (wanted > room.width()) {
            font = scaled(std::max(smallestFont, room.width() / wanted));
        }
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(room, Qt::AlignCenter | Qt::TextSingleLine,
                           QFontMetricsF(font).elidedText(text, Qt::ElideRight, room.width() + 0.5));
    }

private:
    /// On screens and in images edges fall on device pixels.
    QRectF snapped(const QRectF& rect) const {
        if (!m_snaps) {
            return rect;
        }
        const QRectF device = m_toDevice.mapRect(rect);
        const QPointF topLeft(std::round(device.left()), std::round(device.top()));
        const QPointF bottomRight(std::round(device.right()), std::round(device.bottom()));
        return m_toDevice.inverted().mapRect(QRectF(topLeft, bottomRight));
    }

    double snappedPen(double width) const {
        const double scale = m_toDevice.m11();
        return m_snaps && scale > 0 ? std::max(1.0, std::round(width * scale)) / scale : width;
    }

    /// The pen stays inside the rectangles.
    void frames(const QList<QRectF>& rects, const QColor& colour, double width, bool dashed, const QBrush& fill) {
        const double penWidth = snappedPen(width);
        QPen pen(colour, penWidth);
        pen.setJoinStyle(Qt::MiterJoin);
        if (dashed) {
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({2, 2});
        }
        m_painter.setPen(pen);
        m_painter.setBrush(fill);
        const double inset = penWidth / 2;
        QList<QRectF> inside;
        for (const QRectF& rect : rects) {
            inside.push_back(snapped(rect).adjusted(inset, inset, -inset, -inset));
        }
        m_painter.drawRects(inside);
    }

    QPainter& m_painter;
    const Theme& m_theme;
    QTransform m_toDevice;
    bool m_snaps;
};

} // namespace

void paintMiniature(QPainter& painter, QPointF topLeft, const MiniatureLayout& layout, const MiniatureState& state, const Theme& theme,
                    const std::optional<QFont>& labels) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    CellPainter cells(painter, theme);
    std::map<CellLook, QList<QRectF>> boxes;
    for (const MiniatureCell& cell : layout.cells) {
        boxes[lookOf(cell, state)].push_back(cell.rect.translated(topLeft));
    }
    for (const auto& [look, rects] : boxes) {
        cells.boxes(look, rects);
    }
    for (const MiniatureCell& cell : layout.cells) {
        const QRectF rect = cell.rect.translated(topLeft);
        if (state.differs.recomputes(cell.mark)) {
            cells.differenceSign(rect);
        }
        if (labels) {
            cells.label(cell.label, rect, *labels, coloursOf(lookOf(cell, state), theme).text);
        }
    }
    painter.restore();
}

} // namespace ui
