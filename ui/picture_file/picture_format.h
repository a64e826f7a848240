#pragma once

namespace ui {

enum class PictureFormat { Png, Svg, Pdf };

} // namespace ui
