#include "ui/diagram/diagram_wires.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace ui {
namespace {

constexpr double portInset = 9;     // of a wire from the side of a box
constexpr double wireDistance = 7;  // between parallel wires, and from a wire to what it passes
constexpr double forkDistance = 10; // of a fork below its box

struct VerticalRun {
    double x;
    double top;
    double bottom;
    std::size_t from;
};

class Router {
public:
    explicit Router(DiagramLayout& layout)
        : m_layout(layout) {}

    bool routeStraight(const Connection& connection) {
        const QRectF& from = box(connection.from).rect;
        const QRectF& to = box(connection.to).rect;
        const std::array candidates = {to.left() + portInset, from.left() + portInset, to.right() - portInset, from.right() - portInset,
                                       to.center().x()};
        for (const double x : candidates) {
            const VerticalRun run{x, from.bottom(), to.top(), connection.from};
            if (to.top() > from.bottom() && spans(from, x) && spans(to, x) && passesBoxes(run) && isApart(run)) {
                add(connection, {{x, run.top}, {x, run.bottom}});
                m_runs.push_back(run);
                return true;
            }
        }
        return false;
    }

    void routeAround(const Connection& connection) {
        const DiagramBox& from = box(connection.from);
        const DiagramBox& to = box(connection.to);
        if (to.column < 0) {
            routeToTop(connection);
        } else if (from.column > to.column) {
            routeFromLeft(connection, from.column, QPointF(to.rect.right(), to.rect.center().y()));
        } else if (from.column >= 0 && from.column < to.column) {
            const QPointF start(from.rect.right(), from.rect.center().y());
            const QPointF end(to.rect.left(), to.rect.center().y());
            const double x = freeLane(to.column, start.y(), end.y(), connection.from);
            add(connection, {start, {x, start.y()}, {x, end.y()}, end});
        } else {
            routeFromLeft(connection, to.column, QPointF(to.rect.left(), to.rect.center().y()));
        }
    }

private:
    const DiagramBox& box(std::size_t i) const { return m_layout.boxes[i]; }

    static bool spans(const QRectF& rect, double x) { return x >= rect.left() + portInset && x <= rect.right() - portInset; }

    bool passesBoxes(const VerticalRun& run) const {
        const auto clear = [&](const QRectF& rect) {
            return run.x < rect.left() - 2 || run.x > rect.right() + 2 || run.bottom <= rect.top() || run.top >= rect.bottom();
        };
        return std::ranges::all_of(m_layout.boxes, [&](const DiagramBox& other) {
            return clear(other.rect) && (!other.chip || (clear(other.chip->squaresRect) && clear(other.chip->textRect)));
        });
    }

    bool isApart(const VerticalRun& run) const {
        return std::ranges::none_of(m_runs, [&](const VerticalRun& other) {
            return std::abs(run.x - other.x) < wireDistance && run.top < other.bottom && other.top < run.bottom;
        });
    }

    void add(const Connection& connection, std::vector<QPointF> points) {
        m_layout.wires.push_back({connection.from, connection.to, std::move(points)});
    }

    /// Lanes are counted from the column outwards. Wires of one box may share one.
    double freeLane(int column, double y1, double y2, std::size_t from) {
        double left = m_layout.size.width();
        for (const DiagramBox& other : m_layout.boxes) {
            if (other.column == column) {
                left = std::min(left, other.rect.left());
            }
        }
        VerticalRun run{left - 1.6 * wireDistance, std::min(y1, y2) - 1, std::max(y1, y2) + 1, from};
        while (!isApart(run)) {
            run.x -= wireDistance;
        }
        m_runs.push_back(run);
        return run.x;
    }

    /// Where a wire to the left begins: on the wire that leaves the box downwards near its left side, or at that side.
    QPointF leftStart(std::size_t from) {
        const QRectF& rect = box(from).rect;
        const double x = rect.left() + portInset;
        const bool trunk = std::ranges::any_of(m_layout.wires, [&](const DiagramWire& wire) {
            return wire.from == from && wire.points.size() == 2 && std::abs(wire.points.front().x() - x) < 1;
        });
        if (!trunk) {
            return {rect.left(), rect.center().y()};
        }
        const QPointF fork(x, rect.bottom() + forkDistance);
        if (std::ranges::find(m_layout.forks, fork) == m_layout.forks.end()) {
            m_layout.forks.push_back(fork);
        }
        return fork;
    }

    void routeFromLeft(const Connection& connection, int laneColumn, QPointF end) {
        const QPointF start = leftStart(connection.from);
        const double x = freeLane(laneColumn, start.y(), end.y(), connection.from);
        add(connection, {start, {x, start.y()}, {x, end.y()}, end});
    }

    /// Down the lane of the producer's column, then from above into a box that spans all columns.
    void routeToTop(const Connection& connection) {
        const QRectF& to = box(connection.to).rect;
        const QPointF start = leftStart(connection.from);
        VerticalRun port{to.left() + 2 * portInset, to.top() - forkDistance, to.top(), connection.from};
        while (!isApart(port) && port.x < to.right() - 2 * portInset) {
            port.x += wireDistance;
        }
        m_runs.push_back(port);
        const double x = freeLane(std::max(box(connection.from).column, 0), start.y(), port.top, connection.from);
        add(connection, {start, {x, start.y()}, {x, port.top}, {port.x, port.top}, {port.x, port.bottom}});
    }

    DiagramLayout& m_layout;
    std::vector<VerticalRun> m_runs;
};

} // namespace

void routeWires(DiagramLayout& layout, const std::vector<Connection>& connections) {
    Router router(layout);
    std::vector<Connection> around; // they leave from the straight wires, which therefore come first
    for (const Connection& connection : connections) {
        if (!router.routeStraight(connection)) {
            around.push_back(connection);
        }
    }
    const auto height = [&](const Connection& connection) {
        return std::abs(layout.boxes[connection.to].rect.center().y() - layout.boxes[connection.from].rect.center().y());
    };
    std::ranges::stable_sort(around, {}, height); // the shortest get the inmost lanes, and cross none
    for (const Connection& connection : around) {
        router.routeAround(connection);
    }
}

} // namespace ui
