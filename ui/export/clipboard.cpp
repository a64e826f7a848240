#include "ui/export/clipboard.h"

#include <QMimeData>

namespace ui {
namespace {

constexpr double scaleBesideSvg = 2;

QString mimeType(PictureFormat format) {
    switch (format) {
    case PictureFormat::Png:
        return QStringLiteral("image/png");
    case PictureFormat::Svg:
        return QStringLiteral("image/svg+xml");
    case PictureFormat::Pdf:
        return QStringLiteral("application/pdf");
    }
    return {};
}

} // namespace

core::Result<std::unique_ptr<QMimeData>> clipboardPicture(const Picture& picture, PictureFormat format, double scale) {
    auto data = std::make_unique<QMimeData>();
    const auto add = [&](PictureFormat added, double itsScale) {
        const QByteArray bytes = encodePicture(picture, added, itsScale);
        data->setData(mimeType(added), bytes);
        return !bytes.isEmpty();
    };
    if (!add(format, scale) || (format == PictureFormat::Svg && !add(PictureFormat::Png, scaleBesideSvg))) {
        return tl::unexpected(core::Error{"the picture would be too large; choose a smaller size or scale", {}});
    }
    return data;
}

} // namespace ui
