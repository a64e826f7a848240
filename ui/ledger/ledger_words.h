#pragma once

#include "ui/ledger/ledger_rows.h"

namespace ui {

/// Why a mark does nothing for its policy, a sentence a line; empty where it does something.
QString deadWords(const LedgerRow& row);
/// Who reads the output, and why: the names in full.
QString readerWords(const core::LedgerLine& line, const core::OpGraph& graph);
/// Why a mark has no price.
QString noPriceWords(const LedgerRow& row);
/// What FLOPs do not price.
QString unpricedWords();

} // namespace ui
