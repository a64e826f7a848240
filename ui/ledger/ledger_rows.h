#pragma once

#include "core/policy/choice.h"
#include "core/policy/ledger.h"
#include "core/policy/ledger_lines.h"
#include "core/policy/problem.h"
#include "core/scenario.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace ui {

class Document;

enum class LedgerColumn { Op, Mark, Stash, For, Forward, FlipStash, FlipCost, Price };
inline constexpr std::size_t ledgerColumns = 8;

constexpr std::size_t index(LedgerColumn column) {
    return static_cast<std::size_t>(column);
}
/// Numbers stand right-aligned.
constexpr bool isNumber(LedgerColumn column) {
    return column == LedgerColumn::Stash || column >= LedgerColumn::Forward;
}

/// One text a column.
using LedgerTexts = std::array<QString, ledgerColumns>;

/// A line of the ledger, in numbers and in words.
struct LedgerRow {
    core::LedgerLine line;
    bool priced = true;     // the problem's axis prices its replay
    core::Bytes net;        // what its recompute takes off the stash, less what that pulls in; whichever the mark is
    bool pointless = false; // recomputed, and nothing needs its output
    bool unread = false;    // nothing needs its output
    LedgerTexts texts;
    LedgerTexts toolTips; // why; empty where a text says all

    /// Its recompute frees memory at a price that is known.
    bool hasPrice() const { return line.mark && priced && net > core::Bytes{}; }
};

struct LedgerTable {
    std::vector<LedgerRow> rows; // in graph order
    LedgerTexts total;           // equal to the readout
};

LedgerTable ledgerTable(const Document& document);
LedgerTable ledgerTable(const core::Problem& problem, const core::Scenario& scenario, const core::Ledger& ledger,
                        const std::vector<core::Choice>& choices);

/// Lines of tab-separated texts under the headings, and the total.
QString ledgerText(const std::vector<LedgerTexts>& rows, const LedgerTexts& total);

} // namespace ui
