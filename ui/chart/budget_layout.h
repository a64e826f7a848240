#pragma once

#include "ui/chart/chart_map.h"

#include <QFont>
#include <QLineF>
#include <QString>

#include <optional>
#include <span>

namespace ui {

/// A memory budget on the chart, in scene coordinates.
struct BudgetLayout {
    QLineF line;                     // null where the map does not show it
    QRectF veil;                     // over all that stashes more; empty where nothing shown does
    QString text;                    // the budget, and if there is room what the cheapest policy under it replays
    QRectF label;                    // room of the text; empty where the line is not shown, or has no room beside it
    std::optional<QPointF> cheapest; // the cheapest policy under the budget, where it is shown
};

/// None without a budget. The label keeps off `occupied` where it can.
std::optional<BudgetLayout> layoutBudget(const ChartData& data, const ChartMap& map, const QFont& font,
                                         std::span<const QRectF> occupied = {});

/// The budget at a place on the map, in whole tenths of a GiB, and no less than one.
core::Bytes budgetAt(const ChartData& data, const ChartMap& map, QPointF position);

} // namespace ui
