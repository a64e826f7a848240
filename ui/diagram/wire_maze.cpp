#include "ui/diagram/wire_maze.h"

#include "ui/diagram/diagram_box.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <queue>
#include <tuple>

namespace ui {
namespace {

constexpr double step = 4; // of the grid
constexpr double boxDistance = 3;
constexpr double labelDistance = 1.5;
constexpr double wireDistance = 2.5;
constexpr double beforeEdge = 7;  // room of an arrow head
constexpr double roomBeside = 60; // of the boxes, on the right
constexpr double bendPrice = 12;
constexpr double crossingPrice = 80;

void sortLines(std::vector<double>& lines) {
    std::ranges::sort(lines);
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
}

std::vector<QPointF> bendsOf(const std::vector<QPointF>& path) {
    std::vector<QPointF> bends = {path.front()};
    for (std::size_t i = 1; i + 1 < path.size(); ++i) {
        const bool straight = (path[i - 1].x() == path[i].x() && path[i].x() == path[i + 1].x()) ||
                              (path[i - 1].y() == path[i].y() && path[i].y() == path[i + 1].y());
        if (!straight) {
            bends.push_back(path[i]);
        }
    }
    bends.push_back(path.back());
    return bends;
}

/// From the first to the last, so far apart.
std::vector<double> spaced(double first, double last, double apart) {
    std::vector<double> all;
    const auto steps = static_cast<int>(std::floor((last - first) / apart));
    for (int i = 0; i <= steps; ++i) {
        all.push_back(first + i * apart);
    }
    return all;
}

} // namespace

WireMaze::WireMaze(const WireSpace& space, const DiagramBox& from, const DiagramBox& to, std::size_t source)
    : m_port(from.spine, from.rect.bottom()),
      m_start(m_port + QPointF(0, busDistance)) {
    const QRectF& rect = to.rect;
    for (const double x : spaced(rect.left() + spineInset, rect.right() - spineInset, 2 * step)) {
        m_goals.push_back({{x, rect.top() - beforeEdge}, {x, rect.top()}});
    }
    for (const double y : {std::round(rect.center().y()) + 0.5, rect.top() + 7, rect.bottom() - 6}) {
        m_goals.push_back({{rect.left() - beforeEdge, y}, {rect.left(), y}});
        m_goals.push_back({{rect.right() + beforeEdge, y}, {rect.right(), y}});
    }
    collectLines(space);
    mark(space, source);
}

void WireMaze::collectLines(const WireSpace& space) {
    QRectF all;
    for (const QRectF& box : space.boxes()) {
        all |= box;
    }
    m_xs = spaced(2, all.right() + roomBeside, step);
    m_ys = spaced(all.top() - 2, all.bottom() + 2 * beforeEdge, step);
    m_xs.push_back(m_start.x());
    m_ys.push_back(m_start.y());
    for (const Goal& goal : m_goals) {
        m_xs.push_back(goal.before.x());
        m_ys.push_back(goal.before.y());
    }
    sortLines(m_xs);
    sortLines(m_ys);
    m_cells.resize(m_xs.size() * m_ys.size());
}

void WireMaze::mark(const WireSpace& space, std::size_t source) {
    const auto within = [this](const QRectF& rect, auto&& apply) {
        const auto left = std::ranges::upper_bound(m_xs, rect.left()) - m_xs.begin();
        const auto top = std::ranges::upper_bound(m_ys, rect.top()) - m_ys.begin();
        for (auto y = static_cast<std::size_t>(top); y < m_ys.size() && m_ys[y] < rect.bottom(); ++y) {
            for (auto x = static_cast<std::size_t>(left); x < m_xs.size() && m_xs[x] < rect.right(); ++x) {
                apply(m_cells[y * m_xs.size() + x]);
            }
        }
    };
    const auto wall = [](Cell& cell) { cell.wall = true; };
    for (const QRectF& box : space.boxes()) {
        within(box.adjusted(-boxDistance, -boxDistance, boxDistance, boxDistance), wall);
    }
    for (const QRectF& label : space.labels()) {
        within(label.adjusted(-labelDistance, -labelDistance, labelDistance, labelDistance), wall);
    }
    for (const WireSegment& wire : space.wires()) {
        if (wire.source != source) {
            within(wire.bounds(wireDistance), [&wire](Cell& cell) { cell.along[wire.isVertical() ? 1 : 0] = true; });
        }
    }
}

std::size_t WireMaze::nearest(const std::vector<double>& lines, double at) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(lines, at) - lines.begin());
}

std::size_t WireMaze::cellAt(QPointF at) const {
    return nearest(m_ys, at.y()) * m_xs.size() + nearest(m_xs, at.x());
}

QPointF WireMaze::pointOf(std::size_t cell) const {
    return {m_xs[cell % m_xs.size()], m_ys[cell / m_xs.size()]};
}

std::vector<QPointF> WireMaze::solve() const {
    // A state is a cell and the direction of the last step: 0 horizontal, 1 vertical.
    constexpr auto unreached = std::numeric_limits<double>::infinity();
    std::vector<double> prices(2 * m_cells.size(), unreached);
    std::vector<std::size_t> before(2 * m_cells.size());
    std::priority_queue<std::pair<double, std::size_t>, std::vector<std::pair<double, std::size_t>>, std::greater<>> open;
    const std::size_t start = 2 * cellAt(m_start) + 1;
    prices[start] = 0;
    before[start] = start;
    open.emplace(0, start);
    std::optional<std::pair<std::size_t, QPointF>> reached;
    while (!open.empty() && !reached) {
        const auto [price, state] = open.top();
        open.pop();
        if (price > prices[state]) {
            continue;
        }
        const std::size_t cell = state / 2;
        const QPointF at = pointOf(cell);
        for (const Goal& goal : m_goals) {
            const std::size_t last = goal.before.x() == goal.edge.x() ? 1 : 0;
            const auto& along = m_cells[cell].along;
            if (goal.before == at && !along[last] && (state % 2 == last || !along[1 - last])) {
                reached = {state, goal.edge};
            }
        }
        const std::size_t x = cell % m_xs.size();
        const std::size_t y = cell / m_xs.size();
        const auto go = [&](bool possible, std::size_t next, std::size_t direction) {
            if (!possible || m_cells[next].wall || m_cells[next].along[direction]) {
                return;
            }
            const QPointF way = pointOf(next) - at;
            const double crossing = m_cells[next].along[1 - direction] && !m_cells[cell].along[1 - direction] ? crossingPrice : 0;
            const bool bend = direction != state % 2;
            if (bend && m_cells[cell].along[1 - state % 2]) {
                return; // never on another wire
            }
            const double total = price + std::abs(way.x()) + std::abs(way.y()) + crossing + (bend ? bendPrice : 0);
            if (total < prices[2 * next + direction]) {
                prices[2 * next + direction] = total;
                before[2 * next + direction] = state;
                open.emplace(total, 2 * next + direction);
            }
        };
        go(x > 0, cell - 1, 0);
        go(x + 1 < m_xs.size(), cell + 1, 0);
        go(y > 0, cell - m_xs.size(), 1);
        go(y + 1 < m_ys.size(), cell + m_xs.size(), 1);
    }
    if (!reached) {
        const QPointF edge = m_goals.front().edge;
        return {m_port, m_start, {edge.x(), m_start.y()}, edge};
    }
    std::vector<QPointF> path = {reached->second};
    for (std::size_t state = reached->first; before[state] != state; state = before[state]) {
        path.push_back(pointOf(state / 2));
    }
    path.push_back(m_start);
    path.push_back(m_port);
    std::ranges::reverse(path);
    return bendsOf(path);
}

} // namespace ui
