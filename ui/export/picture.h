#pragma once

#include "core/error.h"
#include "ui/picture_file/picture_format.h"

#include <QByteArray>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

class QPainter;

namespace ui {

/// By the file's ending, whatever its case.
std::optional<PictureFormat> pictureFormat(const QString& path);
/// "png", "svg", "pdf".
QString suffixOf(PictureFormat format);

/// Something to be drawn into a rectangle of any painter. Its units are CSS pixels (1/96 inch), unless it has a width on paper.
struct Picture {
    QString title;
    QSizeF size; // of the rectangle that is painted
    std::function<void(QPainter&, const QRectF&)> paint;
    std::string policy = {};                      // a policy file's text that travels inside, empty for none
    std::optional<double> widthMm = std::nullopt; // on paper; the height is in proportion
};

/// The largest side of a picture, in pixels, and the most pixels of a PNG: 600 MB while it is painted.
inline constexpr int maxPictureSide = 16'384;
inline constexpr std::int64_t maxPicturePixels = 150'000'000;

/// The size of a PNG in pixels: `scale` a unit, and on paper 300 dots an inch instead.
QSize pixelSize(const Picture& picture, double scale);

/// What is left of an encoding after painting, compression above all. May run on any thread.
using PaintedPicture = std::function<QByteArray()>;
/// Paints at once, on the thread of the fonts. Parameters and result as of encodePicture.
PaintedPicture paintPicture(const Picture& picture, PictureFormat format, double scale = 1);
/// An error where the file cannot be written, or the picture could not be painted.
core::Result<void> writePainted(const PaintedPicture& painted, const QString& path);

/// Painted into memory. `scale` is device pixels per CSS pixel of a PNG. SVG and PDF have the size on paper, to a hundredth of a
/// millimetre. Empty if there is no memory for it, or it is larger than the limits above.
QByteArray encodePicture(const Picture& picture, PictureFormat format, double scale = 1);

/// Written as the ending says. An error for any other ending, and where the file cannot be written.
core::Result<void> writePicture(const Picture& picture, const QString& path, double scale = 1);

} // namespace ui
