#pragma once

#include <QString>
#include <QStringList>

namespace ui {

/// Policy files that were opened or saved last, newest first, absolute paths, remembered from one start to the next. Each call looks
/// at what other windows have stored meanwhile.
inline constexpr int mostRecentFiles = 10;

QStringList recentFiles();
void addRecentFile(const QString& path);
void clearRecentFiles();

/// What tells the files apart in a list: the name, and the folder too where two have the same name.
QStringList shownFileNames(const QStringList& paths);

} // namespace ui
