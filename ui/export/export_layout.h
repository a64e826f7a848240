#pragma once

#include <QRectF>
#include <QSizeF>

namespace ui {

/// What has to find room in an exported picture. All in the picture's units; a part that is not wanted is empty.
struct ExportParts {
    QSizeF size; // the chart's, or of all together if `chartTakesRest`
    bool chart = true;
    bool chartTakesRest = true;
    QSizeF film;              // as large as it would like to be
    double captionHeight = 0; // at the width of captionWidth()
};

struct ExportLayout {
    QSizeF size;
    QRectF chart;
    QRectF film; // in proportion to what it would like
    QRectF caption;
};

inline constexpr double exportMargin = 12;
inline constexpr double exportGap = 8;
inline constexpr double leastChartHeight = 180;

inline double captionWidth(double pictureWidth) {
    return pictureWidth - 2 * exportMargin;
}

/// The chart above the film above the caption. A film that is too wide is scaled down, never up. Where the rest is less than
/// leastChartHeight the picture grows.
ExportLayout layoutExport(const ExportParts& parts);

} // namespace ui
