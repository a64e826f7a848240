#include "ui/chart/label_search.h"

#include "ui/chart/clear_place.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

namespace ui {
namespace {

constexpr double furtherOut[] = {0, 8, 18};                      // pixels
constexpr double slides[] = {0, -4, 4, -8, 8, -12, 12, -16, 16}; // up or down, of a label beside what it names
constexpr double labelGap = 8;                                   // beside each other, so that two numbers do not read as one
constexpr double rowGap = 1;
constexpr double leaderFrom = 17; // pixels between a mark as drawn and its label, beyond which a line has to join them

// Rings of places further out.
constexpr double firstRing = 12;
constexpr double ringGrowth = 1.3;
constexpr double ringStep = 4;
constexpr int directions = 24;

// What is bad about a place, measured against a pixel further out.
constexpr double distancePenalty = 2; // a pixel further out
constexpr double slidePenalty = 1;    // a pixel up or down
constexpr double sidePenalty = 1;     // a side later in the order
constexpr double linePenalty = 10;    // a pixel of line
constexpr double pointPenalty = 12;   // a point
constexpr double closePenalty = 0.2;  // a pixel² closer to another mark than `closeBy`
constexpr double closeBy = 6;
constexpr double leaderPenalty = 30; // a leader
constexpr double crossPenalty = 40;  // a leader over another one or over a mark

QRectF placedAt(const LabelRequest& request, Side side, double distance) {
    const QRectF& named = request.named;
    const QSizeF size = request.size;
    const double right = named.right() + distance;
    const double left = named.left() - distance - size.width();
    const double above = named.top() - distance - size.height();
    const double below = named.bottom() + distance;
    const double midX = named.center().x() - size.width() / 2;
    const double midY = named.center().y() - size.height() / 2;
    // A corner is as far away as a side: the label reaches into the corner that a round mark leaves free.
    constexpr double corner = (1 - 1 / std::numbers::sqrt2) / 2;
    const double inX = named.width() * corner;
    const double inY = named.height() * corner;
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

/// In steps of the circle's `directions`, clockwise from the right.
int directionOf(Side side) {
    switch (side) {
    case Side::Right:
        return 0;
    case Side::BelowRight:
        return 3;
    case Side::Below:
        return 6;
    case Side::BelowLeft:
        return 9;
    case Side::Left:
        return 12;
    case Side::AboveLeft:
        return 15;
    case Side::Above:
        return 18;
    case Side::AboveRight:
        return 21;
    }
    return 0;
}

/// Of every half step of the circle's `directions`.
std::array<QPointF, 2UL * directions> unitVectors() {
    std::array<QPointF, 2UL * directions> vectors;
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        const double angle = std::numbers::pi * static_cast<double>(i) / directions;
        vectors[i] = {std::cos(angle), std::sin(angle)};
    }
    return vectors;
}

QRectF movedInto(QRectF rect, const QRectF& bounds) {
    rect.moveLeft(std::max(bounds.left(), std::min(rect.left(), bounds.right() - rect.width())));
    rect.moveTop(std::max(bounds.top(), std::min(rect.top(), bounds.bottom() - rect.height())));
    return rect;
}

bool isIn(const QRectF& bounds, const QRectF& rect) {
    return bounds.left() <= rect.left() && rect.right() <= bounds.right() && bounds.top() <= rect.top() && rect.bottom() <= bounds.bottom();
}

QRectF withGap(const QRectF& label) {
    return label.adjusted(-labelGap, -rowGap, labelGap, rowGap);
}

QRectF withLineClearance(const QRectF& label) {
    return label.adjusted(-lineClearance, -lineClearance, lineClearance, lineClearance);
}

/// The cheapest place for one label.
class Search {
public:
    Search(const LabelRequest& request, const LabelSurroundings& surroundings, const TakenPlaces& taken)
        : m_request(request),
          m_surroundings(surroundings),
          m_taken(taken) {}

    void lookNear() {
        double cost = 0;
        for (const Side side : m_request.sides) {
            const bool slidable = side == Side::Right || side == Side::Left;
            for (const double out : furtherOut) {
                const QRectF middle = placedAt(m_request, side, out);
                for (const double slide : std::span(slides).first(slidable ? std::size(slides) : 1)) {
                    consider(middle.translated(0, slide), cost + distancePenalty * out + slidePenalty * std::abs(slide));
                }
            }
            cost += sidePenalty;
        }
    }

    void lookAround(double standoff) {
        const QSizeF whole = m_surroundings.bounds.size();
        const double furthest = std::hypot(whole.width(), whole.height());
        const int preferred = directionOf(m_request.sides.front());
        static const auto vectors = unitVectors();
        int between = 0; // the directions of one ring are in the gaps of the next
        for (double ring = std::max(firstRing, standoff); ring < furthest && ringCost(ring) < m_cost; ring = ring * ringGrowth + ringStep) {
            for (int i = 0; i < directions; ++i) {
                const int turn = i % 2 == 0 ? i / 2 : directions - (i + 1) / 2;
                const int direction = (2 * (preferred + turn) + between) % (2 * directions);
                consider(onRing(ring, vectors[static_cast<std::size_t>(direction)]), ringCost(ring) - leaderPenalty);
            }
            between = 1 - between;
        }
    }

    /// False if there is no room for the label wherever it went.
    bool lookEverywhere() {
        std::vector<QRectF> rects = m_surroundings.marks;
        std::ranges::transform(m_taken.rects, std::back_inserter(rects), withGap);
        const QSizeF size = m_request.size;
        const QRectF wanted(m_request.named.center() - QPointF(size.width() / 2, size.height() / 2), size);
        const auto accept = [&](const QRectF& rect) {
            const std::optional<QLineF> leader = leaderTo(rect);
            return !leader || !crossesLabel(*leader);
        };
        const ClearPlace found = nearestClearPlace(wanted, {m_surroundings.bounds, rects, m_taken.leaders}, accept);
        if (found.rect) {
            m_place = {*found.rect, true, leaderTo(*found.rect)};
        }
        return found.anyRoom;
    }

    /// Nothing further out can be better.
    bool isCheap() const { return m_cost <= ringCost(firstRing); }
    const LabelPlace& place() const { return m_place; }

private:
    static double ringCost(double ring) { return leaderPenalty + distancePenalty * ring; }

    QRectF onRing(double ring, QPointF direction) const {
        const QRectF& named = m_request.named;
        const QSizeF size = m_request.size;
        const QPointF away((named.width() + size.width()) / 2 + ring, (named.height() + size.height()) / 2 + ring);
        const QPointF centre = named.center() + QPointF(direction.x() * away.x(), direction.y() * away.y());
        return movedInto({centre - QPointF(size.width() / 2, size.height() / 2), size}, m_surroundings.bounds);
    }

    void consider(const QRectF& rect, double cost) {
        if (cost >= m_cost || !isClear(rect)) {
            return;
        }
        const std::optional<QLineF> leader = leaderTo(rect);
        if (leader) {
            if (crossesLabel(*leader)) {
                return;
            }
            cost += leaderPenalty + leaderCost(*leader);
        }
        cost += groundCost(rect);
        if (cost < m_cost) {
            m_cost = cost;
            m_place = {rect, true, leader};
        }
    }

    bool isOwn(const QRectF& mark) const { return m_request.named.contains(mark.center()); }

    bool isClear(const QRectF& rect) const {
        const QRectF spaced = withGap(rect);
        const QRectF wide = withLineClearance(rect);
        const auto covers = [&](const QRectF& mark) { return overlap(rect, mark) && (!isOwn(mark) || overlapsEllipse(rect, mark)); };
        return isIn(m_surroundings.bounds, rect) && !m_taken.marksByCell.any(rect, covers) &&
               !m_taken.rectsByCell.any(spaced, [&](const QRectF& label) { return overlap(spaced, label); }) &&
               !m_taken.leadersByCell.any(wide, [&](const QLineF& leader) { return crosses(leader, wide); });
    }

    QPointF nearestAnchor(const QRectF& rect) const {
        if (m_request.anchors.empty()) {
            return m_request.named.center();
        }
        return *std::ranges::min_element(m_request.anchors, {}, [&](QPointF anchor) { return distance(anchor, rect); });
    }

    std::optional<QLineF> leaderTo(const QRectF& rect) const {
        const QPointF anchor = nearestAnchor(rect);
        if (distance(anchor, rect) <= m_request.anchorRadius + leaderFrom) {
            return std::nullopt;
        }
        // To the middle of the side that faces the mark; to a long label above or below straight up or down.
        QPointF end(std::clamp(anchor.x(), rect.left(), rect.right()), rect.center().y());
        if (end.x() == anchor.x()) {
            end.setY(anchor.y() < rect.top() ? rect.top() : rect.bottom());
        }
        const QLineF whole(anchor, end);
        return QLineF(whole.pointAt(m_request.anchorRadius / whole.length()), end);
    }

    bool crossesLabel(const QLineF& leader) const {
        const QRectF extent = withLineClearance(QRectF(leader.p1(), leader.p2()).normalized());
        return m_taken.rectsByCell.any(extent, [&](const QRectF& label) { return crosses(leader, withLineClearance(label)); });
    }

    double leaderCost(const QLineF& leader) const {
        const auto other = std::ranges::count_if(m_taken.leaders, [&](const QLineF& line) { return crosses(leader, line); });
        const auto marks = std::ranges::count_if(m_surroundings.marks, [&](const QRectF& mark) {
            const double in = mark.width() / 4; // what is drawn is smaller than its room
            return crosses(leader, mark.adjusted(in, in, -in, -in)) && !isOwn(mark);
        });
        return crossPenalty * static_cast<double>(other + marks);
    }

    double groundCost(const QRectF& rect) const {
        double sum = 0;
        for (const QLineF& line : m_surroundings.lines) {
            if (const QLineF covered = clipped(line, rect); !covered.isNull()) {
                sum += linePenalty * covered.length();
            }
        }
        const auto points = std::ranges::count_if(m_surroundings.points, [&](QPointF point) { return rect.contains(point); });
        sum += pointPenalty * static_cast<double>(points);
        const QRectF around = rect.adjusted(-closeBy, -closeBy, closeBy, closeBy);
        for (const QRectF& mark : m_surroundings.marks) {
            if (overlap(around, mark) && !isOwn(mark)) {
                const QRectF shared = around & mark;
                sum += closePenalty * shared.width() * shared.height();
            }
        }
        return sum;
    }

    const LabelRequest& m_request;
    const LabelSurroundings& m_surroundings;
    const TakenPlaces& m_taken;
    double m_cost = std::numeric_limits<double>::infinity();
    LabelPlace m_place;
};

bool isHopeless(QSizeF size, const TakenPlaces& taken) {
    return std::ranges::any_of(taken.tooLarge,
                               [&](QSizeF large) { return size.width() >= large.width() && size.height() >= large.height(); });
}

} // namespace

TakenPlaces::TakenPlaces(const LabelSurroundings& surroundings)
    : marksByCell(surroundings.bounds),
      rectsByCell(surroundings.bounds),
      leadersByCell(surroundings.bounds) {
    for (const QRectF& mark : surroundings.marks) {
        marksByCell.add(mark, mark);
    }
}

void take(TakenPlaces& taken, const LabelPlace& place) {
    if (place.placed) {
        taken.rects.push_back(place.rect);
        taken.rectsByCell.add(place.rect, place.rect);
    }
    if (place.leader) {
        taken.leaders.push_back(*place.leader);
        taken.leadersByCell.add(*place.leader, QRectF(place.leader->p1(), place.leader->p2()).normalized());
    }
}

LabelPlace placeNear(const LabelRequest& request, const LabelSurroundings& surroundings, const TakenPlaces& taken) {
    Search search(request, surroundings, taken);
    search.lookNear();
    return search.isCheap() ? search.place() : LabelPlace{};
}

LabelPlace placeAway(const LabelRequest& request, const LabelSurroundings& surroundings, const TakenPlaces& taken, double standoff) {
    Search search(request, surroundings, taken);
    if (standoff == 0) {
        search.lookNear();
    }
    search.lookAround(standoff);
    return search.place();
}

LabelPlace placeAnywhere(const LabelRequest& request, const LabelSurroundings& surroundings, TakenPlaces& taken) {
    Search search(request, surroundings, taken);
    if (!isHopeless(request.size, taken) && !search.lookEverywhere()) {
        taken.tooLarge.push_back(request.size);
    }
    return search.place();
}

} // namespace ui
