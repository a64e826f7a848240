#pragma once

#include "ui/chart/rect_geometry.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ui {

/// Shapes in the cells of a grid that they reach into, to find quickly what meets a small area. A shape is stored once a cell.
template <typename Shape>
class Cells {
public:
    explicit Cells(const QRectF& bounds)
        : m_origin(bounds.topLeft()),
          m_columns(cellsIn(bounds.width())),
          m_rows(cellsIn(bounds.height())),
          m_cells(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows)) {}

    /// What lies beyond the bounds counts to the cells at their edge.
    void add(const Shape& shape, const QRectF& extent) {
        visit(extent, [&](std::vector<Shape>& cell) {
            cell.push_back(shape);
            return false;
        });
    }

    /// Whether a shape that can reach into the area meets a condition.
    template <typename Condition>
    bool any(const QRectF& area, const Condition& condition) const {
        return visit(area, [&](const std::vector<Shape>& cell) { return std::ranges::any_of(cell, condition); });
    }

private:
    static constexpr double side = 32; // pixels, about two labels above each other
    static constexpr int most = 256;

    static int cellsIn(double length) { return std::clamp(static_cast<int>(std::ceil(length / side)), 1, most); }
    static int cellAt(double offset, int count) { return static_cast<int>(std::clamp(offset / side, 0.0, count - 1.0)); }

    template <typename Self, typename Visitor>
    static bool visitCells(Self& self, const QRectF& area, const Visitor& visitor) {
        const int lastColumn = cellAt(area.right() - self.m_origin.x(), self.m_columns);
        const int lastRow = cellAt(area.bottom() - self.m_origin.y(), self.m_rows);
        for (int row = cellAt(area.top() - self.m_origin.y(), self.m_rows); row <= lastRow; ++row) {
            for (int column = cellAt(area.left() - self.m_origin.x(), self.m_columns); column <= lastColumn; ++column) {
                const auto cell =
                    static_cast<std::size_t>(row) * static_cast<std::size_t>(self.m_columns) + static_cast<std::size_t>(column);
                if (visitor(self.m_cells[cell])) {
                    return true;
                }
            }
        }
        return false;
    }
    template <typename Visitor>
    bool visit(const QRectF& area, const Visitor& visitor) {
        return visitCells(*this, area, visitor);
    }
    template <typename Visitor>
    bool visit(const QRectF& area, const Visitor& visitor) const {
        return visitCells(*this, area, visitor);
    }

    QPointF m_origin;
    int m_columns;
    int m_rows;
    std::vector<std::vector<Shape>> m_cells;
};

} // namespace ui
