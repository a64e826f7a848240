#pragma once

#include <QMenu>

#include "ui/task/latest_task.h"

#include <QList>

namespace ui {

class FileActions;

/// The recent files, as they are when the menu opens; missing ones are greyed as soon as that is known.
class RecentMenu : public QMenu {
    Q_OBJECT

public:
    explicit RecentMenu(FileActions& files, QWidget* parent = nullptr);

private:
    void fill();
    void greyMissing(const QStringList& paths);

    FileActions& m_files;
    QList<QAction*> m_entries; // of the files, in their order
    LatestTask<QList<bool>> m_looking;
};

} // namespace ui
