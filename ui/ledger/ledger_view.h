#pragma once

#include <QObject>

#include "ui/ledger/ledger_columns.h"
#include "ui/ledger/ledger_rows.h"
#include "ui/table/panel_table.h"
#include "ui/view_state.h"

namespace ui {

class LedgerCells;
class LedgerModel;
class LedgerSort;

/// The rows of the ledger. Its selection and the view's are one; Space flips the selected rows in one step.
class LedgerView : public PanelTable {
    Q_OBJECT

public:
    LedgerView(Document& document, ViewState& view, const Theme& theme, QWidget* parent = nullptr);

    const LedgerModel& ledger() const { return *m_model; }
    void setTheme(const Theme& theme) override;
    void sortBy(LedgerColumn column);
    /// Back to the order in which a forward runs.
    void showGraphOrder();
    /// The selected rows, or all where none is, in the order shown, with headings and the total.
    QString copiedText() const;

signals:
    /// By its key.
    void copyWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    std::optional<core::MarkId> markAt(const QModelIndex& place) const;
    Selection selected() const;
    /// To the view, where it differs.
    void tellSelection();
    /// From the view, where it differs.
    void takeSelection();
    /// To the first of the selected rows, or of all where none is.
    void scrollToFirst();
    void fitColumns() override;

    Document& m_document;
    ViewState& m_view;
    LedgerModel* m_model;
    LedgerSort* m_sort;
    LedgerCells* m_cells;
    bool m_taking = false;       // the selection from the view
    bool m_fitting = false;      // columns
    bool m_widthsByHand = false; // the user has set one
};

} // namespace ui
