#include "ui/chart/label_layout.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace ui {
namespace {

constexpr double furtherOut[] = {0, 8, 18};                      // pixels
constexpr double slides[] = {0, -4, 4, -8, 8, -12, 12, -16, 16}; // up or down, of a label beside what it names
constexpr double labelGap = 8;                                   // beside each other, so that two numbers do not read as one

// What is bad about a place, measured against a pixel² over a mark.
constexpr double distancePenalty = 2;  // a pixel further out
constexpr double slidePenalty = 1;     // a pixel up or down
constexpr double linePenalty = 10;     // a pixel of line
constexpr double labelPenalty = 6;     // a pixel² over another label
constexpr double outsidePenalty = 100; // a pixel² out of bounds

QRectF placedAt(const LabelRequest& request, Side side, double distance) {
    const QRectF& named = request.named;
    const QSizeF size = request.size;
    const double right = named.right() + distance;
    const double left = named.left() - distance - size.width();
    const double above = named.top() - distance - size.height();
    const double below = named.bottom() + distance;
    const double midX = named.center().x() - size.width() / 2;
    const double midY = named.center().y() - size.height() / 2;
    // A corner is as far away as a side: the label reaches into the corner of what it names.
    const double inX = named.width() / 4;
    const double inY = named.height() / 4;
    switch (side) {
    case Side::Right:
        return {{right, midY}, size};
    case Side::Left:
        return {{left, midY}, size};
    case Side::Above:
        return {{midX, above}, size};
    case Side::Below:
        return {{midX, below}, size};
    case Side::AboveRight:
        return {{right - inX, above + inY}, size};
    case Side::BelowRight:
        return {{right - inX, below - inY}, size};
    case Side::AboveLeft:
        return {{left + inX, above + inY}, size};
    case Side::BelowLeft:
        return {{left + inX, below - inY}, size};
    }
    return {};
}

constexpr double negligible = 1; // what a rounding can touch

double area(const QRectF& rectangle) {
    return rectangle.isEmpty() ? 0 : rectangle.width() * rectangle.height();
}

double covered(const LabelRequest& request, const QRectF& place, const LabelSurroundings& surroundings,
               std::span<const LabelPlace> labels) {
    double sum = surroundings.bounds.contains(place) ? 0 : outsidePenalty * (area(place) - area(place & surroundings.bounds));
    for (const QRectF& mark : surroundings.marks) {
        if (!request.named.contains(mark.center())) {
            sum += area(place & mark);
        }
    }
    for (const LabelPlace& label : labels) {
        sum += labelPenalty * area(place & label.rect.adjusted(-labelGap, 0, labelGap, 0));
    }
    for (const QLineF& line : surroundings.lines) {
        sum += linePenalty * clipped(line, place).length();
    }
    return sum;
}

LabelPlace bestPlace(const LabelRequest& request, const LabelSurroundings& surroundings, std::span<const LabelPlace> labels) {
    LabelPlace best;
    double least = std::numeric_limits<double>::infinity();
    const auto consider = [&](const QRectF& place, double cost) {
        const double touched = covered(request, place, surroundings, labels);
        if (cost + touched < least) {
            least = cost + touched;
            best = {place, touched < negligible};
        }
    };
    for (const double distance : furtherOut) {
        for (const Side side : request.sides) {
            const QRectF place = placedAt(request, side, distance);
            const bool slidable = side == Side::Right || side == Side::Left;
            for (const double slide : std::span(slides).first(slidable ? std::size(slides) : 1)) {
                consider(place.translated(0, slide), distancePenalty * distance + slidePenalty * std::abs(slide));
            }
        }
    }
    return best;
}

QString rangeText(std::size_t first, std::size_t last) {
    if (first == last) {
        return QString::number(first);
    }
    return QString::number(first) + (last == first + 1 ? QStringLiteral(", ") : QStringLiteral("–")) + QString::number(last);
}

} // namespace

std::vector<VertexGroup> groupVertices(std::span<const QPointF> vertices, double distance) {
    std::vector<VertexGroup> groups;
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        if (i > 0 && QLineF(vertices[i - 1], vertices[i]).length() < distance) {
            groups.back().last = i;
        } else {
            groups.push_back({i, i});
        }
    }
    return groups;
}

std::vector<LabelPart> groupLabel(VertexGroup group, std::span<const QString> names) {
    std::vector<LabelPart> parts;
    for (std::size_t i = group.first; i <= group.last; ++i) {
        const std::size_t first = i;
        while (names[i].isEmpty() && i < group.last && names[i + 1].isEmpty()) {
            ++i;
        }
        const QString separator = parts.empty() ? QString() : QStringLiteral(", ");
        parts.push_back({separator + rangeText(first, i), true});
        if (!names[i].isEmpty()) {
            parts.push_back({QStringLiteral(" = ") + names[i], false});
        }
    }
    return parts;
}

std::vector<LabelPlace> placeLabels(std::span<const LabelRequest> requests, const LabelSurroundings& surroundings) {
    std::vector<LabelPlace> places;
    places.reserve(requests.size());
    for (const LabelRequest& request : requests) {
        places.push_back(bestPlace(request, surroundings, places));
    }
    return places;
}

QLineF clipped(const QLineF& line, const QRectF& rectangle) {
    // Liang and Barsky: the parameters at which the line enters and leaves each pair of sides.
    double enter = 0;
    double leave = 1;
    const auto narrow = [&](double start, double delta, double least, double most) {
        if (delta == 0) {
            return least <= start && start <= most;
        }
        const auto [in, out] = std::minmax({(least - start) / delta, (most - start) / delta});
        enter = std::max(enter, in);
        leave = std::min(leave, out);
        return enter <= leave;
    };
    if (!narrow(line.x1(), line.dx(), rectangle.left(), rectangle.right()) ||
        !narrow(line.y1(), line.dy(), rectangle.top(), rectangle.bottom())) {
        return {};
    }
    return {line.pointAt(enter), line.pointAt(leave)};
}

} // namespace ui
