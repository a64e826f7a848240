#pragma once

#include <QAbstractTableModel>

#include "ui/policy_list/policy_rows.h"
#include "ui/theme.h"

namespace ui {

/// The file's list of policies, in its order. A name that is set renames.
class PolicyListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        ElsewhereRole = Qt::UserRole, // bool
        CurrentRole,                  // bool
    };

    PolicyListModel(Document& document, const Theme& theme, QObject* parent = nullptr);

    const std::vector<PolicyRow>& rows() const { return m_rows; }
    void setTheme(const Theme& theme);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& place, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& place, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& place) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

private:
    void refresh();

    Document& m_document;
    Theme m_theme;
    std::vector<PolicyRow> m_rows;
};

} // namespace ui
