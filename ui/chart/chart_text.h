#pragma once

#include "ui/chart/hit_test.h"

#include <QString>

namespace ui {

/// What the frontier stashes less than the one that keeps the all-to-alls saved: "replaying dispatch: 112.0 KiB/token·layer less".
/// Empty without that.
QString gapText(const ChartData& data);
/// "budget 59.0 GiB · cheapest under it 20.7%". Empty without a budget.
QString budgetText(const ChartData& data);
/// "budget 59.0 GiB".
QString shortBudgetText(const ChartData& data);
/// The name of the undo step that loads it.
QString loadText(const Hit& hit, const ChartData& data);

} // namespace ui
