#pragma once

#include "core/catalogue.h"
#include "core/scenario.h"

#include <QString>

namespace ui {

/// What sets a scenario apart from another, each difference in a few words: "dense, sequence length 8,192". Marks that stay saved are
/// named where they are not what the change of the layer makes of them. Empty where there is no difference.
QString scenarioDifferences(const core::Scenario& scenario, const core::Scenario& from, const core::Catalogue& catalogue);

} // namespace ui
