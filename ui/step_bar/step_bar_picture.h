#pragma once

#include "ui/step_bar/step_bar_layout.h"
#include "ui/theme.h"

class QPainter;

namespace ui {

/// What a label is painted in.
QColor stepBarColour(const Theme& theme, StepBarUse use);
/// On the panel's colour, which is there already.
void paintStepBar(QPainter& painter, const StepBarLayout& layout, const Theme& theme, const QFont& base);

} // namespace ui
