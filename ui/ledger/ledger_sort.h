#pragma once

#include <QSortFilterProxyModel>

namespace ui {

class LedgerModel;

/// The ledger's rows by the numbers of one column; what has none stands last in either direction, and ties keep the graph's order.
/// In graph order for a column of -1.
class LedgerSort : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit LedgerSort(LedgerModel& model, QObject* parent = nullptr);

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    const LedgerModel& m_model;
};

} // namespace ui
