#pragma once

#include "ui/diagram/diagram_layout.h"

#include <cstddef>
#include <vector>

namespace ui {

/// A horizontal or vertical piece of a wire, or of anything else that is as thin.
struct WireSegment {
    QPointF from;
    QPointF to;
    std::size_t source = 0; // box

    bool isVertical() const { return from.x() == to.x(); }
    QRectF bounds(double margin) const { return QRectF(from, to).normalized().adjusted(-margin, -margin, margin, margin); }
};

/// The room between the boxes and their labels, and the wires in it so far.
class WireSpace {
public:
    explicit WireSpace(const DiagramLayout& layout);

    /// Whether the path meets no box, label or wire of another box.
    bool isFree(const std::vector<QPointF>& path, std::size_t from, std::size_t to) const;
    void occupy(const std::vector<QPointF>& path, std::size_t source);

    /// A path around all boxes and labels, as short as it gets, that runs into the reader from above or from a side. It may cross wires of
    /// other boxes where no other way is left, but runs along none. Costs some milliseconds.
    std::vector<QPointF> cheapest(std::size_t from, std::size_t to) const;

    const std::vector<QRectF>& boxes() const { return m_boxes; }
    const std::vector<QRectF>& labels() const { return m_labels; }
    const std::vector<WireSegment>& wires() const { return m_wires; }

private:
    const DiagramLayout& m_layout;
    std::vector<QRectF> m_boxes;
    std::vector<QRectF> m_labels;
    std::vector<WireSegment> m_wires;
};

/// The points at which wires of one box part.
std::vector<QPointF> forksOf(const std::vector<DiagramWire>& wires);

} // namespace ui
