#pragma once

#include "ui/chart/chart_map.h"

#include <QString>

#include <optional>

namespace ui {

/// What a chart showed of a document's.
struct ChartPart {
    QString document;                  // its path; empty for one that was never saved
    std::optional<ChartRanges> ranges; // none: all of it
    friend bool operator==(const ChartPart&, const ChartPart&) = default;
};

} // namespace ui
