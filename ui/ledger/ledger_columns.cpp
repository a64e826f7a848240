#include "ui/ledger/ledger_columns.h"

#include "ui/ledger/ledger_look.h"
#include "ui/ledger/ledger_words.h"
#include "ui/table/table_look.h"

#include <QFontMetrics>

#include <algorithm>
#include <numeric>

namespace ui {
namespace {

constexpr int bothMargins = 2 * cellMargin + 1; // a text is not elided for a rounded pixel

/// The widest that a column usually shows.
QString usualText(LedgerColumn column) {
    switch (column) {
    case LedgerColumn::Stash:
        return QStringLiteral("000.0 KiB");
    case LedgerColumn::Forward:
        return QStringLiteral("<0.00%");
    case LedgerColumn::FlipStash:
    case LedgerColumn::FlipCost:
        return QStringLiteral("+00.00");
    case LedgerColumn::Price:
        return QStringLiteral("<0.000");
    default:
        return {};
    }
}

int headingWidth(LedgerColumn column, const QFontMetrics& metrics) {
    return metrics.horizontalAdvance(ledgerHeading(column)) + metrics.horizontalAdvance(QStringLiteral("▾"));
}

/// What stands under several columns asks for no width.
int totalWidth(const LedgerTable& table, LedgerColumn column, const QFontMetrics& metrics) {
    return column >= LedgerColumn::For ? 0 : metrics.horizontalAdvance(table.total[index(column)]) + bothMargins;
}

} // namespace

ColumnWidths columnWidths(const ColumnWidths& wanted, const ColumnWidths& least, int room) {
    ColumnWidths widths = wanted;
    int missing = std::accumulate(wanted.begin(), wanted.end(), 0) - room;
    for (const LedgerColumn column : {LedgerColumn::For, LedgerColumn::Mark, LedgerColumn::Op}) {
        int& width = widths[index(column)];
        const int most = std::max(0, width - least[index(column)]);
        const int given = column == LedgerColumn::Mark && missing > 0 ? most : std::clamp(missing, 0, most); // its words stand or go
        width -= given;
        missing -= given;
    }
    if (missing < 0 && widths[index(LedgerColumn::Mark)] < wanted[index(LedgerColumn::Mark)]) {
        const int given = std::min(-missing, wanted[index(LedgerColumn::For)] - widths[index(LedgerColumn::For)]);
        widths[index(LedgerColumn::For)] += given;
        missing += given;
    }
    for (std::size_t i = 0; i < ledgerColumns && missing < 0; ++i) {
        const int given = -missing / static_cast<int>(ledgerColumns - i);
        widths[i] += given;
        missing += given;
    }
    return widths;
}

ColumnWidths wantedWidths(const LedgerTable& table, const QFontMetrics& metrics, const QFontMetrics& totalMetrics) {
    ColumnWidths widths{};
    for (std::size_t i = 0; i < ledgerColumns; ++i) {
        const auto column = static_cast<LedgerColumn>(i);
        int text = std::max(metrics.horizontalAdvance(usualText(column)), headingWidth(column, metrics));
        for (const LedgerRow& row : table.rows) {
            const int box = column == LedgerColumn::Mark && row.line.mark ? boxSize + boxGap : 0;
            text = std::max(text, metrics.horizontalAdvance(row.texts[i]) + box);
        }
        widths[i] = std::max(text + bothMargins, totalWidth(table, column, totalMetrics));
    }
    return widths;
}

ColumnWidths leastWidths(const LedgerTable& table, const QFontMetrics& metrics, const QFontMetrics& totalMetrics) {
    ColumnWidths widths{};
    for (std::size_t i = 0; i < ledgerColumns; ++i) {
        const int name = metrics.horizontalAdvance(QStringLiteral("attenti…")) + bothMargins;
        widths[i] = std::max(name, totalWidth(table, static_cast<LedgerColumn>(i), totalMetrics));
    }
    const ColumnWidths wanted = wantedWidths(table, metrics, totalMetrics);
    int& readers = widths[index(LedgerColumn::For)];
    const int total = totalMetrics.horizontalAdvance(table.total[index(LedgerColumn::For)]) + bothMargins;
    readers = std::max(readers, total - wanted[index(LedgerColumn::Forward)]); // under both
    widths[index(LedgerColumn::Mark)] = headingWidth(LedgerColumn::Mark, metrics) + bothMargins;
    return widths;
}

} // namespace ui
