#include "ui/export/picture.h"

#include "core/io/atomic_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace ui {
namespace {

constexpr int cssDpi = 96;
constexpr double pointsPerInch = 72;

QByteArray encodePng(const Picture& picture, double scale) {
    QImage image(picture.size * scale, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) {
        return {};
    }
    image.setDevicePixelRatio(scale);
    image.setDotsPerMeterX(qRound(cssDpi * scale / 0.0254));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    picture.paint(painter, QRectF({}, QSizeF(picture.size)));
    painter.end();
    image.setText(QStringLiteral("Title"), picture.title);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray encodeSvg(const Picture& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(cssDpi);
    generator.setSize(picture.size);
    generator.setViewBox(QRect({}, picture.size));
    generator.setTitle(picture.title.toHtmlEscaped()); // Qt does not
    QPainter painter(&generator);
    picture.paint(painter, QRectF({}, QSizeF(picture.size)));
    painter.end();
    // Qt opens a group for every change of the painter's state, most of which hold nothing.
    static const QRegularExpression emptyGroup(QStringLiteral("<g [^>]*>\\s*</g>\\s*"));
    return QString::fromUtf8(bytes).remove(emptyGroup).toUtf8();
}

QByteArray encodePdf(const Picture& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.title);
    writer.setResolution(cssDpi);
    writer.setPageSize(QPageSize(QSizeF(picture.size) * pointsPerInch / cssDpi, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    picture.paint(painter, QRectF({}, QSizeF(picture.size)));
    painter.end();
    return bytes;
}

} // namespace

std::optional<PictureFormat> pictureFormat(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("png")) {
        return PictureFormat::Png;
    }
    if (suffix == QLatin1String("svg")) {
        return PictureFormat::Svg;
    }
    if (suffix == QLatin1String("pdf")) {
        return PictureFormat::Pdf;
    }
    return std::nullopt;
}

QByteArray encodePicture(const Picture& picture, PictureFormat format, double scale) {
    switch (format) {
    case PictureFormat::Png:
        return encodePng(picture, scale);
    case PictureFormat::Svg:
        return encodeSvg(picture);
    case PictureFormat::Pdf:
        return encodePdf(picture);
    }
    return {};
}

core::Result<void> writePicture(const Picture& picture, const QString& path) {
    const auto format = pictureFormat(path);
    if (!format) {
        return tl::unexpected(core::Error{"a picture's name ends in .png, .svg or .pdf; choose one of these", path.toStdString()});
    }
    const QByteArray bytes = encodePicture(picture, *format);
    if (bytes.isEmpty()) {
        return tl::unexpected(core::Error{"the picture could not be painted; choose a smaller size", path.toStdString()});
    }
    return core::writeFile(QFile::encodeName(path).toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace ui
