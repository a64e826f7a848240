#pragma once

#include "ui/ledger/ledger_rows.h"

namespace ui {

/// The heading of a column, and the sentence that explains it.
QString ledgerHeading(LedgerColumn column);
QString ledgerExplanation(LedgerColumn column);

/// Who reads the output, and why: the names in full.
QString readerWords(const core::LedgerLine& line, const core::OpGraph& graph);
/// What FLOPs do not price.
QString unpricedWords();

} // namespace ui
