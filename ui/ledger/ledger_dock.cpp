#include "ui/ledger/ledger_dock.h"

#include "core/io/atomic_file.h"
#include "core/io/tables.h"
#include "ui/document/document.h"
#include "ui/ledger/ledger_panel.h"
#include "ui/ledger/ledger_view.h"
#include "ui/ledger/ledger_words.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

namespace ui {

LedgerDock::LedgerDock(Document& document, ViewState& view, const Theme& theme, QWidget* parent)
    : PanelDock(QStringLiteral("ledger"), tr("Ledger"), theme, parent),
      m_document(document),
      m_panel(new LedgerPanel(document, view, theme, this)) {
    QAction* copy = makeAction("ledgerCopyAction", tr("&Copy as Text\tCtrl+C"), tr("Copy"), tr("Copy the selected rows, or all, as text"));
    QAction* save = makeAction("ledgerExportAction", tr("&Export CSV…"), tr("CSV…"), tr("Write the ledger to a file, as whole numbers"));
    connect(copy, &QAction::triggered, this, &LedgerDock::copyText);
    connect(save, &QAction::triggered, this, &LedgerDock::exportCsv);
    connect(&m_panel->rows(), &LedgerView::copyWanted, this, &LedgerDock::copyText);
    m_panel->rows().addActions({copy, save, makeSortMenu()});
    setPanel(m_panel, {copy, save}, Qt::RightDockWidgetArea);
    setAbout(tr("what a mark frees, and what it costs, given the rest"));
}

QAction* LedgerDock::makeAction(const char* objectName, const QString& text, const QString& shortText, const QString& toolTip) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(objectName));
    action->setIconText(shortText);
    action->setToolTip(toolTip);
    return action;
}

QAction* LedgerDock::makeSortMenu() {
    auto* menu = new QMenu(tr("&Sort"), this);
    menu->setObjectName(QStringLiteral("ledgerSortMenu"));
    for (std::size_t i = 0; i < ledgerColumns; ++i) {
        const auto column = static_cast<LedgerColumn>(i);
        QAction* action = menu->addAction(tr("By %1").arg(ledgerHeading(column)));
        action->setObjectName(QStringLiteral("ledgerSortAction%1").arg(i));
        connect(action, &QAction::triggered, this, [this, column] { m_panel->rows().sortBy(column); });
    }
    menu->addSeparator();
    QAction* order = menu->addAction(tr("In &Graph Order"));
    order->setObjectName(QStringLiteral("ledgerOrderAction"));
    connect(order, &QAction::triggered, &m_panel->rows(), &LedgerView::showGraphOrder);
    return menu->menuAction();
}

void LedgerDock::setTheme(const Theme& theme) {
    PanelDock::setTheme(theme);
    m_panel->setTheme(theme);
}

void LedgerDock::copyText() {
    QGuiApplication::clipboard()->setText(m_panel->rows().copiedText());
    emit noted(tr("Copied the ledger"));
}

void LedgerDock::exportCsv() {
    const QFileInfo file(m_document.path());
    const QString folder = m_document.path().isEmpty() ? QDir::currentPath() : file.absolutePath();
    auto* dialog = new QFileDialog(this, tr("Export the ledger"), folder);
    dialog->setObjectName(QStringLiteral("ledgerExportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("CSV tables (*.csv)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(m_document.path().isEmpty() ? tr("ledger.csv") : tr("%1-ledger.csv").arg(file.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, &LedgerDock::writeTo);
    dialog->open();
}

void LedgerDock::writeTo(const QString& path) {
    const std::string csv = core::ledgerCsv(m_document.scenario(), *m_document.problem(), m_document.policy());
    if (const auto written = core::writeFile(QFile::encodeName(path).toStdString(), csv); !written) {
        emit failed(tr("Not exported. %1").arg(QString::fromStdString(core::describe(written.error()))));
        return;
    }
    emit noted(tr("Exported to %1").arg(QDir::toNativeSeparators(path)));
}

} // namespace ui
