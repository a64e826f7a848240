#include "ui/diagram/miniature.h"

#include "ui/diagram/diagram_template.h"
#include "ui/labels.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr std::size_t inARow = 4; // of ops that the template does not place
constexpr double gapsBetweenColumns = 3;
constexpr double smallestFont = 0.8;
constexpr double labelPadding = 2;
constexpr double differenceWidth = 2;
constexpr double largestWedge = 7;

class Layouter {
public:
    Layouter(const core::OpGraph& graph, double width, double rowHeight, double gap)
        : m_graph(graph),
          m_width(std::floor(width)),
          m_rowHeight(rowHeight),
          m_pitch(rowHeight + gap),
          m_gap(gap) {}

    MiniatureLayout run() {
        const DiagramTemplate places = diagramTemplate(m_graph);
        double y = placeRows(places.top, 0);
        y = placeColumns(places.columns, y);
        y = placeRows(unknownOps(places), y);
        y = placeRows(places.bottom, y);
        m_layout.size = {m_width, std::max(0.0, y - m_gap)};
        return std::move(m_layout);
    }

private:
    /// The mark that is named after the op of that cell.
    std::optional<core::MarkId> markOf(const TemplateCell& cell) const { return m_graph.findMark(cell.op); }

    bool hasMarks(const TemplateRow& row) const {
        return std::ranges::any_of(row, [this](const TemplateCell& cell) { return markOf(cell).has_value(); });
    }

    bool hasMarks(const TemplateColumn& column) const {
        return std::ranges::any_of(column.rows, [this](const TemplateRow& row) { return hasMarks(row); });
    }

    /// Returns where the next row would begin.
    double placeRows(const std::vector<TemplateRow>& rows, double y) {
        for (const TemplateRow& row : rows) {
            if (hasMarks(row)) {
                placeRow(row, 0, m_width, y);
                y += m_pitch;
            }
        }
        return y;
    }

    /// The columns share their rows; a column of fewer rows spreads over all of them, as in the diagram.
    double placeColumns(const std::vector<TemplateColumn>& columns, double top) {
        std::size_t most = 0;
        double total = 0;
        for (const TemplateColumn& column : columns) {
            most = hasMarks(column) ? std::max(most, column.rows.size()) : most;
            total += column.width;
        }
        const double between = gapsBetweenColumns * m_gap;
        const double free = m_width - between * static_cast<double>(columns.size() - 1);
        double x = 0;
        for (const TemplateColumn& column : columns) {
            const double width = free * column.width / total;
            if (hasMarks(column)) {
                const auto last = static_cast<double>(column.rows.size() - 1);
                for (std::size_t i = 0; i < column.rows.size(); ++i) {
                    const double at = last > 0 ? std::round(static_cast<double>(i * (most - 1)) / last) : 0;
                    placeRow(column.rows[i], x, x + width, top + at * m_pitch);
                }
            }
            x += width + between;
        }
        return top + static_cast<double>(most) * m_pitch;
    }

    void placeRow(const TemplateRow& row, double left, double right, double y) {
        const double free = right - left - m_gap * static_cast<double>(row.size() - 1);
        double total = 0;
        for (const TemplateCell& cell : row) {
            total += cell.width;
        }
        double x = left;
        for (const TemplateCell& cell : row) {
            const double end = x + free * cell.width / total;
            if (const auto mark = markOf(cell)) {
                const core::Op& op = m_graph.owner(*mark);
                // Whole pixels, so that all gaps look alike.
                const double from = std::round(x);
                const QRectF rect(from, y, std::max(1.0, std::round(end + m_gap) - m_gap - from), m_rowHeight);
                m_layout.cells.push_back({*mark, op.kind, rect, opShortLabel(op)});
            }
            x = end + m_gap;
        }
    }

    std::vector<TemplateRow> unknownOps(const DiagramTemplate& places) const {
        std::vector<TemplateRow> rows;
        for (std::size_t i = 0; i < m_graph.markCount(); ++i) {
            const core::Op& op = m_graph.owner(static_cast<core::MarkId>(i));
            if (places.places(op.id)) {
                continue;
            }
            if (rows.empty() || rows.back().size() == inARow) {
                rows.emplace_back();
            }
            rows.back().push_back({.op = op.id, .part = {}, .title = {}, .note = {}, .inputs = {}});
        }
        return rows;
    }

    const core::OpGraph& m_graph;
    double m_width;
    double m_rowHeight;
    double m_pitch; // of rows
    double m_gap;
    MiniatureLayout m_layout;
};

struct CellColours {
    QColor fill;
    QColor border;
    QColor text;
};

CellColours coloursOf(const MiniatureCell& cell, const MiniatureState& state, const Theme& theme) {
    CellColours colours{theme.opFill, theme.opBorder, theme.text};
    if (state.adds.recomputes(cell.mark)) {
        colours = {theme.addedFill, theme.addedFill, theme.addedText};
    } else if (state.recompute.recomputes(cell.mark)) {
        colours = {theme.recomputeFill, theme.recomputeBorder, theme.recomputeText};
    }
    if (cell.kind == core::OpKind::Comm) {
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

    void box(const MiniatureCell& cell, const QRectF& rect, const CellColours& colours) {
        frame(rect, colours.border, 1, cell.kind == core::OpKind::Add && colours.border != colours.fill, colours.fill);
    }

    /// A thick frame and a corner cut off.
    void differenceSign(const QRectF& rect) {
        frame(rect, m_theme.difference, differenceWidth, false, Qt::NoBrush);
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

    /// The pen stays inside the rectangle.
    void frame(const QRectF& rect, const QColor& colour, double width, bool dashed, const QBrush& fill) {
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
        m_painter.drawRect(snapped(rect).adjusted(inset, inset, -inset, -inset));
    }

    QPainter& m_painter;
    const Theme& m_theme;
    QTransform m_toDevice;
    bool m_snaps;
};

} // namespace

MiniatureLayout layOutMiniature(const core::OpGraph& graph, double width, double rowHeight, double gap) {
    return Layouter(graph, width, rowHeight, gap).run();
}

void paintMiniature(QPainter& painter, QPointF topLeft, const MiniatureLayout& layout, const MiniatureState& state, const Theme& theme,
                    const std::optional<QFont>& labels) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    CellPainter cells(painter, theme);
    for (const MiniatureCell& cell : layout.cells) {
        const QRectF rect = cell.rect.translated(topLeft);
        const CellColours colours = coloursOf(cell, state, theme);
        cells.box(cell, rect, colours);
        if (state.differs.recomputes(cell.mark)) {
            cells.differenceSign(rect);
        }
        if (labels) {
            cells.label(cell.label, rect, *labels, colours.text);
        }
    }
    painter.restore();
}

} // namespace ui
