#include "ui/session/recovery_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace ui {

RecoveryDialog::RecoveryDialog(std::vector<OrphanedWork> orphans, Recover recover, QWidget* parent)
    : QDialog(parent),
      m_orphans(std::move(orphans)),
      m_recover(std::move(recover)),
      m_list(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("recoveryDialog"));
    setAccessibleName(tr("Recover unsaved work"));
    setWindowTitle(tr("Recover unsaved work"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(this);
    auto* text = new QLabel(tr("The program ended before this work was saved. A copy was kept:"), this);
    text->setObjectName(QStringLiteral("recoveryText"));
    text->setWordWrap(true);
    layout->addWidget(text);
    makeList();
    layout->addWidget(m_list, 1);

    auto* buttons = new QDialogButtonBox(this);
    buttons->setObjectName(QStringLiteral("recoveryButtons"));
    m_recoverButton =
        makeButton("recoverButton", tr("&Recover"), tr("Open what is selected, several in a window each; it is not saved yet"));
    m_deleteButton = makeButton("deleteCopyButton", tr("&Delete"), tr("Delete the copies that are selected, for good"));
    QPushButton* later = makeButton("decideLaterButton", tr("Decide &Later"), tr("Keep the copies, and ask at the next start"));
    buttons->addButton(m_recoverButton, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_deleteButton, QDialogButtonBox::DestructiveRole);
    buttons->addButton(later, QDialogButtonBox::RejectRole);
    m_recoverButton->setDefault(true);
    layout->addWidget(buttons);
    connect(m_recoverButton, &QPushButton::clicked, this, [this] { m_recover(takeSelected()); });
    connect(m_deleteButton, &QPushButton::clicked, this, &RecoveryDialog::askToDelete);
    connect(later, &QPushButton::clicked, this, &QDialog::close);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &RecoveryDialog::refreshButtons);
    resize(sizeHint().expandedTo({620, 260}));
    m_list->setFocus();
    refreshButtons();
}

void RecoveryDialog::askToDelete() {
    QStringList names;
    for (const QTreeWidgetItem* item : m_list->selectedItems()) {
        names << item->text(0);
    }
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Delete unsaved work"),
                                tr("Delete the kept copies of %1?").arg(names.join(tr(", "))), QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("deleteCopyDialog"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("What was not saved of them is lost then. Saved files stay as they are."));
    QPushButton* yes = box->addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("deleteCopyConfirmButton"));
    yes->setAccessibleName(tr("Delete"));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(yes, &QPushButton::clicked, this, [this] {
        for (const OrphanedWork& orphan : takeSelected()) {
            discard(orphan);
        }
    });
    box->open();
}

void RecoveryDialog::makeList() {
    m_list->setObjectName(QStringLiteral("recoveryList"));
    m_list->setAccessibleName(tr("Unsaved documents"));
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHeaderLabels({tr("Document"), tr("Last edited"), tr("Folder")});
    for (const OrphanedWork& orphan : m_orphans) {
        const QString edited = QLocale().toString(orphan.work.edited.toLocalTime(), QLocale::ShortFormat);
        const QString folder = orphan.work.path.isEmpty() ? tr("never saved") : QFileInfo(orphan.work.path).path();
        auto* item = new QTreeWidgetItem(m_list, {shownName(orphan.work), edited, folder});
        if (orphan.fileIsNewer) {
            item->setText(1, tr("%1, older than the file").arg(edited));
            item->setToolTip(1, tr("The file itself was written later."));
        }
        item->setToolTip(2, orphan.work.path);
        item->setSelected(true);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0), 0, QItemSelectionModel::NoUpdate);
    for (int column = 0; column < m_list->columnCount() - 1; ++column) {
        m_list->resizeColumnToContents(column);
    }
}

QPushButton* RecoveryDialog::makeButton(const char* objectName, const QString& text, const QString& toolTip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(objectName));
    button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    button->setToolTip(toolTip);
    return button;
}

void RecoveryDialog::refreshButtons() {
    const bool any = !m_list->selectedItems().isEmpty();
    m_recoverButton->setEnabled(any);
    m_deleteButton->setEnabled(any);
}

std::vector<OrphanedWork> RecoveryDialog::takeSelected() {
    std::vector<OrphanedWork> selected;
    std::vector<OrphanedWork> rest;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        auto& to = m_list->topLevelItem(row)->isSelected() ? selected : rest;
        to.push_back(std::move(m_orphans[static_cast<std::size_t>(row)]));
    }
    m_orphans = std::move(rest);
    qDeleteAll(m_list->selectedItems());
    if (m_orphans.empty()) {
        close();
    }
    return selected;
}

} // namespace ui
