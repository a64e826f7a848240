#include "ui/policy_list/policy_list_view.h"

#include "ui/document/document.h"
#include "ui/document/list_edits.h"
#include "ui/ledger/ledger_header.h"
#include "ui/ledger/ledger_look.h"
#include "ui/policy_list/policy_list_cells.h"
#include "ui/policy_list/policy_list_model.h"

#include <QDropEvent>
#include <QEvent>

#include <algorithm>

namespace ui {
namespace {

constexpr int rowPadding = 4;
constexpr int leastRows = 2;
constexpr int mostMeasured = 200; // rows; a list is rarely longer

} // namespace

PolicyListView::PolicyListView(Document& document, const Theme& theme, QWidget* parent)
    : QTableView(parent),
      m_document(document),
      m_model(new PolicyListModel(document, theme, this)),
      m_cells(new PolicyListCells(theme, this)),
      m_header(new LedgerHeader(theme, this)) {
    setObjectName(QStringLiteral("policyTable"));
    setAccessibleName(tr("Policies of the file"));
    setModel(m_model);
    setItemDelegate(m_cells);
    m_header->setObjectName(QStringLiteral("policyHeader"));
    m_header->setAccessibleName(tr("Columns of the list of policies"));
    m_header->setSectionsClickable(false);
    m_header->setSortIndicator(-1, Qt::AscendingOrder);
    setHorizontalHeader(m_header);
    m_header->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->hide();
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers); // by its command
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setDragDropMode(InternalMove);
    setDragDropOverwriteMode(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { selectPolicy(m_selected); });
    connect(m_model, &QAbstractItemModel::dataChanged, this, [this] {
        fitColumns();
        emit selectedChanged();
    });
    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testFlag(Change::File) && m_document.undoStack().count() == 0) { // another file
            selectPolicy(m_document.file().current);
        }
    });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& place) { loadListed(m_document, static_cast<std::size_t>(place.row())); });
    setTheme(theme);
    fitRows();
    selectPolicy(document.file().current);
}

void PolicyListView::setTheme(const Theme& theme) {
    setPalette(ledgerPalette(theme));
    viewport()->setPalette(ledgerPalette(theme)); // under a style sheet it keeps the colours that it had first
    m_header->setTheme(theme);
    m_cells->setTheme(theme);
    m_model->setTheme(theme);
    viewport()->update();
}

std::size_t PolicyListView::selectedPolicy() const {
    return std::min(m_selected, m_document.file().policies.size() - 1);
}

void PolicyListView::selectPolicy(std::size_t index) {
    const int row = std::min(static_cast<int>(index), m_model->rowCount() - 1);
    const QModelIndex place = m_model->index(row, std::max(0, currentIndex().column()));
    m_selected = static_cast<std::size_t>(row);
    setCurrentIndex(place);
    scrollTo(place);
    fitColumns();
    emit selectedChanged();
}

void PolicyListView::editName() {
    setCurrentIndex(m_model->index(static_cast<int>(selectedPolicy()), static_cast<int>(PolicyColumn::Name)));
    edit(currentIndex());
}

void PolicyListView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (current.isValid() && static_cast<std::size_t>(current.row()) != m_selected) {
        m_selected = static_cast<std::size_t>(current.row());
        emit selectedChanged();
    }
}

int PolicyListView::gapAt(int y) const {
    const int row = rowAt(y);
    if (row < 0) {
        return m_model->rowCount();
    }
    return y < rowViewportPosition(row) + rowHeight(row) / 2 ? row : row + 1;
}

void PolicyListView::dropEvent(QDropEvent* event) {
    const std::size_t from = selectedPolicy();
    const auto gap = static_cast<std::size_t>(gapAt(event->position().toPoint().y()));
    const std::size_t to = gap > from ? gap - 1 : gap; // the row itself leaves one
    event->setDropAction(Qt::IgnoreAction);            // nothing is left for the view to remove
    event->accept();
    setState(NoState);
    viewport()->update(); // the line where it would have gone
    movePolicy(m_document, from, to);
    selectPolicy(to);
}

void PolicyListView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void PolicyListView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
        fitColumns();
    }
}

void PolicyListView::fitRows() {
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + rowPadding);
    m_header->setFixedHeight(fontMetrics().height() + 2 * rowPadding);
    setMinimumHeight(m_header->minimumHeight() + leastRows * verticalHeader()->defaultSectionSize()); // less than a scroll area asks for
}

void PolicyListView::fitColumns() {
    const auto wanted = [this](PolicyColumn column) {
        const int section = static_cast<int>(column);
        int width = fontMetrics().horizontalAdvance(policyHeading(column)) + 4 * cellMargin;
        for (int row = 0; row < std::min(m_model->rowCount(), mostMeasured); ++row) {
            width = std::max(width, sizeHintForIndex(m_model->index(row, section)).width());
        }
        return width;
    };
    int rest = viewport()->width();
    for (const PolicyColumn column : {PolicyColumn::Stash, PolicyColumn::Replayed, PolicyColumn::Place}) {
        const int width = wanted(column);
        setColumnWidth(static_cast<int>(column), width);
        rest -= width;
    }
    const int least = fontMetrics().horizontalAdvance(QStringLiteral("hull step 10")) + 4 * cellMargin;
    const int name = std::clamp(wanted(PolicyColumn::Name), least, std::max(least, rest / 2));
    setColumnWidth(static_cast<int>(PolicyColumn::Name), name);
    setColumnWidth(static_cast<int>(PolicyColumn::Scenario), std::max(rest - name, least));
}

} // namespace ui
