#pragma once

#include "ui/export/picture.h"

#include <memory>

class QMimeData;

namespace ui {

/// The picture as other programs paste it: PNG as an image; SVG as image/svg+xml, and as an image where that is not understood; PDF as
/// application/pdf. An error if it could not be painted.
core::Result<std::unique_ptr<QMimeData>> clipboardPicture(const Picture& picture, PictureFormat format, double scale);

} // namespace ui
