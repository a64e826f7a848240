#pragma once

#include "core/model/units.h"

#include <QString>

#include <optional>

namespace ui {

class Document;

/// The merge key of budgets that follow each other while a line is dragged or a value spun.
inline const QString budgetMerge = QStringLiteral("budget");

/// Edits the scenario's memory budget, in bytes per rank. Successive edits with the same non-empty merge key are one undo step.
void setBudget(Document& document, std::optional<core::Bytes> perRank, const QString& mergeKey = {});
/// With a budget: takes it away. Without: the smallest one, in tenths of a GiB, that the policy in the diagram fits.
void toggleBudget(Document& document);
/// In tenths of a GiB, from the nearest whole one; nothing without a budget, and never below one.
void moveBudget(Document& document, int tenths);
/// An edit of the marks. False where there is no budget, no analysis yet, or no policy fits.
bool loadCheapestUnderBudget(Document& document);

} // namespace ui
