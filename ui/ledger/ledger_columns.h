#pragma once

#include "ui/ledger/ledger_rows.h"

#include <array>

class QFontMetrics;

namespace ui {

/// In pixels, by column.
using ColumnWidths = std::array<int, ledgerColumns>;

/// How wide the columns stand in a table of `room`. Where there is more room than they want, each gets as much of the rest. Where there is
/// less, readers give of what they want over `least`, then marks all at once, so that their boxes stand alone, then ops; no other column
/// is ever narrower than it wants. Where even that is too wide, the table scrolls.
ColumnWidths columnWidths(const ColumnWidths& wanted, const ColumnWidths& least, int room);

/// What the texts want: each column its longest text, numbers also room for the usual ones, so that nothing moves at a flip.
ColumnWidths wantedWidths(const LedgerTable& table, const QFontMetrics& metrics, const QFontMetrics& totalMetrics);
/// What a column that gives way keeps: the beginning of a name and the total's text, or the box of a mark.
ColumnWidths leastWidths(const LedgerTable& table, const QFontMetrics& metrics, const QFontMetrics& totalMetrics);

} // namespace ui
