#include "ui/chart/chart_map.h"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double leftOfZero = 0.02; // shares of the whole range
constexpr double rightOfMost = 0.015;
constexpr double aboveMost = 0.05;
constexpr double smallestPart = 0.001;

Interval limitedTo(Interval part, Interval full) {
    const double length = std::clamp(part.length(), full.length() * smallestPart, full.length());
    const double middle = (part.from + part.to) / 2;
    const double from = std::clamp(middle - length / 2, full.from, full.to - length);
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
    const QPointF most = data.scale.at(data.most);
    const double right = most.x() > 0 ? most.x() : 100;
    const double top = most.y() > 0 ? most.y() : 1;
    return {{-leftOfZero * right, right * (1 + rightOfMost)}, {0, top * (1 + aboveMost)}};
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
