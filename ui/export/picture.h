#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace ui {

enum class PictureFormat { Png, Svg, Pdf };

/// By the file's ending, whatever its case.
std::optional<PictureFormat> pictureFormat(const QString& path);

/// Something to be drawn into a rectangle of any painter, sized in CSS pixels (1/96 inch).
struct Picture {
    QString title;
    QSize size;
    std::function<void(QPainter&, const QRectF&)> paint;
};

/// The largest side of a picture, in pixels.
inline constexpr int maxPictureSide = 16'384;

/// Painted into memory. `scale` is device pixels per CSS pixel of a PNG. Empty if there is no memory for it.
QByteArray encodePicture(const Picture& picture, PictureFormat format, double scale = 1);

/// Written as the ending says. An error for any other ending, and where the file cannot be written.
core::Result<void> writePicture(const Picture& picture, const QString& path);

} // namespace ui
