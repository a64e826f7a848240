#include "core/search/frontier_gap.h"

#include <algorithm>

namespace core {

std::optional<BytesGap> gapBetween(std::span<const Outcome> upper, std::span<const Outcome> lower) {
    std::optional<BytesGap> gap;
    auto next = lower.begin();
    for (const Outcome& outcome : upper) {
        while (next != lower.end() && next->point.cost <= outcome.point.cost) {
            ++next;
        }
        if (next == lower.begin()) {
            continue; // nothing there is as cheap
        }
        const Bytes between = outcome.point.bytes - std::prev(next)->point.bytes;
        gap = gap ? BytesGap{std::min(gap->least, between), std::max(gap->most, between)} : BytesGap{between, between};
    }
    return gap;
}

} // namespace core
