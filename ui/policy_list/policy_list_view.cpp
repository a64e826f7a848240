#include "ui/policy_list/policy_list_view.h"

#include "ui/document/document.h"
#include "ui/document/list_edits.h"
#include "ui/policy_list/policy_list_cells.h"
#include "ui/policy_list/policy_list_model.h"
#include "ui/table/table_header.h"
#include "ui/table/table_look.h"

#include <QDropEvent>

#include <algorithm>

namespace ui {
namespace {

constexpr int mostMeasured = 200; // rows; a list is rarely longer

} // namespace

PolicyListView::PolicyListView(Document& document, const Theme& theme, QWidget* parent)
    : PanelTable(parent),
      m_document(document),
      m_model(new PolicyListModel(document, theme, this)),
      m_cells(new PolicyListCells(theme, this)) {
    setObjectName(QStringLiteral("policyTable"));
    setAccessibleName(tr("Policies of the file"));
    setModel(m_model);
    setItemDelegate(m_cells);
    header().setObjectName(QStringLiteral("policyHeader"));
    header().setAccessibleName(tr("Columns of the list of policies"));
    header().setSectionsClickable(false);
    header().setSortIndicator(-1, Qt::AscendingOrder);
    header().setSectionResizeMode(QHeaderView::Fixed);
    setSelectionMode(SingleSelection);
    setDragDropMode(InternalMove);
    setDragDropOverwriteMode(false);
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
    connect(this, &PanelTable::doubleClicked, this,
            [this](const QModelIndex& place) { m_document.show(static_cast<std::size_t>(place.row())); });
    PolicyListView::setTheme(theme);
    selectPolicy(document.file().current);
}

void PolicyListView::setTheme(const Theme& theme) {
    PanelTable::setTheme(theme);
    m_cells->setTheme(theme);
    m_model->setTheme(theme);
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
    PanelTable::currentChanged(current, previous);
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
