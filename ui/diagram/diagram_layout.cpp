#include "ui/diagram/diagram_layout.h"

#include "ui/diagram/diagram_box.h"
#include "ui/diagram/diagram_connections.h"
#include "ui/diagram/diagram_legend.h"
#include "ui/diagram/diagram_template.h"
#include "ui/diagram/diagram_wires.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace ui {
namespace {

constexpr double margin = 3.5;   // so that lines a unit wide fall between whole units
constexpr double laneWidth = 11; // left of the first column
constexpr double gutter = 28;    // between columns
constexpr double trackGap = 8;
constexpr double headerHeight = 25.5;
constexpr double headingGap = 23; // above a column: holds its name
constexpr double legendGap = 9;
constexpr double leastWidth = 480;
constexpr double strangeGap = 34; // between rows of ops that have no place: holds their wires, too
constexpr std::size_t strangeInARow = 3;
constexpr double mostStretch = 12; // of a gap between rows, which holds a tensor of the row above
constexpr int mostSquares = 28;

struct Track {
    double left;
    double right;
};

class Layouter {
public:
    explicit Layouter(const core::OpGraph& graph)
        : m_graph(graph),
          m_template(diagramTemplate(graph)) {
        widenTracks();
    }

    DiagramLayout run() {
        chooseSquares();
        double right = margin + laneWidth - gutter;
        for (const TemplateColumn& column : m_template.columns) {
            right += gutter + columnWidth(column);
        }
        m_left = margin + laneWidth;
        m_right = std::max(right, leastWidth - margin);

        double y = placeColumns();
        y = placeStrangeOps(y);
        if (!m_template.bottom.op.empty()) {
            place(m_template.bottom, {m_left, y}, m_right - m_left, -1);
            y = m_layout.boxes.back().rect.bottom() + rowGap;
        }
        joinParts();
        routeWires(m_layout, connectionsOf(m_graph, m_layout, m_cells), m_template.rails, m_graph);
        placeHeader();
        y += legendGap - rowGap;
        y += placeLegend(m_layout, {m_left - 2, y}, m_right - m_left + 2);
        m_layout.size = {std::ceil(rightmost() + leftmost()), std::ceil(y + margin)};
        return std::move(m_layout);
    }

private:
    void chooseSquares() {
        core::Bytes largest;
        for (const core::Op& op : m_graph.ops()) {
            largest = std::max(largest, op.bytes);
        }
        while (largest.value > mostSquares * m_layout.squareBytes) {
            m_layout.squareBytes *= 2;
        }
    }

    void widenTracks() {
        for (TemplateColumn& column : m_template.columns) {
            for (const TemplateRow& row : column.rows) {
                for (const TemplateCell& cell : row) {
                    double& track = column.tracks[cell.track];
                    track = cell.span > 1 ? track : std::max(track, std::ceil(widthNeeded(m_graph, cell)));
                }
            }
        }
    }

    static double columnWidth(const TemplateColumn& column) {
        const double between = trackGap * static_cast<double>(column.tracks.size() - 1);
        return std::accumulate(column.tracks.begin(), column.tracks.end(), between);
    }

    DiagramBox& place(const TemplateCell& cell, QPointF at, double width, int column) {
        DiagramBox box = makeBox(m_graph, cell, width, m_layout.squareBytes);
        moveBox(box, at);
        box.column = column;
        m_layout.boxes.push_back(std::move(box));
        m_cells.push_back(cell);
        return m_layout.boxes.back();
    }

    /// Columns end at the same height. Where wider gaps would take a tensor far from its reader a shorter column begins lower instead.
    double placeColumns() {
        const bool anyTop = std::ranges::any_of(m_template.columns, [](const TemplateColumn& column) { return !column.top.empty(); });
        const double top = headerHeight + (anyTop ? flatHeight + headingGap : headingGap);
        double x = m_left;
        std::vector<std::size_t> first;
        for (std::size_t i = 0; i < m_template.columns.size(); ++i) {
            const TemplateColumn& column = m_template.columns[i];
            const int number = static_cast<int>(i);
            if (!column.top.empty()) {
                const TemplateCell cell{.op = column.top, .part = {}, .note = {}, .inputs = {}};
                place(cell, {x, headerHeight}, columnWidth(column), number);
            }
            m_rowEnds.emplace_back();
            first.push_back(m_layout.boxes.size());
            placeRows(column, number, {x, top});
            nameRegion(column, number, {x, top});
            x += columnWidth(column) + gutter;
        }
        double bottom = headerHeight;
        for (const DiagramBox& box : m_layout.boxes) {
            bottom = std::max(bottom, box.rect.bottom());
        }
        for (std::size_t i = 0; i < first.size(); ++i) {
            m_template.columns[i].top.empty() && surplus(m_rowEnds[i], bottom) > mostStretch* gapsOf(m_rowEnds[i])
                ? lower(i, first[i], bottom)
                : stretch(first[i], m_rowEnds[i], bottom);
        }
        return m_layout.boxes.empty() ? top : bottom + rowGap;
    }

    void placeRows(const TemplateColumn& column, int number, QPointF at) {
        std::vector<Track> tracks;
        double x = at.x();
        for (const double width : column.tracks) {
            tracks.push_back({x, x + width});
            x += width + trackGap;
        }
        double y = at.y();
        for (const TemplateRow& row : column.rows) {
            bool high = false;
            for (const TemplateCell& cell : row) {
                const Track& first = tracks[cell.track];
                const double width = tracks[cell.track + cell.span - 1].right - first.left;
                high = needsTwoLines(place(cell, {first.left, y}, width, number)) || high;
            }
            m_rowEnds.back().push_back(m_layout.boxes.size());
            y += boxHeight + rowGap + (high ? tensorLine : 0);
        }
    }

    double surplus(const std::vector<std::size_t>& rowEnds, double bottom) const {
        return rowEnds.empty() ? 0 : bottom - m_layout.boxes[rowEnds.back() - 1].rect.bottom();
    }
    static double gapsOf(const std::vector<std::size_t>& rowEnds) {
        return static_cast<double>(std::max<std::size_t>(rowEnds.size(), 1) - 1);
    }

    /// Moves the rows of a column down together, and its name, so that the last ends at `bottom`.
    void lower(std::size_t column, std::size_t firstBox, double bottom) {
        const double by = std::floor(surplus(m_rowEnds[column], bottom));
        for (std::size_t box = firstBox; box < m_rowEnds[column].back(); ++box) {
            moveBox(m_layout.boxes[box], {0, by});
        }
        for (DiagramRegion& region : m_layout.regions) {
            const DiagramBox& first = m_layout.boxes[firstBox];
            if (first.mark && region.marks.recomputes(*first.mark)) {
                region.nameRect.translate(0, by);
            }
        }
    }

    /// Moves the rows of one column apart, evenly and by whole units, so that the last ends at `bottom`.
    void stretch(std::size_t box, const std::vector<std::size_t>& rowEnds, double bottom) {
        if (rowEnds.size() < 2) {
            return;
        }
        const double missing = surplus(rowEnds, bottom);
        for (std::size_t row = 0; row < rowEnds.size(); ++row) {
            const double by = std::round(missing * static_cast<double>(row) / static_cast<double>(rowEnds.size() - 1));
            for (; box < rowEnds[row]; ++box) {
                moveBox(m_layout.boxes[box], {0, by});
            }
        }
    }

    void nameRegion(const TemplateColumn& column, int number, QPointF at) {
        core::Policy marks;
        for (const DiagramBox& box : m_layout.boxes) {
            if (box.column == number && box.mark) {
                marks = marks.with(*box.mark);
            }
        }
        if (!marks.empty() && !column.name.isEmpty()) {
            m_layout.regions.push_back({column.name, {at.x() + spineInset + 8, at.y() - 17, 90, 13}, marks});
        }
    }

    /// Each below its inputs, if these have no place either.
    double placeStrangeOps(double y) {
        std::vector<std::size_t> depth(m_graph.size(), 0);
        std::vector<std::vector<std::string>> levels;
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            const core::Op& op = m_graph.op(static_cast<core::OpId>(i));
            const bool follows = op.mark && m_graph.owner(*op.mark).id != op.id;
            if (follows || m_template.places(op.id)) {
                continue;
            }
            for (const core::OpId input : op.inputs) {
                depth[i] = std::max(depth[i], depth[core::index(input)]);
            }
            levels.resize(std::max(levels.size(), depth[i] + 1));
            levels[depth[i]].push_back(op.id);
            ++depth[i];
        }
        const double width = (m_right - m_left - trackGap * (strangeInARow - 1)) / strangeInARow;
        for (const auto& level : levels) {
            for (std::size_t i = 0; i < level.size(); ++i) {
                const std::size_t slot = i % strangeInARow;
                y += i == 0 || slot > 0 ? 0 : boxHeight + strangeGap;
                const TemplateCell cell{.op = level[i], .part = {}, .note = {}, .inputs = {}};
                place(cell, {m_left + static_cast<double>(slot) * (width + trackGap), y}, width, -1);
            }
            y += boxHeight + strangeGap;
        }
        return y;
    }

    void joinParts() {
        for (std::size_t i = 1; i < m_layout.boxes.size(); ++i) {
            const DiagramBox& box = m_layout.boxes[i];
            const DiagramBox& before = m_layout.boxes[i - 1];
            if (box.partIndex && before.partIndex && box.op == before.op) {
                m_layout.ties.emplace_back(before.rect.right(), box.rect.center().y() - 2, box.rect.left() - before.rect.right(), 4);
            }
        }
    }

    void placeHeader() {
        m_layout.headingRect = {m_left - 2, 2, 330, 17};
        m_layout.hintRect = {m_right - 160, 2, 160, 17};
        m_layout.differenceSample = {m_layout.hintRect.left() - differenceSize - 4, 5, differenceSize, differenceSize};
    }

    double rightmost() const {
        double right = m_right;
        for (const DiagramWire& wire : m_layout.wires) {
            for (const QPointF& point : wire.points) {
                right = std::max(right, point.x());
            }
        }
        for (const DiagramBox& box : m_layout.boxes) {
            right = std::max({right, box.rect.right(), box.aux ? box.aux->dotRect.right() : 0});
        }
        return right;
    }

    /// The same is left free on the right.
    double leftmost() const {
        double left = m_left;
        for (const DiagramWire& wire : m_layout.wires) {
            for (const QPointF& point : wire.points) {
                left = std::min(left, point.x());
            }
        }
        return left;
    }

    const core::OpGraph& m_graph;
    DiagramTemplate m_template;
    DiagramLayout m_layout;
    std::vector<TemplateCell> m_cells;               // by box
    std::vector<std::vector<std::size_t>> m_rowEnds; // by column: the boxes before the next row
    double m_left = 0;
    double m_right = 0;
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
