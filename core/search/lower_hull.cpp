#include "core/search/lower_hull.h"

namespace core {
namespace {

/// Whether b lies on or above the line from a to c.
bool isNoVertex(Point a, Point b, Point c) {
    __extension__ using Wide = __int128;
    const auto product = [](std::int64_t x, std::int64_t y) { return static_cast<Wide>(x) * y; };
    return product((b.cost - a.cost).value, (c.bytes - a.bytes).value) <= product((c.cost - a.cost).value, (b.bytes - a.bytes).value);
}

} // namespace

std::vector<std::size_t> lowerHull(std::span<const Outcome> frontier) {
    std::vector<std::size_t> hull;
    for (std::size_t i = 0; i < frontier.size(); ++i) {
        while (hull.size() >= 2 && isNoVertex(frontier[hull[hull.size() - 2]].point, frontier[hull.back()].point, frontier[i].point)) {
            hull.pop_back();
        }
        hull.push_back(i);
    }
    return hull;
}

} // namespace core
