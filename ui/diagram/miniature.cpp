#include "ui/diagram/miniature.h"

#include "ui/diagram/diagram_template.h"
#include "ui/labels.h"

#include <algorithm>
#include <cmath>

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

} // namespace

MiniatureLayout layOutMiniature(const core::OpGraph& graph, double width, double rowHeight, double gap) {
    return Layouter(graph, width, rowHeight, gap).run();
}

} // namespace ui
