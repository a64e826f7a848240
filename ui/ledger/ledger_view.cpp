#include "ui/ledger/ledger_view.h"

#include "ui/document/document.h"
#include "ui/ledger/ledger_look.h"
#include "ui/ledger/ledger_model.h"
#include "ui/ledger/ledger_sort.h"
#include "ui/table/table_header.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>

namespace ui {

LedgerView::LedgerView(Document& document, ViewState& view, const Theme& theme, QWidget* parent)
    : PanelTable(parent),
      m_document(document),
      m_view(view),
      m_model(new LedgerModel(document, theme, this)),
      m_sort(new LedgerSort(*m_model, this)),
      m_cells(new LedgerCells(theme, this)) {
    setObjectName(QStringLiteral("ledgerTable"));
    setAccessibleName(tr("Ledger: what each mark stashes, and what a flip would do"));
    setModel(m_sort);
    setItemDelegate(m_cells);
    header().setObjectName(QStringLiteral("ledgerHeader"));
    header().setAccessibleName(tr("Columns of the ledger"));
    setSelectionMode(ExtendedSelection);
    showGraphOrder();
    setSortingEnabled(true);
    connect(&header(), &QHeaderView::sectionResized, this, [this] { m_widthsByHand |= !m_fitting; });
    connect(&header(), &QHeaderView::sortIndicatorChanged, this, &LedgerView::scrollToFirst); // behind the view's own, which sorts
    connect(m_model, &QAbstractItemModel::dataChanged, this, &LedgerView::fitColumns);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        fitColumns();
        takeSelection();
    });
    connect(&view, &ViewState::changed, this, [this](ViewChanges changes) {
        if (changes.testFlag(ViewChange::Selection)) {
            takeSelection();
        }
    });
    LedgerView::setTheme(theme);
    takeSelection();
}

void LedgerView::setTheme(const Theme& theme) {
    PanelTable::setTheme(theme);
    m_cells->setTheme(theme);
    m_model->setTheme(theme);
}

void LedgerView::sortBy(LedgerColumn column) {
    header().setSortIndicator(static_cast<int>(ui::index(column)), Qt::AscendingOrder);
}

void LedgerView::showGraphOrder() {
    header().setSortIndicator(-1, Qt::AscendingOrder);
}

QString LedgerView::copiedText() const {
    std::vector<LedgerTexts> rows;
    const bool all = !selectionModel()->hasSelection();
    for (int row = 0; row < m_sort->rowCount(); ++row) {
        if (all || selectionModel()->isRowSelected(row)) {
            rows.push_back(m_model->rows()[static_cast<std::size_t>(m_sort->mapToSource(m_sort->index(row, 0)).row())].texts);
        }
    }
    return ledgerText(rows, m_model->total());
}

bool LedgerView::event(QEvent* event) {
    // The window copies something else with the same key.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return PanelTable::event(event);
}

void LedgerView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        emit copyWanted();
    } else if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        const auto current = markAt(currentIndex());
        const bool onlyCurrent = !selectionModel()->hasSelection() && current;
        m_document.flip(onlyCurrent ? core::Policy::of(*current) : selected().marks);
    } else {
        PanelTable::keyPressEvent(event);
    }
}

void LedgerView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    PanelTable::selectionChanged(selected, deselected);
    tellSelection();
}

void LedgerView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    PanelTable::currentChanged(current, previous);
    if (selectionModel()->isSelected(current)) {
        tellSelection(); // else a change of the selection follows, or the keyboard moves alone
    }
}

std::optional<core::MarkId> LedgerView::markAt(const QModelIndex& place) const {
    if (!place.isValid()) {
        return std::nullopt;
    }
    return m_model->rows()[static_cast<std::size_t>(m_sort->mapToSource(place).row())].line.mark;
}

Selection LedgerView::selected() const {
    Selection selection;
    for (const QModelIndex& place : selectionModel()->selectedRows()) {
        if (const auto mark = markAt(place)) {
            selection.marks = selection.marks.with(*mark);
        }
    }
    const auto current = markAt(currentIndex());
    if (current && selection.marks.recomputes(*current)) {
        selection.current = current;
    }
    return selection;
}

void LedgerView::tellSelection() {
    if (!m_taking) {
        m_view.select(selected());
    }
}

void LedgerView::takeSelection() {
    const Selection& wanted = m_view.selection();
    if (selected() == wanted) {
        return;
    }
    const QScopedValueRollback taking(m_taking, true);
    QItemSelection rows;
    QModelIndex current;
    for (int row = 0; row < m_sort->rowCount(); ++row) {
        const QModelIndex place = m_sort->index(row, 0);
        const auto mark = markAt(place);
        if (mark && wanted.marks.recomputes(*mark)) {
            rows.select(place, place);
        }
        if (mark && mark == wanted.current) {
            current = m_sort->index(row, std::max(0, currentIndex().column()));
        }
    }
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (current.isValid()) {
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
        scrollTo(current);
    }
}

void LedgerView::scrollToFirst() {
    const QModelIndexList rows = selectionModel()->selectedRows();
    const auto first = std::ranges::min_element(rows, {}, &QModelIndex::row);
    scrollToTop();
    if (first != rows.end()) {
        scrollTo(*first);
    }
}

void LedgerView::fitColumns() {
    if (m_widthsByHand) {
        return;
    }
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics total(bold);
    const LedgerTable& table = m_model->table();
    const ColumnWidths widths =
        columnWidths(wantedWidths(table, fontMetrics(), total), leastWidths(table, fontMetrics(), total), viewport()->width());
    const QScopedValueRollback fitting(m_fitting, true);
    for (std::size_t i = 0; i < ledgerColumns; ++i) {
        setColumnWidth(static_cast<int>(i), widths[i]);
    }
}

} // namespace ui
