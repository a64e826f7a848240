#pragma once

#include <QObject>

#include "ui/table/panel_table.h"

#include <cstddef>

namespace ui {

class Document;
class PolicyListCells;
class PolicyListModel;

/// The rows of the file's list. One of them is always selected; a drag puts it elsewhere in the list.
class PolicyListView : public PanelTable {
    Q_OBJECT

public:
    PolicyListView(Document& document, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    /// The policy that the commands are about.
    std::size_t selectedPolicy() const;
    void selectPolicy(std::size_t index);
    void editName();

signals:
    /// Another policy is selected, or the same one is another than before.
    void selectedChanged();

protected:
    void dropEvent(QDropEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    /// Numbers and words as wide as they are; the name and the scenario share the rest.
    void fitColumns() final;
    /// Before which row a drop at this height falls.
    int gapAt(int y) const;

    Document& m_document;
    PolicyListModel* m_model;
    PolicyListCells* m_cells;
    std::size_t m_selected = 0;
};

} // namespace ui
