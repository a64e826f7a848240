#include "ui/ledger/ledger_panel.h"

#include "ui/ledger/ledger_look.h"
#include "ui/ledger/ledger_model.h"
#include "ui/ledger/ledger_view.h"
#include "ui/table/table_look.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int totalPadding = 8;

} // namespace

LedgerPanel::LedgerPanel(Document& document, ViewState& view, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_rows(new LedgerView(document, view, theme, this)),
      m_totalModel(new LedgerTotalModel(m_rows->ledger(), theme, this)),
      m_total(new QTableView(this)),
      m_line(new QWidget(this)),
      m_totalRow(new QHBoxLayout) {
    setObjectName(QStringLiteral("ledgerPanel"));
    setAutoFillBackground(true);
    m_line->setFixedHeight(1);
    m_line->setAutoFillBackground(true);
    m_totalRow->addWidget(m_total);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_line);
    layout->addLayout(m_totalRow);
    makeTotal(theme);
    setFocusProxy(m_rows);
    setTheme(theme);
}

void LedgerPanel::makeTotal(const Theme& theme) {
    m_total->setObjectName(QStringLiteral("ledgerTotal"));
    m_total->setAccessibleName(tr("Ledger: total"));
    m_total->setModel(m_totalModel);
    m_total->setItemDelegate(new LedgerCells(theme, m_total));
    // As much as one rank stashes, and as much as it replays: under several columns each, and under none as its number.
    m_total->setSpan(0, static_cast<int>(LedgerColumn::For), 1, 2);
    m_total->setSpan(0, static_cast<int>(LedgerColumn::FlipStash), 1, 3);
    m_total->horizontalHeader()->hide();
    m_total->horizontalHeader()->setMinimumSectionSize(1);
    m_total->verticalHeader()->hide();
    m_total->setFrameShape(QFrame::NoFrame);
    m_total->setShowGrid(false);
    m_total->setFocusPolicy(Qt::NoFocus);
    m_total->setSelectionMode(QAbstractItemView::NoSelection);
    m_total->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_total->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_total->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_rows->horizontalHeader(), &QHeaderView::sectionResized, m_total,
            [this](int column, int /*before*/, int width) { m_total->setColumnWidth(column, width); });
    connect(m_rows->horizontalScrollBar(), &QScrollBar::valueChanged, m_total->horizontalScrollBar(), &QScrollBar::setValue);
    m_rows->viewport()->installEventFilter(this);
    fitTotal();
}

void LedgerPanel::setTheme(const Theme& theme) {
    const QPalette colors = tablePalette(theme);
    setPalette(colors);
    QPalette line = colors;
    line.setColor(QPalette::Window, theme.axis);
    m_line->setPalette(line);
    m_total->setPalette(colors);
    m_totalModel->setTheme(theme);
    m_rows->setTheme(theme);
}

/// The total's columns end where the rows' do, beside the scroll bar.
bool LedgerPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_rows->viewport() && event->type() == QEvent::Resize) {
        m_totalRow->setContentsMargins(0, 0, m_rows->width() - m_rows->viewport()->width(), 0);
    }
    return QWidget::eventFilter(watched, event);
}

void LedgerPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitTotal();
    }
}

void LedgerPanel::fitTotal() {
    QFont bold = font();
    bold.setBold(true);
    m_total->setFont(bold);
    const int height = QFontMetrics(bold).height() + totalPadding;
    m_total->verticalHeader()->setMinimumSectionSize(1);
    m_total->verticalHeader()->setDefaultSectionSize(height);
    m_total->setFixedHeight(height);
    for (int column = 0; column < m_totalModel->columnCount(); ++column) {
        m_total->setColumnWidth(column, m_rows->columnWidth(column));
    }
}

} // namespace ui
