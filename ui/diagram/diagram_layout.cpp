#include "ui/diagram/diagram_layout.h"

#include "ui/diagram/diagram_template.h"
#include "ui/diagram/diagram_wires.h"
#include "ui/labels.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {
namespace {

constexpr double margin = 8;
constexpr double laneWidth = 15; // left of the first column
constexpr double gutter = 42;    // between columns
constexpr double headerHeight = 48;
constexpr double boxHeight = 36;
constexpr double boundaryHeight = 18;
constexpr double rowGap = 27; // holds the chip
constexpr double columnGap = 12;
constexpr double padding = 8; // of a box
constexpr double signSize = 14;
constexpr double differenceSize = 13;
constexpr int mostSquares = 28;
constexpr int widestRow = 14;

class Layouter {
public:
    explicit Layouter(const core::OpGraph& graph)
        : m_graph(graph),
          m_template(diagramTemplate(graph)) {}

    DiagramLayout run() {
        chooseSquares();
        double right = margin + laneWidth - gutter;
        for (const TemplateColumn& column : m_template.columns) {
            right += gutter + column.width;
        }
        m_layout.size.setWidth(right + margin);
        const double left = margin + laneWidth;
        const double width = right - left;

        double y = placeRows(m_template.top, -1, left, width, headerHeight, rowGap - 6);
        y = placeColumns(left, y);
        y = placeRows(unknownOps(), -1, left, width, y, rowGap);
        y = placeRows(m_template.bottom, -1, left, width, y, rowGap);
        m_layout.size.setHeight(y - rowGap + margin);
        placeHeader();
        routeWires(m_layout, connections());
        return std::move(m_layout);
    }

private:
    std::vector<core::OpId> opsOf(core::OpId owner) const {
        std::vector<core::OpId> ops;
        const auto mark = m_graph.op(owner).mark;
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            const auto op = static_cast<core::OpId>(i);
            if (op == owner || (mark && m_graph.op(op).mark == mark)) {
                ops.push_back(op);
            }
        }
        return ops;
    }

    /// What the op and its followers keep when they are not recomputed: the output that leaves the box, and all aux tensors.
    core::Bytes bytesOf(const std::vector<core::OpId>& ops) const {
        core::Bytes bytes = m_graph.op(ops.back()).bytes;
        for (const core::OpId op : ops) {
            bytes += m_graph.op(op).auxBytes;
        }
        return bytes;
    }

    int squares(core::Bytes bytes) const { return static_cast<int>((bytes.value + m_layout.squareBytes - 1) / m_layout.squareBytes); }

    void chooseSquares() {
        core::Bytes largest;
        for (const core::Op& op : m_graph.ops()) {
            largest = std::max(largest, op.bytes);
        }
        while (squares(largest) > mostSquares) {
            m_layout.squareBytes *= 2;
        }
    }

    bool isRead(core::OpId op) const {
        return std::ranges::any_of(m_graph.ops(), [&](const core::Op& reader) { return std::ranges::count(reader.inputs, op) > 0; });
    }

    double placeColumns(double x, double top) {
        std::size_t most = 0;
        for (const TemplateColumn& column : m_template.columns) {
            most = std::max(most, column.rows.size());
        }
        const double height = static_cast<double>(most) * (boxHeight + rowGap);
        for (std::size_t i = 0; i < m_template.columns.size(); ++i) {
            const TemplateColumn& column = m_template.columns[i];
            const auto rows = static_cast<double>(column.rows.size());
            const double gap = rows > 1 ? (height - rowGap - rows * boxHeight) / (rows - 1) : rowGap;
            placeRows(column.rows, static_cast<int>(i), x, column.width, top, gap);
            x += column.width + gutter;
        }
        return top + height;
    }

    /// Returns where the next row would begin.
    double placeRows(const std::vector<TemplateRow>& rows, int column, double left, double width, double y, double gap) {
        for (const TemplateRow& row : rows) {
            const double free = width - columnGap * static_cast<double>(row.size() - 1);
            const double total =
                std::accumulate(row.begin(), row.end(), 0.0, [](double sum, const TemplateCell& cell) { return sum + cell.width; });
            double x = left;
            double height = 0;
            for (const TemplateCell& cell : row) {
                const double cellWidth = free * cell.width / total;
                if (const auto op = m_graph.find(cell.op)) {
                    height = std::max(height, placeBox(cell, *op, column, {x, y}, cellWidth));
                }
                x += cellWidth + columnGap;
            }
            y += height + gap;
        }
        return y;
    }

    /// Returns the height of the box.
    double placeBox(const TemplateCell& cell, core::OpId id, int column, QPointF at, double width) {
        const core::Op& op = m_graph.op(id);
        DiagramBox box;
        box.op = id;
        box.ops = opsOf(id);
        box.mark = op.mark;
        box.kind = op.kind;
        box.part = cell.part;
        box.primary = cell.part.empty();
        box.title = cell.title.isEmpty() ? opLabel(op) : cell.title;
        box.note = cell.note;
        box.column = column;
        const bool boundary = op.kind == core::OpKind::Boundary;
        box.rect = {at, QSizeF(width, boundary ? boundaryHeight : boxHeight)};
        const QRectF inner = box.rect.adjusted(padding, boundary ? 1 : 3, -padding, boundary ? -1 : -3);
        box.signRect = {inner.right() - signSize + 2, inner.top() + 1, signSize, signSize};
        box.differenceRect = {box.rect.topRight() - QPointF(differenceSize, differenceSize) / 2, QSizeF(differenceSize, differenceSize)};
        box.titleRect = {inner.topLeft(), QSizeF(inner.width() - signSize, boundary ? inner.height() : 16)};
        if (boundary) {
            box.titleRect.setWidth(inner.width() * 0.45);
            placeChip(box, {box.titleRect.right() + padding, box.rect.center().y() - 7});
        } else {
            box.noteRect = {inner.left(), inner.bottom() - 13, box.note.isEmpty() ? 48 : inner.width(), 13};
            box.barRect = {inner.left() + 50, inner.bottom() - 9, inner.width() - 50, 5};
            placeChip(box, {box.rect.left() + 17, box.rect.bottom() + 4});
        }
        m_layout.boxes.push_back(std::move(box));
        m_cells.push_back(cell);
        return m_layout.boxes.back().rect.height();
    }

    void placeChip(DiagramBox& box, QPointF at) const {
        if (!box.primary || (!box.mark && !isRead(box.ops.back()))) {
            return;
        }
        DiagramChip chip;
        chip.bytes = bytesOf(box.ops);
        chip.squares = std::max(1, squares({m_graph.op(box.ops.back()).bytes}));
        chip.perRow = chip.squares <= 10 ? chip.squares : std::min(widestRow, (chip.squares + 1) / 2);
        const int rows = (chip.squares + chip.perRow - 1) / chip.perRow;
        const double gapAround = DiagramLayout::squarePitch - DiagramLayout::squareSize;
        const QSizeF size(chip.perRow * DiagramLayout::squarePitch - gapAround, rows * DiagramLayout::squarePitch - gapAround);
        chip.squaresRect = {QPointF(at.x(), at.y() + 7 - size.height() / 2), size};
        chip.textRect = {chip.squaresRect.right() + 5, at.y(), std::min(62.0, box.rect.right() - chip.squaresRect.right() - 5), 14};
        box.chip = chip;
    }

    std::vector<TemplateRow> unknownOps() const {
        constexpr std::size_t inARow = 4;
        std::vector<TemplateRow> rows;
        for (const core::Op& op : m_graph.ops()) {
            const bool follows = op.mark && m_graph.owner(*op.mark).id != op.id;
            if (follows || m_template.places(op.id)) {
                continue;
            }
            if (rows.empty() || rows.back().size() == inARow) {
                rows.emplace_back();
            }
            rows.back().push_back({.op = op.id, .part = {}, .title = {}, .note = {}, .inputs = {}});
        }
        return rows;
    }

    std::optional<std::size_t> findBox(core::OpId op, std::string_view part) const {
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
            const DiagramBox& box = m_layout.boxes[i];
            if (box.part == part && std::ranges::count(box.ops, op) > 0) {
                return i;
            }
        }
        return std::nullopt;
    }

    std::vector<Connection> connections() const {
        std::vector<Connection> all;
        for (std::size_t to = 0; to < m_layout.boxes.size(); ++to) {
            const auto add = [&](std::optional<std::size_t> from) {
                if (from && *from != to) {
                    all.push_back({*from, to});
                }
            };
            for (const std::string& input : m_cells[to].inputs) {
                const std::size_t dot = std::min(input.find('.'), input.size());
                if (const auto op = m_graph.find(input.substr(0, dot))) {
                    add(findBox(*op, std::string_view(input).substr(std::min(dot + 1, input.size()))));
                }
            }
            if (m_cells[to].inputs.empty()) {
                for (const core::OpId op : m_layout.boxes[to].ops) {
                    for (const core::OpId input : m_graph.op(op).inputs) {
                        add(findBox(input, {}));
                    }
                }
            }
        }
        return all;
    }

    void placeHeader() {
        const double left = margin + laneWidth;
        const double right = m_layout.size.width() - margin;
        m_layout.headingRect = {left, 5, 330, 18};
        m_layout.hintRect = {right - 168, 5, 168, 18};
        m_layout.differenceSample = {m_layout.hintRect.left() - differenceSize - 4, 7.5, differenceSize, differenceSize};
        constexpr double y = 26;
        m_layout.recomputeLegend = {{left - 2, y, signSize, signSize}, {left + 17, y, 130, signSize}};
        m_layout.stashLegend = {{left + 168, y + 5, DiagramLayout::squareSize, DiagramLayout::squareSize}, {left + 178, y, 134, signSize}};
        m_layout.costLegend = {{left + 330, y + 5, 16, 5}, {left + 352, y, right - left - 352, signSize}};
    }

    const core::OpGraph& m_graph;
    DiagramTemplate m_template;
    DiagramLayout m_layout;
    std::vector<TemplateCell> m_cells; // by box
};

} // namespace

const DiagramBox& DiagramLayout::boxOf(core::MarkId mark) const {
    return *std::ranges::find_if(boxes, [&](const DiagramBox& box) { return box.primary && box.mark == mark; });
}

const DiagramBox* DiagramLayout::boxAt(QPointF point) const {
    const auto found = std::ranges::find_if(boxes, [&](const DiagramBox& box) { return box.rect.contains(point); });
    return found == boxes.end() ? nullptr : &*found;
}

DiagramLayout layOut(const core::OpGraph& graph) {
    return Layouter(graph).run();
}

} // namespace ui
