#pragma once

#include "ui/chart/hit_test.h"

#include <QString>

namespace ui {

/// What a policy on the chart is, and its two numbers, on two lines.
QString describe(const Hit& hit, const ChartData& data);
/// The name of the undo step that loads it.
QString loadText(const Hit& hit, const ChartData& data);

} // namespace ui
