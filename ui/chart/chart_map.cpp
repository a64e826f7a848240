#include "ui/chart/chart_map.h"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double belowNoReplay = 0.02; // shares of the whole range
constexpr double aboveMostReplay = 0.015;
constexpr double aboveMostStash = 0.05;
constexpr double smallestPart = 1e-4; // the first hull steps of a layer lie within 0.02% of its replay

Interval limitedTo(Interval part, Interval full) {
    const double length = std::clamp(part.length(), full.length() * smallestPart, full.length());
    const double middle = (part.from + part.to) / 2;
    // What the whole shows below nothing is for marks at its edge: of a part, it is the same share.
    const double least = full.from / full.length() * length;
    const double from = std::clamp(middle - length / 2, std::max(full.from, std::min(least, full.to - length)), full.to - length);
    return {from, std::min(from + length, full.to)};
}

Interval scaledAround(Interval part, double fixed, double factor) {
    return {fixed - (fixed - part.from) * factor, fixed + (part.to - fixed) * factor};
}

Interval movedTo(Interval part, Interval from, Interval to) {
    const double factor = to.length() / from.length();
    return {to.from + (part.from - from.from) * factor, to.from + (part.to - from.from) * factor};
}

} // namespace

QPointF ChartMap::toScene(QPointF value) const {
    return {plot.left() + (value.x() - ranges.x.from) / ranges.x.length() * plot.width(),
            plot.bottom() - (value.y() - ranges.y.from) / ranges.y.length() * plot.height()};
}

QPointF ChartMap::toValue(QPointF position) const {
    return {ranges.x.from + (position.x() - plot.left()) / plot.width() * ranges.x.length(),
            ranges.y.from + (plot.bottom() - position.y()) / plot.height() * ranges.y.length()};
}

ChartRanges fullRanges(const ChartData& data) {
    double mostReplay = data.scale.replayAt(data.most);
    double mostStash = data.scale.stashAt(data.most.bytes);
    for (const ListedMark& listed : data.list.marks) {
        if (!listed.mark.outside) {
            mostReplay = std::max(mostReplay, data.scale.replayOf(listed.value));
            mostStash = std::max(mostStash, data.scale.stashOf(listed.value));
        }
    }
    const double dearest = mostReplay > 0 ? mostReplay : 100;
    const Interval replay{-belowNoReplay * dearest, dearest * (1 + aboveMostReplay)};
    const Interval stash{0, mostStash > 0 ? mostStash * (1 + aboveMostStash) : 1};
    return data.scale.swapped ? ChartRanges{stash, replay} : ChartRanges{replay, stash};
}

ChartRanges limited(ChartRanges ranges, const ChartRanges& full) {
    return {limitedTo(ranges.x, full.x), limitedTo(ranges.y, full.y)};
}

ChartRanges zoomedAt(const ChartRanges& ranges, QPointF fixed, double factor, const ChartRanges& full) {
    // One factor for both axes, so that neither outruns the other at the limits.
    const double least = std::max(full.x.length() * smallestPart / ranges.x.length(), full.y.length() * smallestPart / ranges.y.length());
    const double bounded = factor < 1 ? std::min(1.0, std::max(factor, least)) : factor;
    return limited({scaledAround(ranges.x, fixed.x(), bounded), scaledAround(ranges.y, fixed.y(), bounded)}, full);
}

ChartRanges panned(const ChartRanges& ranges, QPointF by, const ChartRanges& full) {
    return limited({{ranges.x.from + by.x(), ranges.x.to + by.x()}, {ranges.y.from + by.y(), ranges.y.to + by.y()}}, full);
}

ChartRanges showing(const ChartRanges& ranges, QPointF value, const ChartRanges& full) {
    if (ranges.contains(value)) {
        return ranges;
    }
    const double x = ranges.x.length() / 2;
    const double y = ranges.y.length() / 2;
    return limited({{value.x() - x, value.x() + x}, {value.y() - y, value.y() + y}}, full);
}

ChartRanges rescaled(const ChartRanges& ranges, const ChartRanges& fromFull, const ChartRanges& toFull) {
    return {movedTo(ranges.x, fromFull.x, toFull.x), movedTo(ranges.y, fromFull.y, toFull.y)};
}

double tickStep(double length, int most) {
    const double atLeast = length / most;
    const double power = std::pow(10.0, std::floor(std::log10(atLeast)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= atLeast * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

int tickDecimals(double step) {
    return std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
}

} // namespace ui
