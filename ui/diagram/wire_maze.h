#pragma once

#include "ui/diagram/wire_space.h"

#include <array>
#include <cstddef>
#include <vector>

namespace ui {

/// The cheapest way of one wire through a grid: steps, bends and crossings of other wires have a price, boxes and labels are walls.
class WireMaze {
public:
    WireMaze(const WireSpace& space, const DiagramBox& from, const DiagramBox& to, std::size_t source);

    /// From the port of the one to the edge of the other; a straight line through walls where these leave no way.
    std::vector<QPointF> solve() const;

private:
    struct Cell {
        bool wall = false;
        std::array<bool, 2> along{}; // a wire of another box runs here, horizontally or vertically
    };
    struct Goal {
        QPointF before; // the last bend
        QPointF edge;
    };

    void collectLines(const WireSpace& space);
    void mark(const WireSpace& space, std::size_t source);
    std::size_t nearest(const std::vector<double>& lines, double at) const;
    std::size_t cellAt(QPointF at) const;
    QPointF pointOf(std::size_t cell) const;

    QPointF m_port;
    QPointF m_start;
    std::vector<Goal> m_goals;
    std::vector<double> m_xs;
    std::vector<double> m_ys;
    std::vector<Cell> m_cells; // row by row
};

} // namespace ui
