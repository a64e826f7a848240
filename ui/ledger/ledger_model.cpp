#include "ui/ledger/ledger_model.h"

#include "core/format.h"
#include "core/scenario.h"
#include "ui/document/document.h"
#include "ui/ledger/ledger_order.h"
#include "ui/ledger/ledger_words.h"

#include <algorithm>
#include <utility>

namespace ui {
namespace {

LedgerColumn columnOf(const QModelIndex& place) {
    return static_cast<LedgerColumn>(place.column());
}

QVariant alignment(LedgerColumn column) {
    return QVariant::fromValue((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

/// What a number means where its heading is not in sight.
QString spoken(const LedgerRow& row, LedgerColumn column) {
    const QString& text = row.texts[index(column)];
    return isNumber(column) ? LedgerModel::tr("%1: %2").arg(ledgerHeading(column), text) : text;
}

} // namespace

LedgerModel::LedgerModel(Document& document, const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent),
      m_document(document),
      m_theme(theme),
      m_table(ledgerTable(document)) {
    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testAnyFlags(Change::Marks | Change::Scenario | Change::Problem)) {
            refresh();
        }
    });
}

void LedgerModel::setTheme(const Theme& theme) {
    m_theme = theme;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void LedgerModel::refresh() {
    LedgerTable table = ledgerTable(m_document);
    const auto sameOp = [](const LedgerRow& a, const LedgerRow& b) { return a.line.op == b.line.op && a.line.mark == b.line.mark; };
    if (std::ranges::equal(m_table.rows, table.rows, sameOp)) {
        m_table = std::move(table);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

QString LedgerModel::exactTotal(LedgerColumn column) const {
    const core::Bytes stash = m_document.point().bytes;
    const auto grouped = [](core::Bytes bytes) { return QString::fromStdString(core::format::grouped(bytes.value)); };
    switch (column) {
    case LedgerColumn::Stash:
        return tr("%1 bytes per token and layer, which is the sum of the rows").arg(grouped(stash));
    case LedgerColumn::For:
        return tr("%1 bytes per rank, which is the sum of the rows").arg(grouped(core::bytesPerRank(m_document.scenario(), stash)));
    default:
        return {};
    }
}

int LedgerModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int LedgerModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ledgerColumns);
}

QColor LedgerModel::colorOf(const LedgerRow& row, LedgerColumn column) const {
    switch (column) {
    case LedgerColumn::Op:
        return row.pointless ? m_theme.error : row.unread ? m_theme.secondaryText : m_theme.text;
    case LedgerColumn::Mark:
        return row.line.recomputed ? m_theme.accent : row.line.mark ? m_theme.text : m_theme.secondaryText;
    case LedgerColumn::Stash:
        return row.line.stashed == core::Bytes{} ? m_theme.secondaryText : m_theme.stashText;
    case LedgerColumn::For:
        return row.line.stashed == core::Bytes{} ? m_theme.secondaryText : m_theme.text;
    default:
        return hasKey(row, column) ? m_theme.text : m_theme.secondaryText;
    }
}

QVariant LedgerModel::data(const QModelIndex& place, int role) const {
    if (!place.isValid()) {
        return {};
    }
    const LedgerRow& row = m_table.rows[static_cast<std::size_t>(place.row())];
    const LedgerColumn column = columnOf(place);
    switch (role) {
    case Qt::DisplayRole:
        return row.texts[ui::index(column)];
    case Qt::ToolTipRole: {
        const QString& toolTip = row.toolTips[ui::index(column)];
        const QString& text = row.texts[ui::index(column)];
        return toolTip.isEmpty() ? text : column == LedgerColumn::Op ? text + QLatin1Char('\n') + toolTip : toolTip;
    }
    case Qt::AccessibleTextRole:
        return spoken(row, column);
    case Qt::AccessibleDescriptionRole:
        return row.toolTips[ui::index(column)];
    case Qt::TextAlignmentRole:
        return alignment(column);
    case Qt::ForegroundRole:
        return colorOf(row, column);
    case Qt::CheckStateRole:
        return column == LedgerColumn::Mark && row.line.mark ? QVariant(row.line.recomputed ? Qt::Checked : Qt::Unchecked) : QVariant();
    default:
        return {};
    }
}

bool LedgerModel::setData(const QModelIndex& place, const QVariant& value, int role) {
    if (!place.isValid() || role != Qt::CheckStateRole || columnOf(place) != LedgerColumn::Mark) {
        return false;
    }
    const core::LedgerLine& line = m_table.rows[static_cast<std::size_t>(place.row())].line;
    const bool recompute = value.toInt() == Qt::Checked;
    if (!line.mark || recompute == line.recomputed) {
        return false;
    }
    m_document.flip(*line.mark);
    return true;
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    const auto column = static_cast<LedgerColumn>(section);
    switch (role) {
    case Qt::DisplayRole:
        return ledgerHeading(column);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return ledgerExplanation(column);
    case Qt::TextAlignmentRole:
        return alignment(column);
    default:
        return {};
    }
}

Qt::ItemFlags LedgerModel::flags(const QModelIndex& place) const {
    if (!place.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    const bool hasBox = columnOf(place) == LedgerColumn::Mark && m_table.rows[static_cast<std::size_t>(place.row())].line.mark;
    return hasBox ? usual | Qt::ItemIsUserCheckable : usual;
}

LedgerTotalModel::LedgerTotalModel(const LedgerModel& ledger, const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent),
      m_ledger(ledger),
      m_theme(theme) {
    connect(&ledger, &QAbstractItemModel::dataChanged, this, &LedgerTotalModel::tell);
    connect(&ledger, &QAbstractItemModel::modelReset, this, &LedgerTotalModel::tell);
}

void LedgerTotalModel::setTheme(const Theme& theme) {
    m_theme = theme;
    tell();
}

void LedgerTotalModel::tell() {
    emit dataChanged(index(0, 0), index(0, columnCount() - 1));
}

int LedgerTotalModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1;
}

int LedgerTotalModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ledgerColumns);
}

QVariant LedgerTotalModel::data(const QModelIndex& place, int role) const {
    if (!place.isValid()) {
        return {};
    }
    const LedgerColumn column = columnOf(place);
    switch (role) {
    case Qt::DisplayRole:
        return m_ledger.total()[ui::index(column)];
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString& text = m_ledger.total()[ui::index(column)];
        const QString exact = m_ledger.exactTotal(column);
        return exact.isEmpty() ? text : tr("%1: %2").arg(text, exact);
    }
    case Qt::TextAlignmentRole:
        return alignment(column);
    case Qt::ForegroundRole:
        return column == LedgerColumn::Stash ? m_theme.stashText : m_theme.text;
    default:
        return {};
    }
}

QVariant LedgerTotalModel::headerData(int section, Qt::Orientation orientation, int role) const {
    return m_ledger.headerData(section, orientation, role);
}

Qt::ItemFlags LedgerTotalModel::flags(const QModelIndex& place) const {
    return place.isValid() ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

} // namespace ui
