#pragma once

#include "ui/theme.h"

#include <QString>

namespace ui {

/// What the palette alone cannot say: the sheets that panels stand on, and marks that stay visible on dark ones.
QString styleSheet(const Theme& theme);

} // namespace ui
