#include "ui/diagram/diagram_wires.h"

#include "ui/diagram/diagram_box.h"
#include "ui/diagram/wire_space.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

constexpr double railDistance = 8; // of a rail from what it passes
constexpr double lanePitch = 7;
constexpr int mostLanes = 3;

using Path = std::vector<QPointF>;

class Router {
public:
    Router(DiagramLayout& layout, const std::vector<TemplateRail>& rails, const core::OpGraph& graph)
        : m_layout(layout),
          m_rails(rails),
          m_graph(graph),
          m_space(layout) {}

    const TemplateRail* railOf(const Connection& connection) const {
        const auto found = std::ranges::find_if(
            m_rails, [&](const TemplateRail& rail) { return rail.from == idOf(connection.from) && rail.to == idOf(connection.to); });
        return found == m_rails.end() ? nullptr : &*found;
    }

    bool routeStraight(const Connection& connection) {
        const Path path = down(connection, port(connection.from).x());
        return isInside(box(connection.to).rect, path.back().x()) && take(connection, path);
    }

    bool routeToTrack(const Connection& connection) { return take(connection, down(connection, box(connection.to).spine)); }

    bool routeOnRail(const Connection& connection, const TemplateRail& rail) {
        const auto past = std::ranges::find_if(m_layout.boxes, [&](const DiagramBox& one) { return m_graph.op(one.op).id == rail.past; });
        if (past != m_layout.boxes.end()) {
            return take(connection, beside(connection, past->rect.right() + trackDistance));
        }
        for (int lane = 0; lane < mostLanes; ++lane) {
            const double away = railDistance + lane * lanePitch;
            if (take(connection,
                     beside(connection, rail.left ? sideOf(connection.to).first - away : sideOf(connection.to).second + away))) {
                return true;
            }
        }
        return false;
    }

    bool routeOnAnySide(const Connection& connection) {
        for (int lane = 0; lane < mostLanes; ++lane) {
            if (take(connection, beside(connection, sideOf(connection.to).first - railDistance - lane * lanePitch))) {
                return true;
            }
        }
        return false;
    }

    void routeAnyhow(const Connection& connection) { commit(connection, m_space.cheapest(connection.from, connection.to)); }

    double height(const Connection& connection) const {
        return std::abs(box(connection.to).rect.center().y() - box(connection.from).rect.center().y());
    }

private:
    static constexpr double trackDistance = spineInset + 8;

    const DiagramBox& box(std::size_t i) const { return m_layout.boxes[i]; }
    const std::string& idOf(std::size_t i) const { return m_graph.op(box(i).op).id; }
    QPointF port(std::size_t i) const { return {box(i).spine, box(i).rect.bottom()}; }
    static bool isInside(const QRectF& rect, double x) { return x >= rect.left() + spineInset && x <= rect.right() - spineInset; }

    /// Left and right side of the boxes in the column of this one.
    std::pair<double, double> sideOf(std::size_t i) const {
        std::pair<double, double> side = {box(i).rect.left(), box(i).rect.right()};
        for (const DiagramBox& other : m_layout.boxes) {
            if (other.column == box(i).column) {
                side = {std::min(side.first, other.rect.left()), std::max(side.second, other.rect.right())};
            }
        }
        return side;
    }

    Path down(const Connection& connection, double x) const {
        const QPointF from = port(connection.from);
        const double bus = from.y() + busDistance;
        const double end = box(connection.to).rect.top();
        return x == from.x() ? Path{from, {x, end}} : Path{from, {from.x(), bus}, {x, bus}, {x, end}};
    }

    /// Along a rail at x, into the side of the reader that faces it.
    Path beside(const Connection& connection, double x) const {
        const QPointF from = port(connection.from);
        const QRectF& to = box(connection.to).rect;
        const double bus = from.y() + busDistance;
        const double end = std::round(to.center().y()) + 0.5;
        return {from, {from.x(), bus}, {x, bus}, {x, end}, {x < to.left() ? to.left() : to.right(), end}};
    }

    bool take(const Connection& connection, const Path& path) {
        if (!m_space.isFree(path, connection.from, connection.to)) {
            return false;
        }
        commit(connection, path);
        return true;
    }

    void commit(const Connection& connection, const Path& path) {
        m_space.occupy(path, connection.from);
        m_layout.wires.push_back({connection.from, connection.to, path});
    }

    DiagramLayout& m_layout;
    const std::vector<TemplateRail>& m_rails;
    const core::OpGraph& m_graph;
    WireSpace m_space;
};

} // namespace

void routeWires(DiagramLayout& layout, const std::vector<Connection>& connections, const std::vector<TemplateRail>& rails,
                const core::OpGraph& graph) {
    Router router(layout, rails, graph);
    std::vector<Connection> open;
    std::vector<Connection> onRails;
    for (const Connection& connection : connections) {
        (router.railOf(connection) != nullptr ? onRails : open).push_back(connection);
    }
    std::erase_if(open, [&](const Connection& connection) { return router.routeStraight(connection); });
    const auto height = [&](const Connection& connection) { return router.height(connection); };
    std::ranges::stable_sort(onRails, {}, height); // the shortest get the inmost lanes, and cross none
    std::erase_if(onRails, [&](const Connection& connection) { return router.routeOnRail(connection, *router.railOf(connection)); });
    std::erase_if(open, [&](const Connection& connection) { return router.routeToTrack(connection); });
    open.insert(open.end(), onRails.begin(), onRails.end());
    std::ranges::stable_sort(open, {}, height);
    for (const Connection& connection : open) {
        if (!router.routeOnAnySide(connection)) {
            router.routeAnyhow(connection);
        }
    }
    layout.forks = forksOf(layout.wires);
}

} // namespace ui
