#include "ui/ledger/ledger_order.h"

#include <algorithm>

namespace ui {
namespace {

__extension__ using Wide = __int128;

/// Without the sign before it, and in one case.
QString sortedText(const LedgerRow& row, LedgerColumn column) {
    const QString& text = row.texts[index(column)];
    const auto letter = std::ranges::find_if(text, [](QChar character) { return character.isLetterOrNumber(); });
    return text.mid(letter - text.begin()).toCaseFolded();
}

std::weak_ordering compareText(const LedgerRow& a, const LedgerRow& b, LedgerColumn column) {
    return QString::localeAwareCompare(sortedText(a, column), sortedText(b, column)) <=> 0;
}

/// Recomputed first, then what can be, then what never is.
int markPlace(const LedgerRow& row) {
    return row.line.recomputed ? 0 : row.line.mark ? 1 : 2;
}

std::weak_ordering comparePrices(const LedgerRow& a, const LedgerRow& b) {
    const Wide left = static_cast<Wide>(a.line.forward.value) * b.net.value;
    const Wide right = static_cast<Wide>(b.line.forward.value) * a.net.value;
    return left < right ? std::weak_ordering::less : left > right ? std::weak_ordering::greater : std::weak_ordering::equivalent;
}

} // namespace

bool hasKey(const LedgerRow& row, LedgerColumn column) {
    switch (column) {
    case LedgerColumn::Op:
    case LedgerColumn::Mark:
    case LedgerColumn::Stash:
        return true;
    case LedgerColumn::For:
        return !row.line.neededBy.empty();
    case LedgerColumn::Forward:
        return row.priced;
    case LedgerColumn::FlipStash:
        return row.line.flip.has_value();
    case LedgerColumn::FlipCost:
        return row.line.flip && row.priced;
    case LedgerColumn::Price:
        return row.hasPrice();
    }
    return true;
}

std::weak_ordering compareRows(const LedgerRow& a, const LedgerRow& b, LedgerColumn column) {
    switch (column) {
    case LedgerColumn::Op:
    case LedgerColumn::For:
        return compareText(a, b, column);
    case LedgerColumn::Mark:
        return markPlace(a) <=> markPlace(b);
    case LedgerColumn::Stash:
        return a.line.stashed <=> b.line.stashed;
    case LedgerColumn::Forward:
        return a.line.forward <=> b.line.forward;
    case LedgerColumn::FlipStash:
        return a.line.flip->bytes <=> b.line.flip->bytes;
    case LedgerColumn::FlipCost:
        return a.line.flip->cost <=> b.line.flip->cost;
    case LedgerColumn::Price:
        return comparePrices(a, b);
    }
    return std::weak_ordering::equivalent;
}

} // namespace ui
