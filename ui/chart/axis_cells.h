#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace ui {

/// The first integer of [from, to] for which a condition holds that holds for all above it too; `to` + 1 if it does for none.
template <typename Condition>
std::int64_t firstWhere(std::int64_t from, std::int64_t to, const Condition& condition) {
    std::int64_t end = to + 1;
    while (from < end) {
        const std::int64_t middle = from + (end - from) / 2;
        if (condition(middle)) {
            end = middle;
        } else {
            from = middle + 1;
        }
    }
    return from;
}

/// Which cell along an axis each of many integers falls into. The function from integers to cells is called a few times a cell
/// instead of once an integer; the answers are its own exactly.
class AxisCells {
public:
    using Cell = std::function<int(std::int64_t)>;

    /// For the integers of [least, most], which is empty if `most` < `least`. `cell` never falls as its argument rises, and its
    /// values are in [0, count). O(count * log of a cell's length).
    AxisCells(std::int64_t least, std::int64_t most, int count, const Cell& cell);

    /// Of an integer of [least, most]. O(1) where the cells are equally long, else O(log cells).
    int at(std::int64_t value) const {
        const double guess = std::clamp(static_cast<double>(value - m_origin) * m_perInteger + 1, 0.0, m_lastCell);
        auto cell = static_cast<std::size_t>(guess);
        if (value < m_starts[cell] || m_starts[cell + 1] <= value) {
            cell = search(value);
        }
        return m_first + static_cast<int>(cell);
    }

private:
    std::size_t search(std::int64_t value) const;

    int m_first = 0;                          // the cell of the least integer
    std::vector<std::int64_t> m_starts{0, 0}; // the first integer of each cell from `m_first`, and one past the last of all
    // A line through the starts of the second cell and the last.
    std::int64_t m_origin = 0;
    double m_perInteger = 0; // cells
    double m_lastCell = 0;
};

} // namespace ui
