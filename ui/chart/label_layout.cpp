#include "ui/chart/label_layout.h"

#include "ui/chart/label_search.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <ranges>

namespace ui {
namespace {

// Where labels keep others from their marks.
constexpr int attempts = 4;
constexpr double firstStandoff = 30; // pixels
constexpr double crowdGrowth = 30;   // pixels between the middles of what is named, more with each attempt

QString rangeText(VertexGroup group) {
    if (group.first == group.last) {
        return QString::number(group.first);
    }
    const QString separator = group.last == group.first + 1 ? QStringLiteral(", ") : QStringLiteral("–");
    return QString::number(group.first) + separator + QString::number(group.last);
}

/// "6 = dsv3, 8 = full"
QString namesText(VertexGroup group, std::span<const QString> names) {
    QString text;
    for (std::size_t i = group.first; i <= group.last; ++i) {
        if (!names[i].isEmpty()) {
            text += (text.isEmpty() ? QString() : QStringLiteral(", ")) + QString::number(i) + QStringLiteral(" = ") + names[i];
        }
    }
    return text;
}

struct Placing {
    std::vector<LabelPlace> places;
    TakenPlaces taken;
};

void put(Placing& placing, std::size_t label, const LabelPlace& place) {
    placing.places[label] = place;
    take(placing.taken, place);
}

/// Labels with room near their marks first, so that none that is moved away takes it.
Placing placeNearFirst(std::span<const LabelRequest> requests, const LabelSurroundings& surroundings) {
    Placing placing{std::vector<LabelPlace>(requests.size()), TakenPlaces(surroundings)};
    for (std::size_t i = 0; i < requests.size(); ++i) {
        put(placing, i, placeNear(requests[i], surroundings, placing.taken));
    }
    for (std::size_t i = 0; i < requests.size(); ++i) {
        if (!placing.places[i].placed) {
            put(placing, i, placeAway(requests[i], surroundings, placing.taken));
        }
    }
    return placing;
}

Placing placeInOrder(std::span<const LabelRequest> requests, const LabelSurroundings& surroundings, std::span<const double> standoffs) {
    Placing placing{std::vector<LabelPlace>(requests.size()), TakenPlaces(surroundings)};
    for (std::size_t i = 0; i < requests.size(); ++i) {
        put(placing, i, placeAway(requests[i], surroundings, placing.taken, standoffs[i]));
    }
    return placing;
}

void placeTheRest(Placing& placing, std::span<const LabelRequest> requests, const LabelSurroundings& surroundings) {
    for (std::size_t i = 0; i < requests.size(); ++i) {
        if (!placing.places[i].placed) {
            put(placing, i, placeAnywhere(requests[i], surroundings, placing.taken));
        }
    }
}

/// How much is placed; earlier labels count for more.
std::size_t worth(std::span<const LabelPlace> places) {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        sum += places[i].placed ? places.size() - i : 0;
    }
    return sum;
}

/// Labels around a mark that another one cannot be joined to stand further away.
void giveWay(std::vector<double>& standoffs, std::span<const LabelRequest> requests, std::span<const LabelPlace> places, double crowd) {
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const bool crowded = std::ranges::any_of(std::views::iota(std::size_t{0}, places.size()), [&](std::size_t other) {
            return !places[other].placed && QLineF(requests[i].named.center(), requests[other].named.center()).length() < crowd;
        });
        if (crowded) {
            standoffs[i] = 2 * standoffs[i] + firstStandoff;
        }
    }
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
    std::vector<LabelPart> parts{{rangeText(group), true}};
    if (const QString named = namesText(group, names); !named.isEmpty()) {
        parts.push_back(
            {group.first == group.last ? QStringLiteral(" = ") + names[group.first] : QStringLiteral(" (%1)").arg(named), false});
    }
    return parts;
}

std::vector<LabelPlace> placeLabels(std::span<const LabelRequest> requests, const LabelSurroundings& surroundings) {
    Placing best = placeNearFirst(requests, surroundings);
    Placing next = best;
    std::vector<double> standoffs(requests.size(), 0);
    for (int attempt = 1; attempt <= attempts && !std::ranges::all_of(next.places, &LabelPlace::placed); ++attempt) {
        giveWay(standoffs, requests, next.places, attempt * crowdGrowth);
        next = placeInOrder(requests, surroundings, standoffs);
        if (worth(next.places) > worth(best.places)) {
            best = next;
        }
    }
    placeTheRest(best, requests, surroundings);
    return best.places;
}

} // namespace ui
