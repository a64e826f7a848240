#include "ui/diagram/wire_space.h"

#include "ui/diagram/wire_maze.h"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double labelDistance = 1.2; // of a wire from a label
constexpr double wireDistance = 3;    // of a wire from one of another box

bool meet(const QRectF& a, const QRectF& b) {
    return a.left() < b.right() && b.left() < a.right() && a.top() < b.bottom() && b.top() < a.bottom();
}

double distance(QPointF a, QPointF b) {
    return std::abs(a.x() - b.x()) + std::abs(a.y() - b.y());
}

/// Where two paths from one port part.
QPointF parting(const std::vector<QPointF>& a, const std::vector<QPointF>& b) {
    std::size_t i = 1;
    while (i + 1 < std::min(a.size(), b.size()) && a[i] == b[i]) {
        ++i;
    }
    const QPointF stepA = a[i] - a[i - 1];
    const QPointF stepB = b[i] - b[i - 1];
    if (QPointF::dotProduct(stepA, stepB) <= 0) {
        return a[i - 1];
    }
    return distance(a[i - 1], a[i]) < distance(b[i - 1], b[i]) ? a[i] : b[i];
}

} // namespace

WireSpace::WireSpace(const DiagramLayout& layout)
    : m_layout(layout) {
    for (const DiagramBox& box : layout.boxes) {
        m_boxes.push_back(box.rect);
        if (box.chip && !box.flat) {
            m_labels.push_back(box.chip->squaresRect);
            m_labels.push_back(box.chip->textRect);
        }
        if (box.aux) {
            m_labels.push_back(box.aux->dotRect);
            m_labels.push_back(box.aux->textRect);
            occupy(box.aux->stub, layout.boxes.size());
        }
    }
    for (const DiagramRegion& region : layout.regions) {
        m_labels.push_back(region.nameRect);
    }
    m_labels.insert(m_labels.end(), layout.ties.begin(), layout.ties.end());
}

bool WireSpace::isFree(const std::vector<QPointF>& path, std::size_t from, std::size_t to) const {
    const bool below = m_boxes[from].bottom() < m_boxes[to].top();
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (i + 1 == path.size() && path[i].x() == path[i - 1].x() && (!below || path[i].y() <= path[i - 1].y())) {
            return false; // into the reader from below
        }
        const WireSegment segment{path[i - 1], path[i], from};
        const QRectF line = segment.bounds(0.01);
        const auto hits = [](const QRectF& reach) { return [reach](const QRectF& rect) { return meet(reach, rect); }; };
        const auto inside = [line](const QRectF& rect) { return meet(line, rect.adjusted(0.1, 0.1, -0.1, -0.1)); };
        if (std::ranges::any_of(m_boxes, inside) || std::ranges::any_of(m_labels, hits(segment.bounds(labelDistance)))) {
            return false;
        }
        const auto taken = [reach = segment.bounds(wireDistance), from](const WireSegment& other) {
            return other.source != from && meet(reach, other.bounds(0.01));
        };
        if (std::ranges::any_of(m_wires, taken)) {
            return false;
        }
    }
    return true;
}

void WireSpace::occupy(const std::vector<QPointF>& path, std::size_t source) {
    for (std::size_t i = 1; i < path.size(); ++i) {
        m_wires.push_back({path[i - 1], path[i], source});
    }
}

std::vector<QPointF> WireSpace::cheapest(std::size_t from, std::size_t to) const {
    return WireMaze(*this, m_layout.boxes[from], m_layout.boxes[to], from).solve();
}

std::vector<QPointF> forksOf(const std::vector<DiagramWire>& wires) {
    std::vector<QPointF> forks;
    for (std::size_t i = 0; i < wires.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (wires[i].from != wires[j].from) {
                continue;
            }
            const QPointF fork = parting(wires[j].points, wires[i].points);
            if (std::ranges::find(forks, fork) == forks.end()) {
                forks.push_back(fork);
            }
        }
    }
    return forks;
}

} // namespace ui
