#include "ui/session/recent_menu.h"

#include "ui/file_actions.h"
#include "ui/menu_action.h"
#include "ui/session/recent_files.h"

#include <QAction>
#include <QFileInfo>

namespace ui {

RecentMenu::RecentMenu(FileActions& files, QWidget* parent)
    : QMenu(tr("Open &Recent"), parent),
      m_files(files) {
    setObjectName(QStringLiteral("recentMenu"));
    menuAction()->setObjectName(QStringLiteral("recentMenuAction"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
    fill(); // an empty menu does not open on every platform
}

void RecentMenu::fill() {
    clear();
    m_entries.clear();
    const QStringList paths = recentFiles();
    const QStringList names = shownFileNames(paths);
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const QString digit = i < 9 ? QLatin1Char('&') + QString::number(i + 1) : i == 9 ? QStringLiteral("1&0") : QString();
        const QByteArray objectName = "recentFile" + QByteArray::number(i);
        QString name = names[i];
        QAction* entry =
            makeAction(*this, objectName.constData(), digit + QLatin1Char(' ') + name.replace(QLatin1Char('&'), QLatin1String("&&")));
        entry->setToolTip(paths[i]);
        connect(entry, &QAction::triggered, this, [this, path = paths[i]] { m_files.openPath(path); });
        m_entries << entry;
    }
    addSeparator();
    QAction* clearAction = makeAction(*this, "clearRecentAction", tr("&Clear the List"));
    clearAction->setEnabled(!paths.isEmpty());
    connect(clearAction, &QAction::triggered, this, [] { clearRecentFiles(); });
    greyMissing(paths);
}

/// On the pool: a folder of a server that is away would hold the window up.
void RecentMenu::greyMissing(const QStringList& paths) {
    m_looking.start(
        [paths](const core::RunControl&) {
            QList<bool> there;
            for (const QString& path : paths) {
                there << QFileInfo::exists(path);
            }
            return there;
        },
        [this, paths](const QList<bool>& there) {
            for (qsizetype i = 0; i < m_entries.size(); ++i) {
                m_entries[i]->setEnabled(there[i]);
                m_entries[i]->setToolTip(there[i] ? paths[i] : tr("%1 is missing").arg(paths[i]));
            }
        });
}

} // namespace ui
