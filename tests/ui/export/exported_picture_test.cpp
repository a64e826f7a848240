#include "ui/export/exported_picture.h"

#include "core/format.h"
#include "tests/ui/support/analysed_document.h"
#include "ui/chart/pareto_chart.h"
#include "ui/diagram/diagram_layout.h"
#include "ui/export/document_pictures.h"

#include <QGraphicsScene>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <cmath>
#include <gtest/gtest.h>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

namespace ui {
namespace {

struct SvgText {
    QString text;
    double size = 0; // in the picture's units
};

struct ParsedSvg {
    QMap<QString, int> elements;
    QString width, height;
    QList<SvgText> texts;
    QList<std::pair<QString, QRectF>> shapes; // colour and bounds

    bool says(const QString& wanted) const {
        return std::ranges::any_of(texts, [&](const SvgText& text) { return text.text == wanted; });
    }
};

QTransform transformOf(const QString& attribute) {
    static const QRegularExpression number(QStringLiteral("-?[0-9.]+(?:e-?[0-9]+)?"));
    QList<double> m;
    for (auto match = number.globalMatch(attribute); match.hasNext();) {
        m << match.next().captured().toDouble();
    }
    return m.size() == 6 ? QTransform(m[0], m[1], m[2], m[3], m[4], m[5]) : QTransform();
}

QRectF boundsOf(const QXmlStreamAttributes& attributes) {
    static const QRegularExpression pair(QStringLiteral("(-?[0-9.]+(?:e-?[0-9]+)?)[, ](-?[0-9.]+(?:e-?[0-9]+)?)"));
    const auto value = [&](const char* name) { return attributes.value(QLatin1String(name)).toDouble(); };
    if (attributes.hasAttribute(QLatin1String("cx"))) {
        return {QPointF(value("cx"), value("cy")), QSizeF()}; // marks may stand on the edge: their centres count
    }
    QPolygonF points;
    const QString data =
        (attributes.value(QLatin1String("d")).isEmpty() ? attributes.value(QLatin1String("points")) : attributes.value(QLatin1String("d")))
            .toString();
    for (auto match = pair.globalMatch(data); match.hasNext();) {
        const auto found = match.next();
        points << QPointF(found.captured(1).toDouble(), found.captured(2).toDouble());
    }
    return points.boundingRect();
}

ParsedSvg parsed(const QByteArray& svg) {
    ParsedSvg result;
    QXmlStreamReader reader(svg);
    QTransform transform;
    QString stroke;
    QString fill;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        const QString name = reader.name().toString();
        const QXmlStreamAttributes attributes = reader.attributes();
        ++result.elements[name];
        if (name == QLatin1String("svg")) {
            result.width = attributes.value(QLatin1String("width")).toString();
            result.height = attributes.value(QLatin1String("height")).toString();
        } else if (name == QLatin1String("g")) {
            transform = transformOf(attributes.value(QLatin1String("transform")).toString());
            stroke = attributes.value(QLatin1String("stroke")).toString();
            fill = attributes.value(QLatin1String("fill")).toString();
        } else if (name == QLatin1String("text")) {
            const double size = attributes.value(QLatin1String("font-size")).toDouble() * transform.m22();
            result.texts << SvgText{reader.readElementText().trimmed(), size};
        } else if (name == QLatin1String("path") || name == QLatin1String("polyline") || name == QLatin1String("ellipse") ||
                   name == QLatin1String("circle")) {
            result.shapes.push_back({stroke == QLatin1String("none") ? fill : stroke, transform.mapRect(boundsOf(attributes))});
        }
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    return result;
}

class ExportedPicture : public testing::Test {
protected:
    ExportedPicture() { m_document.loadPolicy(m_document.preset("dsv3"), QStringLiteral("dsv3")); }

    Picture picture(const ExportRequest& request, const ShownChart& shown = {}) const {
        return exportedPicture(m_document, shown, request, m_font);
    }
    QByteArray svg(const ExportRequest& request, const ShownChart& shown = {}) const {
        return encodePicture(picture(request, shown), PictureFormat::Svg);
    }
    static QImage png(const Picture& picture, double scale) {
        return QImage::fromData(encodePicture(picture, PictureFormat::Png, scale), "PNG");
    }

    AnalysedDocument m_document;
    QFont m_font{QStringLiteral("DejaVu Sans"), 10};
};

ExportRequest paper(double widthMm, double fontPt, PictureContents contents = PictureContents::Chart) {
    ExportRequest request;
    request.paper = PaperSetting{widthMm, fontPt};
    request.contents = contents;
    return request;
}

TEST_F(ExportedPicture, asSvgIsSmallAndKeepsTextAsText) {
    const QByteArray bytes = svg({});
    EXPECT_LT(bytes.size(), 300'000);
    const ParsedSvg drawn = parsed(bytes);
    EXPECT_EQ(drawn.elements.value(QStringLiteral("image")), 0);
    EXPECT_EQ(drawn.width, QStringLiteral("960"));
    EXPECT_EQ(drawn.height, QStringLiteral("640"));
    for (const char* text : {"Stashed for backward, GiB per rank", "every policy (131,072)", "convex hull (12)", "attn-replay", "100%"}) {
        EXPECT_TRUE(drawn.says(QLatin1String(text))) << text;
    }
    EXPECT_GT(bytes.count("DeepSeek-V3"), 1) << "as title and under the chart";
}

TEST_F(ExportedPicture, showsTheFilmAloneOrUnderTheChart) {
    ExportRequest request;
    request.size = QSize(1300, 800);
    request.contents = PictureContents::ChartAndFilm;
    const ParsedSvg both = parsed(svg(request));
    EXPECT_EQ(both.elements.value(QStringLiteral("image")), 0);
    request.contents = PictureContents::Film;
    const ParsedSvg film = parsed(svg(request));
    EXPECT_LT(film.height.toDouble(), 400);
    for (const char* text : {"66.6 GiB", "8.17%", "+ router", "= dsv3"}) {
        EXPECT_TRUE(both.says(QLatin1String(text))) << text;
        EXPECT_TRUE(film.says(QLatin1String(text))) << text;
    }
    EXPECT_TRUE(both.says(QStringLiteral("attn-replay")));
    EXPECT_FALSE(film.says(QStringLiteral("attn-replay")));
    EXPECT_LT(svg(request).size(), 300'000);
}

TEST_F(ExportedPicture, showsTheLayersDiagramInsteadOfTheChart) {
    ExportRequest request;
    request.contents = PictureContents::Diagram;
    const ParsedSvg drawn = parsed(svg(request));
    EXPECT_EQ(drawn.elements.value(QStringLiteral("image")), 0);
    const QSizeF natural = layOut(m_document.problem()->graph).size;
    const Picture whole = picture(request);
    EXPECT_EQ(960, whole.size.width());
    EXPECT_NEAR(936 * natural.height() / natural.width(), whole.size.height(), 100) << "its own proportion, and a caption below";
    request.size.setHeight(2000);
    EXPECT_EQ(whole.size, picture(request).size);
    for (const char* text : {"q up-proj", "attention out-proj", "48.0 KiB"}) {
        EXPECT_TRUE(std::ranges::any_of(drawn.texts, [&](const SvgText& at) { return at.text.contains(QLatin1String(text)); })) << text;
    }
    EXPECT_FALSE(drawn.says(QStringLiteral("attn-replay")));

    const QImage alone = png(picture(request), 1);
    ShownChart pinned;
    pinned.pinned = core::Policy();
    EXPECT_NE(alone, png(picture(request, pinned), 1)) << "signs what a pinned policy marks otherwise";

    const Picture printed = picture(paper(170, 8, PictureContents::Diagram));
    EXPECT_EQ(printed.size, picture(paper(170, 12, PictureContents::Diagram)).size) << "its texts are as large as its boxes";
    EXPECT_NEAR(printed.size.height() / printed.size.width(), natural.height() / natural.width(), 0.15) << "and a caption below";
}

TEST_F(ExportedPicture, theDiagramsCaptionNamesThePolicyAndItsNumbers) {
    const QString caption = diagramCaption(m_document);
    const core::Point at = m_document.ledger().total;
    const std::string gib = core::format::gib(core::bytesPerRank(m_document.scenario(), at.bytes)) + " GiB stashed per rank";
    const std::string percent = core::format::percent(at.cost, m_document.problem()->forwardCost()) + "% of a forward replayed";
    for (const std::string& text : {gib, percent, std::string("recomputes ")}) {
        EXPECT_TRUE(caption.contains(QString::fromStdString(text))) << caption.toStdString();
    }
    EXPECT_FALSE(caption.contains(QStringLiteral("on the frontier")));
    m_document.loadPolicy({}, QStringLiteral("nothing"));
    EXPECT_TRUE(diagramCaption(m_document).contains(QStringLiteral("recomputes nothing")));
    ExportRequest request;
    request.contents = PictureContents::Diagram;
    EXPECT_EQ(diagramCaption(m_document), picture(request).title);
}

TEST_F(ExportedPicture, theCaptionCanBeLeftOut) {
    ExportRequest request;
    const auto mentionsRun = [&] { return svg(request).count("microbatches in flight"); };
    EXPECT_EQ(mentionsRun(), 2);
    request.caption = false;
    EXPECT_EQ(mentionsRun(), 1) << "in the title alone";
}

TEST_F(ExportedPicture, nothingIsOutsideThePlotAreaWhenZoomed) {
    ExportRequest request;
    request.asZoomed = true;
    request.caption = false;
    const ChartRanges part{{5, 45}, {45, 90}};

    ParetoChart chart(theme(ThemeName::Light));
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(13);
    font.setHintingPreference(QFont::PreferNoHinting);
    chart.setTextFont(font);
    chart.setData(chartData(m_document));
    chart.resize(960 - 24, 640 - 24);
    chart.setRanges(part);
    const QRectF plot = chart.map().plot.translated(12, 12);

    const Theme light = theme(ThemeName::Light);
    const auto inHeader = [&](const QRectF& shape) { return shape.bottom() < plot.top() - 4; }; // the legend's samples
    int cloud = 0;
    int marks = 0;
    for (const auto& [colour, bounds] : parsed(svg(request, {{}, part})).shapes) {
        const bool isCloud = std::ranges::any_of(light.cloud, [&](const QColor& grey) { return colour == grey.name(); });
        const bool isMark = colour == light.hull.name() || colour == light.frontier.name() || colour == light.current.name();
        if ((isCloud || isMark) && !inHeader(bounds)) {
            const double cell = isCloud ? 2 : 0.5; // a last cell may be cut by the edge
            EXPECT_TRUE(plot.adjusted(-cell, -cell, cell, cell).contains(bounds.topLeft()) &&
                        plot.adjusted(-cell, -cell, cell, cell).contains(bounds.bottomRight()))
                << colour.toStdString() << ' ' << bounds.left() << ' ' << bounds.top() << ' ' << bounds.right() << ' ' << bounds.bottom();
            ++(isCloud ? cloud : marks);
        }
    }
    EXPECT_GT(cloud, 0);
    EXPECT_GT(marks, 10);
}

TEST_F(ExportedPicture, aPartIsShownOnlyIfAskedFor) {
    const ShownChart shown{{}, ChartRanges{{0, 10}, {60, 110}}};
    ExportRequest request;
    EXPECT_TRUE(parsed(svg(request, shown)).says(QStringLiteral("100%")));
    request.asZoomed = true;
    EXPECT_FALSE(parsed(svg(request, shown)).says(QStringLiteral("100%")));
}

TEST_F(ExportedPicture, aPngHasAsManyPixelsAsItsScaleSays) {
    for (const int scale : {1, 2, 4}) {
        const QImage image = png(picture({}), scale);
        EXPECT_EQ(image.size(), QSize(960, 640) * scale);
        EXPECT_NEAR(image.dotsPerMeterX() * 0.0254, 96.0 * scale, 0.1);
    }
    // The same picture, only finer: text that grew twice would change its greys.
    const QImage fine =
        png(picture({}), 2).scaled(QSize(960, 640), Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGB32);
    const QImage plain = png(picture({}), 1).convertToFormat(QImage::Format_RGB32);
    const auto ink = [](const QImage& image) {
        double sum = 0;
        for (int y = 0; y < 60; ++y) { // title and legend
            for (int x = 0; x < image.width(); ++x) {
                sum += 255 - qGray(image.pixel(x, y));
            }
        }
        return sum;
    };
    EXPECT_NEAR(ink(fine) / ink(plain), 1, 0.15);
}

TEST_F(ExportedPicture, isLightUnlessAskedOtherwise) {
    EXPECT_EQ(png(picture({}), 1).pixelColor(2, 300), theme(ThemeName::Light).panel);
    ExportRequest dark;
    dark.theme = ThemeName::Dark;
    EXPECT_EQ(png(picture(dark), 1).pixelColor(2, 300), theme(ThemeName::Dark).panel);
}

TEST_F(ExportedPicture, paperHasItsSizeInMillimetresAndItsTextInPoints) {
    for (const auto& [width, points] : {std::pair(170.0, 8.0), {84.0, 7.0}, {120.5, 9.5}}) {
        const Picture printed = picture(paper(width, points));
        const ParsedSvg drawn = parsed(encodePicture(printed, PictureFormat::Svg));
        EXPECT_EQ(drawn.width, QString::number(width, 'f', 2) + QStringLiteral("mm"));
        const double pointsPerUnit = width / 25.4 * 72 / printed.size.width();
        int titles = 0;
        for (const SvgText& text : drawn.texts) {
            if (text.text.startsWith(QStringLiteral("Stashed for backward")) || text.text.startsWith(QStringLiteral("DeepSeek-V3"))) {
                EXPECT_NEAR(text.size * pointsPerUnit, points, 0.001) << text.text.toStdString();
                ++titles;
            }
        }
        EXPECT_EQ(titles, 2);
        const QImage image = png(printed, 1);
        EXPECT_NEAR(image.width(), width / 25.4 * 300, 1);
        EXPECT_NEAR(image.dotsPerMeterX() * 0.0254, 300, 0.5);
    }
}

TEST_F(ExportedPicture, paperIsGreyWithoutTheCloudAndSaysWhatItShows) {
    const QByteArray bytes = svg(paper(170, 8, PictureContents::ChartAndFilm));
    static const QRegularExpression colour(QStringLiteral("#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})"));
    for (auto match = colour.globalMatch(QString::fromUtf8(bytes)); match.hasNext();) {
        const auto found = match.next();
        EXPECT_TRUE(found.captured(1) == found.captured(2) && found.captured(2) == found.captured(3)) << found.captured().toStdString();
    }
    for (const QColor& grey : paperTheme().cloud) {
        EXPECT_FALSE(bytes.contains(grey.name().toUtf8())) << grey.name().toStdString();
    }
    const ParsedSvg drawn = parsed(bytes);
    EXPECT_FALSE(drawn.says(QStringLiteral("every policy (131,072)")));
    QString all;
    for (const SvgText& text : drawn.texts) {
        all += text.text + QLatin1Char(' ');
    }
    EXPECT_TRUE(all.simplified().contains(scenarioCaption(m_document).simplified())) << all.toStdString();
}

TEST_F(ExportedPicture, paperKeepsItsOrderInGrey) {
    const Theme printed = paperTheme();
    const QColor darkToLight[] = {printed.hull,     printed.addedFill, printed.frontier, printed.preset,        printed.cloud[3],
                                  printed.cloud[2], printed.cloud[1],  printed.cloud[0], printed.recomputeFill, printed.panel};
    for (std::size_t i = 1; i < 8; ++i) {
        EXPECT_LT(qGray(darkToLight[i - 1].rgb()), qGray(darkToLight[i].rgb())) << i;
    }
    EXPECT_GT(qGray(printed.recomputeFill.rgb()) - qGray(printed.addedFill.rgb()), 100);
    EXPECT_GT(qGray(printed.panel.rgb()) - qGray(printed.recomputeFill.rgb()), 30);
}

TEST_F(ExportedPicture, asPdfHasItsSizeFontsAndNoImage) {
    const auto check = [&](const Picture& printed, QSizeF points) {
        const QByteArray bytes = encodePicture(printed, PictureFormat::Pdf);
        EXPECT_LT(bytes.size(), 300'000);
        QPDF document;
        document.processMemoryFile("picture", bytes.constData(), static_cast<std::size_t>(bytes.size()));
        ASSERT_EQ(document.getAllPages().size(), 1U);
        QPDFObjectHandle page = document.getAllPages()[0];
        const auto box = page.getKey("/MediaBox").getArrayAsRectangle();
        EXPECT_NEAR(box.urx - box.llx, points.width(), 0.01);
        EXPECT_NEAR(box.ury - box.lly, points.height(), 0.01);
        QPDFWriter writer(document); // with all streams unpacked
        writer.setOutputMemory();
        writer.setQDFMode(true);
        writer.write();
        const auto plain = writer.getBufferSharedPointer();
        const std::string_view text(reinterpret_cast<const char*>(plain->getBuffer()), plain->getSize());
        EXPECT_NE(text.find("/FontFile"), std::string_view::npos);
        EXPECT_NE(text.find(" Tj"), std::string_view::npos);
        EXPECT_EQ(text.find("/Subtype /Image"), std::string_view::npos);
        EXPECT_EQ(text.find("\nBI"), std::string_view::npos);
    };
    check(picture({}), QSizeF(720, 480));
    ExportRequest diagram;
    diagram.contents = PictureContents::Diagram;
    const Picture drawn = picture(diagram);
    check(drawn, drawn.size * 0.75);
    const Picture printed = picture(paper(84, 8, PictureContents::ChartAndFilm));
    check(printed, printed.size * (84 / 25.4 * 72 / printed.size.width()));
}

TEST_F(ExportedPicture, anyPaperCanBePainted) {
    for (const double width : {leastWidthMm, mostWidthMm}) {
        for (const double points : {leastFontPt, mostFontPt}) {
            EXPECT_FALSE(encodePicture(picture(paper(width, points, PictureContents::ChartAndFilm)), PictureFormat::Svg).isEmpty());
        }
    }
}

TEST_F(ExportedPicture, isPaintedWithoutAnAnalysisToo) {
    core::Scenario scenario = m_document.scenario();
    scenario.seq = 1024;
    m_document.changeScenario(scenario, QStringLiteral("not analysed")).value();
    ASSERT_EQ(m_document.analysis(), nullptr);
    ExportRequest request;
    request.contents = PictureContents::ChartAndFilm;
    EXPECT_FALSE(svg(request).isEmpty());
    EXPECT_FALSE(scenarioCaption(m_document).contains(QStringLiteral("frontier")));
}

TEST_F(ExportedPicture, isTheDocumentAsItWas) {
    const Picture before = picture({});
    const QByteArray bytes = encodePicture(before, PictureFormat::Svg);
    m_document.loadPolicy({}, QStringLiteral("another"));
    EXPECT_EQ(encodePicture(before, PictureFormat::Svg), bytes);
}

TEST(ScenarioCaption, saysAllThatThePictureDependsOn) {
    const AnalysedDocument document;
    EXPECT_EQ(scenarioCaption(document).toStdString(),
              "DeepSeek-V3 \u00b7 MoE, bf16, sequence length 4,096, 8 layers \u00d7 8.5 microbatches in flight \u00d7 4,096 tokens. Always "
              "saved: all-to-all dispatch, all-to-all combine. Cost: forward FLOPs. 131,072 policies, 130 on the frontier, 12 on its hull. "
              "Stashpoint\u00a00.1.0");
    EXPECT_TRUE(scenarioCaption(AnalysedDocument(std::vector<std::string>())).contains(QStringLiteral("Every mark is free. Cost")));
}

} // namespace
} // namespace ui
