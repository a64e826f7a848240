#include "ui/chart/axis_cells.h"

#include <iterator>

namespace ui {

AxisCells::AxisCells(std::int64_t least, std::int64_t most, int count, const Cell& cell) {
    if (most < least) {
        return;
    }
    m_first = std::clamp(cell(least), 0, count - 1);
    const int cells = std::clamp(cell(most), m_first, count - 1) - m_first + 1;
    const double length = static_cast<double>(most - least + 1) / cells;
    const std::int64_t margin = static_cast<std::int64_t>(length) + 1;
    m_starts = {least};
    for (int next = 1; next < cells; ++next) {
        const auto reached = [&](std::int64_t value) { return cell(value) >= m_first + next; };
        // Where the cells are equally long the start is near this guess.
        const std::int64_t guess = least + static_cast<std::int64_t>(length * next);
        std::int64_t from = std::max(m_starts.back(), guess - margin);
        std::int64_t to = std::min(most, guess + margin);
        if (from > m_starts.back() && reached(from - 1)) {
            from = m_starts.back();
        }
        if (!reached(to)) {
            to = most;
        }
        m_starts.push_back(firstWhere(from, to, reached));
    }
    m_starts.push_back(most + 1);
    m_lastCell = cells - 1;
    m_origin = m_starts[1];
    if (const std::int64_t between = m_starts[static_cast<std::size_t>(cells) - 1] - m_origin; between > 0) {
        m_perInteger = (cells - 2) / static_cast<double>(between);
    }
}

std::size_t AxisCells::search(std::int64_t value) const {
    const auto after = std::ranges::upper_bound(m_starts, value);
    return static_cast<std::size_t>(std::distance(m_starts.begin(), after)) - 1;
}

} // namespace ui
