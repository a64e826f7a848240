#pragma once

#include "ui/chart/marks_layout.h"

namespace ui {

/// The name of the policy in the diagram beside its ring, which moves with it while all other labels stay: clear of them, and of the marks.
/// None for an empty name, or where there is no room.
std::optional<PlacedLabel> placeRingName(const QString& name, QPointF ring, const MarksLayout& layout, const MarksRoom& room,
                                         const QRectF& plot, const QFont& font);

} // namespace ui
