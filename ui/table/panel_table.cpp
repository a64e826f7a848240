#include "ui/table/panel_table.h"

#include "ui/table/table_header.h"
#include "ui/table/table_look.h"

#include <QEvent>

namespace ui {
namespace {

constexpr int rowPadding = 4;
constexpr int leastRows = 2;

} // namespace

PanelTable::PanelTable(QWidget* parent)
    : QTableView(parent),
      m_header(new TableHeader(this)) {
    setHorizontalHeader(m_header);
    verticalHeader()->hide();
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setHorizontalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    fitRows();
}

void PanelTable::setTheme(const Theme& theme) {
    setPalette(tablePalette(theme));
    viewport()->setPalette(tablePalette(theme)); // under a style sheet it keeps the colours that it had first
    m_header->setTheme(theme);
    viewport()->update();
}

void PanelTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void PanelTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
        fitColumns();
    }
}

void PanelTable::fitRows() {
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + rowPadding);
    m_header->setFixedHeight(fontMetrics().height() + 2 * rowPadding);
    setMinimumHeight(m_header->minimumHeight() + leastRows * verticalHeader()->defaultSectionSize()); // less than a scroll area asks for
}

} // namespace ui
