#include "ui/diagram/miniature.h"

#include "ui/diagram/diagram_template.h"
#include "ui/labels.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {
namespace {

constexpr std::size_t inARow = 4; // of ops that the template does not place
constexpr double gapsBetweenColumns = 3;

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
        double y = placeColumns(places.columns);
        y = placeStrangeOps(places, y);
        if (hasMarks(TemplateRow{places.bottom})) {
            placeRow({places.bottom}, {1}, 0, m_width, y);
            y += m_pitch;
        }
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

    static double widthOf(const TemplateColumn& column) { return std::accumulate(column.tracks.begin(), column.tracks.end(), 0.0); }

    /// The columns share their rows; a column of fewer rows spreads over all of them, as in the diagram.
    double placeColumns(const std::vector<TemplateColumn>& columns) {
        std::size_t most = 0;
        double total = 0;
        for (const TemplateColumn& column : columns) {
            most = hasMarks(column) ? std::max(most, column.rows.size()) : most;
            total += widthOf(column);
        }
        const double between = gapsBetweenColumns * m_gap;
        const double free = m_width - between * (static_cast<double>(columns.size()) - 1);
        double x = 0;
        for (const TemplateColumn& column : columns) {
            const double width = free * widthOf(column) / total;
            if (hasMarks(column)) {
                const auto last = static_cast<double>(column.rows.size() - 1);
                for (std::size_t i = 0; i < column.rows.size(); ++i) {
                    const double at = last > 0 ? std::round(static_cast<double>(i * (most - 1)) / last) : 0;
                    placeRow(column.rows[i], column.tracks, x, x + width, at * m_pitch);
                }
            }
            x += width + between;
        }
        return static_cast<double>(most) * m_pitch;
    }

    void placeRow(const TemplateRow& row, const std::vector<double>& tracks, double left, double right, double y) {
        const double total = std::accumulate(tracks.begin(), tracks.end(), 0.0);
        const double scale = (right - left - m_gap * static_cast<double>(tracks.size() - 1)) / total;
        for (const TemplateCell& cell : row) {
            const auto first = tracks.begin() + static_cast<std::ptrdiff_t>(cell.track);
            const auto last = first + static_cast<std::ptrdiff_t>(cell.span);
            const double from = left + std::accumulate(tracks.begin(), first, 0.0) * scale + static_cast<double>(cell.track) * m_gap;
            const double width = std::accumulate(first, last, 0.0) * scale + static_cast<double>(cell.span - 1) * m_gap;
            if (const auto mark = markOf(cell)) {
                addCell(*mark, from, from + width, y);
            }
        }
    }

    void addCell(core::MarkId mark, double left, double right, double y) {
        const core::Op& op = m_graph.owner(mark);
        // Whole pixels, so that all gaps look alike.
        const double from = std::round(left);
        const QRectF rect(from, y, std::max(1.0, std::round(right + m_gap) - m_gap - from), m_rowHeight);
        m_layout.cells.push_back({mark, op.kind, rect, opShortLabel(op)});
    }

    /// Ops that the template does not place, some in a row, as many as there are.
    double placeStrangeOps(const DiagramTemplate& places, double y) {
        TemplateRow row;
        const auto finish = [&] {
            if (!row.empty()) {
                placeRow(row, std::vector<double>(row.size(), 1), 0, m_width, y);
                y += m_pitch;
                row.clear();
            }
        };
        for (std::size_t i = 0; i < m_graph.markCount(); ++i) {
            const core::Op& op = m_graph.owner(static_cast<core::MarkId>(i));
            if (!places.places(op.id)) {
                row.push_back({.op = op.id, .part = {}, .note = {}, .inputs = {}, .track = row.size()});
            }
            if (row.size() == inARow) {
                finish();
            }
        }
        finish();
        return y;
    }

    const core::OpGraph& m_graph;
    double m_width;
    double m_rowHeight;
    double m_pitch; // of rows
    double m_gap;
    MiniatureLayout m_layout;
};

} // namespace

MiniatureLayout layOutMiniature(const core::OpGraph& graph, double width, double rowHeight, double gap) {
    return Layouter(graph, width, rowHeight, gap).run();
}

} // namespace ui
