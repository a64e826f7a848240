#include "ui/export/picture.h"

#include "core/io/atomic_file.h"
#include "core/version.h"
#include "ui/picture_file/pdf_file.h"
#include "ui/picture_file/png_text.h"
#include "ui/picture_file/svg_metadata.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace ui {
namespace {

constexpr int pngEffort = 80; // Qt's scale; the default takes twice as long for files a fifth smaller
constexpr int cssDpi = 96;
constexpr int paperDpi = 300;
constexpr double pointsPerInch = 72;
constexpr double mmPerInch = 25.4;

QString creator() {
    return QStringLiteral("Stashpoint ") +
           QLatin1String(core::programVersion().data(), static_cast<qsizetype>(core::programVersion().size()));
}

double inchesPerUnit(const Picture& picture) {
    return picture.widthMm ? *picture.widthMm / mmPerInch / picture.size.width() : 1.0 / cssDpi;
}

/// Null if there is no memory for it.
QImage paintImage(const Picture& picture, double scale) {
    const QSize pixels = pixelSize(picture, scale);
    const bool tooMany = static_cast<std::int64_t>(pixels.width()) * pixels.height() > maxPicturePixels;
    if (tooMany || std::max(pixels.width(), pixels.height()) > maxPictureSide) {
        return {};
    }
    QImage image(pixels, QImage::Format_RGB32);
    if (image.isNull()) {
        return {};
    }
    const double dots = pixels.width() / picture.size.width(); // a unit
    image.setDevicePixelRatio(dots);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    picture.paint(painter, QRectF({}, picture.size));
    painter.end();
    // After painting: fonts in points would grow with the image's density, and again with its device pixel ratio.
    image.setDotsPerMeterX(qRound(dots / inchesPerUnit(picture) / mmPerInch * 1000));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.setText(QStringLiteral("Title"), picture.title);
    image.setText(QStringLiteral("Software"), creator());
    return image;
}

QByteArray encodePng(const QImage& image, const std::string& policy) {
    if (image.isNull()) {
        return {};
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG", pngEffort);
    return policy.empty() ? bytes : withPngText(bytes, policyKeyword, policy);
}

QByteArray encodeSvg(const Picture& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(cssDpi);
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF({}, picture.size));
    generator.setTitle(xmlText(picture.title)); // Qt does not escape them
    generator.setDescription(xmlText(creator()));
    QPainter painter(&generator);
    picture.paint(painter, QRectF({}, picture.size));
    painter.end();
    return finishedSvg(bytes, picture.size, picture.widthMm, picture.policy);
}

QByteArray encodePdf(const Picture& picture) {
    const QSizeF page = picture.size * inchesPerUnit(picture) * pointsPerInch;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.title);
    writer.setCreator(creator());
    writer.setResolution(cssDpi);
    writer.setPageSize(QPageSize(page, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    if (!picture.policy.empty()) {
        writer.addFileAttachment(policyFileName, QByteArray::fromStdString(picture.policy), QStringLiteral("application/json"));
    }
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.scale(inchesPerUnit(picture) * cssDpi, inchesPerUnit(picture) * cssDpi);
    picture.paint(painter, QRectF({}, picture.size));
    painter.end();
    return withPageSize(bytes, page);
}

} // namespace

std::optional<PictureFormat> pictureFormat(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf}) {
        if (suffix == suffixOf(format)) {
            return format;
        }
    }
    return std::nullopt;
}

QString suffixOf(PictureFormat format) {
    switch (format) {
    case PictureFormat::Png:
        return QStringLiteral("png");
    case PictureFormat::Svg:
        return QStringLiteral("svg");
    case PictureFormat::Pdf:
        return QStringLiteral("pdf");
    }
    return {};
}

QSize pixelSize(const Picture& picture, double scale) {
    return (picture.size * (picture.widthMm ? inchesPerUnit(picture) * paperDpi : scale)).toSize();
}

PaintedPicture paintPicture(const Picture& picture, PictureFormat format, double scale) {
    switch (format) {
    case PictureFormat::Png:
        return [image = paintImage(picture, scale), policy = picture.policy] { return encodePng(image, policy); };
    case PictureFormat::Svg:
        return [bytes = encodeSvg(picture)] { return bytes; };
    case PictureFormat::Pdf:
        return [bytes = encodePdf(picture)] { return bytes; };
    }
    return [] { return QByteArray(); };
}

QByteArray encodePicture(const Picture& picture, PictureFormat format, double scale) {
    return paintPicture(picture, format, scale)();
}

core::Result<void> writePainted(const PaintedPicture& painted, const QString& path) {
    const QByteArray bytes = painted();
    if (bytes.isEmpty()) {
        return tl::unexpected(core::Error{"the picture would be too large; choose a smaller size or scale", path.toStdString()});
    }
    return core::writeFile(QFile::encodeName(path).toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

core::Result<void> writePicture(const Picture& picture, const QString& path, double scale) {
    const auto format = pictureFormat(path);
    if (!format) {
        return tl::unexpected(core::Error{"a picture's name ends in .png, .svg or .pdf; choose one of these", path.toStdString()});
    }
    return writePainted(paintPicture(picture, *format, scale), path);
}

} // namespace ui
