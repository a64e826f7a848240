#pragma once

#include "ui/ledger/ledger_rows.h"

#include <compare>

namespace ui {

/// Whether the row has something to sort by in this column: a mark with no price has none.
bool hasKey(const LedgerRow& row, LedgerColumn column);

/// By the numbers behind the texts, exactly; prices as ratios in 128 bits. Names as the language sorts them, in either case. Both rows have
/// a key.
std::weak_ordering compareRows(const LedgerRow& a, const LedgerRow& b, LedgerColumn column);

} // namespace ui
