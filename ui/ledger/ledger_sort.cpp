#include "ui/ledger/ledger_sort.h"

#include "ui/ledger/ledger_model.h"
#include "ui/ledger/ledger_order.h"

namespace ui {

LedgerSort::LedgerSort(LedgerModel& model, QObject* parent)
    : QSortFilterProxyModel(parent),
      m_model(model) {
    setSourceModel(&model);
}

bool LedgerSort::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const LedgerRow& a = m_model.rows()[static_cast<std::size_t>(left.row())];
    const LedgerRow& b = m_model.rows()[static_cast<std::size_t>(right.row())];
    const auto column = static_cast<LedgerColumn>(left.column());
    const bool rising = sortOrder() == Qt::AscendingOrder; // else Qt asks for what stands behind
    if (hasKey(a, column) != hasKey(b, column)) {
        return hasKey(a, column) == rising;
    }
    const auto order = hasKey(a, column) ? compareRows(a, b, column) : std::weak_ordering::equivalent;
    if (order != 0) {
        return order < 0;
    }
    return (left.row() < right.row()) == rising && left.row() != right.row();
}

} // namespace ui
