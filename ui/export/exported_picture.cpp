#include "ui/export/exported_picture.h"

#include "ui/chart/chart_data.h"
#include "ui/chart/chart_picture.h"
#include "ui/diagram/diagram_picture.h"
#include "ui/document/document.h"
#include "ui/export/document_pictures.h"
#include "ui/export/export_layout.h"
#include "ui/export/film_rows.h"
#include "ui/film/film_picture.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double cssPixelsPerPoint = 96.0 / 72;
constexpr double mmPerPoint = 25.4 / 72;
constexpr int paperTextSize = 13;     // units of the picture: what the chart's rings and gaps are measured for
constexpr double flattestPaper = 0.4; // height for width
constexpr double tallestPaper = 1.4;
constexpr double leastChart = 240; // high; its legend and titles take 60 to 180 of it
constexpr double leastChartOnPaper = 360;
constexpr double smallText = 0.85;
constexpr double captionInset = 12; // its text begins where those of chart and film do
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

/// The texts of a diagram are as large as its boxes let them be: what is set for those of charts does not matter to it.
double unitsPerMm(const PaperSetting& paper, bool diagram) {
    const double points = diagram ? PaperSetting().fontPt : paper.fontPt;
    return paperTextSize / (std::min(points, mostFontFor(paper.widthMm)) * mmPerPoint);
}

/// `own` is the proportion that the content has by itself, if any.
QSizeF wantedSize(const ExportRequest& request, std::optional<double> own) {
    const double width = request.paper ? request.paper->widthMm * unitsPerMm(*request.paper, own.has_value()) : request.size.width();
    if (own) {
        return {width, innerWidth(width) * *own + 2 * exportMargin};
    }
    if (!request.paper) {
        return request.size;
    }
    const double proportion = static_cast<double>(request.size.height()) / request.size.width();
    return {width, width * std::clamp(proportion, flattestPaper, tallestPaper)};
}

QString captionOf(const Document& document, const ExportRequest& request) {
    return request.contents == PictureContents::Diagram ? diagramCaption(document) : scenarioCaption(document);
}

double heightOfCaption(const QString& caption, const QFont& font, double width) {
    return caption.isEmpty() ? 0 : std::ceil(QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), captionFlags, caption).height());
}

/// All that is painted, as values: the document may change before it is.
struct Content {
    ExportLayout layout;
    std::optional<DiagramState> diagram; // in the chart's place
    ChartData chart;
    std::optional<ChartRanges> ranges;
    FilmData film;
    FilmLayout filmLayout;
    QString caption;
    Theme colours;
    QFont text;
    QFont small;
};

Content contentOf(const Document& document, const ShownChart& shown, const ExportRequest& request, const QFont& font) {
    const bool paper = request.paper.has_value();
    ChartOptions options = shown.options;
    options.cloud = options.cloud && !paper;
    Content content;
    content.text = exportFont(font, paper);
    content.small = captionFont(content.text, paper);
    content.colours = paper ? paperTheme() : theme(request.theme);
    content.caption = paper || request.caption ? captionOf(document, request) : QString();

    ExportParts parts;
    std::optional<double> proportion;
    if (request.contents == PictureContents::Diagram) {
        content.diagram = diagramState(document);
        content.diagram->compared = shown.pinned;
        const QSizeF natural = layOut(content.diagram->problem->graph).size;
        proportion = natural.height() / natural.width();
    }
    parts.size = wantedSize(request, proportion);
    parts.chart = request.contents != PictureContents::Film;
    parts.chartTakesRest = !paper && !content.diagram;
    parts.leastChart = content.diagram ? 0 : paper ? leastChartOnPaper : leastChart;
    const double width = innerWidth(parts.size.width());
    if (holdsChart(request.contents)) {
        content.chart = chartData(document, options, shown.pinned);
        content.ranges = request.asZoomed ? shown.ranges : std::nullopt;
    }
    if (holdsFilm(request.contents)) {
        content.film = filmData(document, options.unit);
        content.filmLayout = layOutFilmRows(content.film, width, content.text);
        parts.film = content.filmLayout.size;
    }
    parts.captionHeight = heightOfCaption(content.caption, content.small, width - 2 * captionInset);
    content.layout = layoutExport(parts);
    return content;
}

void paint(QPainter& painter, const Content& content) {
    const ExportLayout& layout = content.layout;
    if (content.diagram) {
        paintDiagram(painter, layout.chart, *content.diagram, content.colours, content.text);
    } else if (!layout.chart.isEmpty()) {
        paintChart(painter, layout.chart, content.chart, content.ranges, content.colours, content.text);
    }
    if (!layout.film.isEmpty()) {
        painter.save();
        painter.translate(layout.film.topLeft());
        painter.scale(layout.filmScale, layout.filmScale);
        paintFilm(painter, QPointF(), content.filmLayout, content.film, content.colours, content.text);
        painter.restore();
    }
    painter.setFont(content.small);
    painter.setPen(content.colours.secondaryText);
    painter.drawText(layout.caption.adjusted(captionInset, 0, -captionInset, 0), captionFlags, content.caption);
}

} // namespace

Picture exportedPicture(const Document& document, const ShownChart& shown, const ExportRequest& request, const QFont& font) {
    Content content = contentOf(document, shown, request, font);
    const QSizeF size = content.layout.size;
    Picture picture{captionOf(document, request), size, [content = std::move(content)](QPainter& painter, const QRectF& target) {
                        painter.fillRect(target, content.colours.panel);
                        painter.save();
                        painter.translate(target.topLeft());
                        paint(painter, content);
                        painter.restore();
                    }};
    picture.policy = policyText(document);
    if (request.paper) {
        picture.widthMm = request.paper->widthMm;
    }
    return picture;
}

} // namespace ui
