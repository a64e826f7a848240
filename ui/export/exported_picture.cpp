#include "ui/export/exported_picture.h"

#include "ui/chart/chart_data.h"
#include "ui/chart/chart_picture.h"
#include "ui/document/document.h"
#include "ui/export/document_pictures.h"
#include "ui/export/export_layout.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double cssPixelsPerPoint = 96.0 / 72;
constexpr double mmPerPoint = 25.4 / 72;
constexpr int paperTextSize = 13; // units of the picture: what the chart's rings and gaps are measured for
constexpr double smallText = 0.85;
constexpr int captionFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// Of a family that every reader of the picture sees named, and in whole units: points depend on the screen that they are shown on.
QFont exportFont(const QFont& font, bool paper) {
    QFont concrete(QFontInfo(font).family());
    const double pixels = font.pointSizeF() > 0 ? font.pointSizeF() * cssPixelsPerPoint : font.pixelSize();
    concrete.setPixelSize(paper ? paperTextSize : std::max(1, static_cast<int>(std::lround(pixels))));
    concrete.setHintingPreference(QFont::PreferNoHinting); // texts are as wide as they were measured, whatever they are painted on
    return concrete;
}

QFont captionFont(QFont font, bool paper) {
    if (!paper) {
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * smallText))));
    }
    return font;
}

QSizeF wantedSize(const ExportRequest& request) {
    if (!request.paper) {
        return request.size;
    }
    const double unitsPerMm = paperTextSize / (request.paper->fontPt * mmPerPoint);
    const double width = request.paper->widthMm * unitsPerMm;
    return {width, width * request.size.height() / request.size.width()};
}

double heightOfCaption(const QString& caption, const QFont& font, double width) {
    return caption.isEmpty() ? 0 : std::ceil(QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), captionFlags, caption).height());
}

} // namespace

Picture exportedPicture(const Document& document, const ShownChart& shown, const ExportRequest& request, const QFont& font) {
    const bool paper = request.paper.has_value();
    const QFont text = exportFont(font, paper);
    const QFont small = captionFont(text, paper);
    const QString caption = paper || request.caption ? scenarioCaption(document) : QString();
    const Theme colours = paper ? paperTheme() : theme(request.theme);
    ChartOptions options = shown.options;
    options.cloud = options.cloud && !paper;

    ExportParts parts;
    parts.size = wantedSize(request);
    parts.chart = request.contents != PictureContents::Film;
    parts.chartTakesRest = !paper;
    parts.captionHeight = heightOfCaption(caption, small, captionWidth(parts.size.width()));
    const ExportLayout layout = layoutExport(parts);

    Picture picture{scenarioCaption(document), layout.size,
                    [=, data = chartData(document, options),
                     ranges = request.asZoomed ? shown.ranges : std::nullopt](QPainter& painter, const QRectF& target) {
                        painter.fillRect(target, colours.panel);
                        painter.save();
                        painter.translate(target.topLeft());
                        if (!layout.chart.isEmpty()) {
                            paintChart(painter, layout.chart, data, ranges, colours, text);
                        }
                        painter.setFont(small);
                        painter.setPen(colours.secondaryText);
                        painter.drawText(layout.caption, captionFlags, caption);
                        painter.restore();
                    }};
    picture.policy = policyText(document);
    if (paper) {
        picture.widthMm = request.paper->widthMm;
    }
    return picture;
}

} // namespace ui
