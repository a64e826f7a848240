#include "ui/chart/chart_picture.h"

#include "tests/ui/support/analysed_document.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QXmlStreamReader>
#include <gtest/gtest.h>

namespace ui {
namespace {

const QSize size(900, 600);

class ChartPicture : public testing::Test {
protected:
    ChartPicture() { m_font.setPixelSize(13); }

    QByteArray svg() const { return svg(m_document); }
    QByteArray svg(const Document& document) const {
        QBuffer buffer;
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(96);
        generator.setSize(size);
        generator.setViewBox(QRect(QPoint(), size));
        QPainter painter(&generator);
        paintChart(painter, QRectF(QPointF(), size), chartData(document), std::nullopt, theme(ThemeName::Light), m_font);
        painter.end();
        return buffer.data();
    }

    AnalysedDocument m_document;
    QFont m_font{QStringLiteral("DejaVu Sans")};
};

TEST_F(ChartPicture, AsSvgIsSmallAndKeepsTextAsText) {
    const QByteArray picture = svg();
    EXPECT_LT(picture.size(), 300'000);
    QXmlStreamReader reader(picture);
    QStringList texts;
    QMap<QString, int> elements;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            ++elements[reader.name().toString()];
            if (reader.name() == QLatin1String("text")) {
                texts << reader.readElementText().trimmed();
            }
        }
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    EXPECT_EQ(elements.value(QStringLiteral("image")), 0);
    EXPECT_GE(elements.value(QStringLiteral("path")), 4);
    EXPECT_TRUE(texts.contains(QStringLiteral("Stashed for backward, GiB per rank")));
    EXPECT_TRUE(texts.contains(QStringLiteral("every policy (131,072)")));
    EXPECT_TRUE(texts.contains(QStringLiteral("attn-replay")));
    EXPECT_TRUE(texts.contains(QStringLiteral("100%"))) << texts.join(QLatin1Char('|')).toStdString();
}

TEST_F(ChartPicture, AsSvgShowsTheCloudInItsGreys) {
    const QString picture = QString::fromUtf8(svg());
    for (const QColor& grey : theme(ThemeName::Light).cloud) {
        EXPECT_TRUE(picture.contains(QStringLiteral("stroke=\"%1\"").arg(grey.name()))) << grey.name().toStdString();
    }
    static const QRegularExpression cell(QStringLiteral("M\\d+,\\d+ L\\d+,\\d+"));
    EXPECT_GT(picture.count(cell), 1000) << "runs of whole cells";
}

TEST_F(ChartPicture, AsSvgIsSmallWithMorePoliciesToo) {
    EXPECT_LT(svg(AnalysedDocument(std::vector<std::string>())).size(), 300'000);
}

TEST_F(ChartPicture, AsABitmapLooksLikeTheChart) {
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::magenta);
    QPainter painter(&picture);
    const Theme dark = theme(ThemeName::Dark);
    paintChart(painter, QRectF(QPointF(), size), chartData(m_document), std::nullopt, dark, m_font);
    painter.end();
    QMap<QRgb, int> pixels;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            ++pixels[picture.pixel(x, y)];
        }
    }
    EXPECT_EQ(pixels.value(QColor(Qt::magenta).rgb()), 0);
    EXPECT_GT(pixels.value(dark.panel.rgb()), 100'000);
    EXPECT_GT(pixels.value(dark.current.rgb()), 50);
    for (const QColor& grey : dark.cloud) {
        EXPECT_GT(pixels.value(grey.rgb()), 100);
    }
}

TEST_F(ChartPicture, AsPdfHasFontsAndNoImages) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    writer.setPageSize(QPageSize(QSizeF(size) * 0.75, QPageSize::Point));
    writer.setPageMargins({});
    QPainter painter(&writer);
    paintChart(painter, QRectF(QPointF(), size), chartData(m_document), std::nullopt, theme(ThemeName::Light), m_font);
    painter.end();
    EXPECT_TRUE(buffer.data().startsWith("%PDF"));
    EXPECT_TRUE(buffer.data().contains("/FontFile"));
    EXPECT_FALSE(buffer.data().contains("/Subtype /Image"));
    EXPECT_LT(buffer.size(), 300'000);
}

TEST_F(ChartPicture, FillsItsTargetWhereverThatIs) {
    QImage picture(QSize(1000, 700), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::magenta);
    QPainter painter(&picture);
    paintChart(painter, QRectF(50, 40, 900, 600), chartData(m_document), std::nullopt, theme(ThemeName::Light), m_font);
    painter.end();
    EXPECT_EQ(picture.pixelColor(25, 300), QColor(Qt::magenta));
    EXPECT_EQ(picture.pixelColor(975, 300), QColor(Qt::magenta));
    EXPECT_EQ(picture.pixelColor(55, 300), theme(ThemeName::Light).panel);
    EXPECT_EQ(picture.pixelColor(945, 635), theme(ThemeName::Light).panel);
}

} // namespace
} // namespace ui
