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
    double leastChart = 0;    // height
    double captionHeight = 0; // at innerWidth()
};

struct ExportLayout {
    QSizeF size;
    QRectF chart;
    QRectF film;
    double filmScale = 1; // of what it would like
    QRectF caption;
};

inline constexpr double exportMargin = 12;
inline constexpr double exportGap = 8;

inline double innerWidth(double pictureWidth) {
    return pictureWidth - 2 * exportMargin;
}

/// The chart (or what stands in its place) above the film above the caption. A film that is too wide is scaled down, never up. Where the
/// rest is less than leastChart the picture grows.
ExportLayout layoutExport(const ExportParts& parts);

} // namespace ui
