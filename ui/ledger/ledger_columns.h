#pragma once

#include "ui/ledger/ledger_rows.h"

#include <array>

class QFontMetrics;

namespace ui {

/// In pixels, by column.
using ColumnWidths = std::array<int, ledgerColumns>;

/// How wide the columns stand in a table of `room`. Where there is more room than they want, each gets as much of the rest. Where there is
/// less, readers, then ops give of what they want over `least`; no other column is ever narrower than it wants.
ColumnWidths columnWidths(const ColumnWidths& wanted, const ColumnWidths& least, int room);

/// What the texts want: each column its longest text, numbers also room for the usual ones, so that nothing moves at a flip.
ColumnWidths wantedWidths(const LedgerTable& table, const QFontMetrics& metrics, const QFontMetrics& totalMetrics);
/// What a column that is elided keeps: the beginning of a name, and the total's text.
ColumnWidths leastWidths(const LedgerTable& table, const QFontMetrics& metrics, const QFontMetrics& totalMetrics);

} // namespace ui
