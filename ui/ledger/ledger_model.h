#pragma once

#include <QAbstractTableModel>

#include "ui/ledger/ledger_rows.h"
#include "ui/theme.h"

namespace ui {

/// The rows of the ledger in graph order. Its check boxes flip marks of the document.
class LedgerModel : public QAbstractTableModel {
    Q_OBJECT

public:
    LedgerModel(Document& document, const Theme& theme, QObject* parent = nullptr);

    const LedgerTable& table() const { return m_table; }
    const std::vector<LedgerRow>& rows() const { return m_table.rows; }
    const LedgerTexts& total() const { return m_table.total; }
    /// What the total's text stands for to the byte; empty where it says all.
    QString exactTotal(LedgerColumn column) const;
    void setTheme(const Theme& theme);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& place, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& place, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& place) const override;

private:
    void refresh();
    QColor colorOf(const LedgerRow& row, LedgerColumn column) const;

    Document& m_document;
    Theme m_theme;
    LedgerTable m_table;
};

/// The total in one row, under the same columns.
class LedgerTotalModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit LedgerTotalModel(const LedgerModel& ledger, const Theme& theme, QObject* parent = nullptr);

    void setTheme(const Theme& theme);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& place, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& place) const override;

private:
    void tell();

    const LedgerModel& m_ledger;
    Theme m_theme;
};

} // namespace ui
