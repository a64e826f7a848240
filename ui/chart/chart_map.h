#pragma once

#include "ui/chart/chart_data.h"

#include <QPointF>
#include <QRectF>

namespace ui {

struct Interval {
    double from = 0;
    double to = 1;

    double length() const { return to - from; }
    bool contains(double value) const { return from <= value && value <= to; }
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// The part of the chart's world that is shown, in the values of ChartScale::at.
struct ChartRanges {
    Interval x;
    Interval y;

    bool contains(QPointF value) const { return x.contains(value.x()) && y.contains(value.y()); }
    friend bool operator==(const ChartRanges&, const ChartRanges&) = default;
};

/// The linear map between values and the plot area.
struct ChartMap {
    QRectF plot; // scene coordinates, y down
    ChartRanges ranges;

    QPointF toScene(QPointF value) const;
    QPointF toValue(QPointF position) const;
    friend bool operator==(const ChartMap&, const ChartMap&) = default;
};

/// Everything that the data can show: from slightly below no recompute to slightly over the largest stash, that of listed policies
/// included. With an enumeration it depends on the problem, the scale and the rest of the list alone, so that other marks in the diagram
/// move only its ring.
ChartRanges fullRanges(const ChartData& data);

/// `ranges`, made no larger than `full` and no smaller than a ten-thousandth of it, and moved inside it.
ChartRanges limited(ChartRanges ranges, const ChartRanges& full);
/// `factor` < 1 zooms in; `fixed` stays where it is on the screen, as far as `full` allows.
ChartRanges zoomedAt(const ChartRanges& ranges, QPointF fixed, double factor, const ChartRanges& full);
/// The same size, moved by a distance in values.
ChartRanges panned(const ChartRanges& ranges, QPointF by, const ChartRanges& full);
/// The same size, moved so that `value` is in the middle where it was out of sight.
ChartRanges showing(const ChartRanges& ranges, QPointF value, const ChartRanges& full);
/// The same part of another whole.
ChartRanges rescaled(const ChartRanges& ranges, const ChartRanges& fromFull, const ChartRanges& toFull);

/// The smallest step of 1, 2 or 5 times a power of ten that splits `length` > 0 into at most `most` parts.
double tickStep(double length, int most);
/// The decimals that a multiple of `step` needs.
int tickDecimals(double step);

} // namespace ui
