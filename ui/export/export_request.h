#pragma once

#include "ui/chart/chart_map.h"
#include "ui/chart_options.h"
#include "ui/export/picture.h"
#include "ui/theme.h"

#include <QSize>

#include <algorithm>
#include <optional>

namespace ui {

enum class PictureContents { Chart, Film, ChartAndFilm, Diagram };
/// Whether the chart is a part of it.
constexpr bool holdsChart(PictureContents contents) {
    return contents == PictureContents::Chart || contents == PictureContents::ChartAndFilm;
}
constexpr bool holdsFilm(PictureContents contents) {
    return contents == PictureContents::Film || contents == PictureContents::ChartAndFilm;
}

/// For print: greys on white, without the cloud, the whole scenario under the picture.
struct PaperSetting {
    double widthMm = 170;
    double fontPt = 8; // of titles and the caption; what stands at axes and marks is 8% smaller; not of the diagram
    friend bool operator==(const PaperSetting&, const PaperSetting&) = default;
};
inline constexpr double leastWidthMm = 40;
inline constexpr double mostWidthMm = 420;
inline constexpr double leastFontPt = 4;
inline constexpr double mostFontPt = 24;
/// A larger text leaves no room for a chart of that width.
constexpr double mostFontFor(double widthMm) {
    return std::min(mostFontPt, widthMm / 5);
}

/// A width and a height of a picture on screens, in CSS pixels; four times the largest is still a PNG.
inline constexpr QSize leastPictureSize(320, 240);
inline constexpr QSize mostPictureSize(4096, 4096);

/// What to export, and how it looks.
struct ExportRequest {
    PictureContents contents = PictureContents::Chart;
    PictureFormat format = PictureFormat::Png;
    int scale = 1; // 1, 2 or 4: device pixels a CSS pixel; of a PNG that is not for paper
    ThemeName theme = ThemeName::Light;
    QSize size{960, 640};              // CSS pixels; film and diagram take the width alone; paper keeps the proportion
    std::optional<PaperSetting> paper; // none: for screens, in the theme's colours
    bool asZoomed = false;             // the part of the chart that is shown, else all of it
    bool caption = true;               // the scenario in a line at the bottom; paper always has it

    friend bool operator==(const ExportRequest&, const ExportRequest&) = default;
};

/// How a chart is shown at present.
struct ShownChart {
    ChartOptions options;
    std::optional<ChartRanges> ranges; // none: all of it
    std::optional<core::Policy> pinned = std::nullopt;
};

} // namespace ui
