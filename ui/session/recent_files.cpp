#include "ui/session/recent_files.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace ui {
namespace {

const QString recentKey = QStringLiteral("files/recent");

QString shownFolder(const QString& path) {
    const QString folder = QFileInfo(path).path();
    const QString home = QDir::homePath();
    const bool isAtHome = folder == home || folder.startsWith(home + QLatin1Char('/'));
    return isAtHome ? QLatin1Char('~') + folder.mid(home.size()) : folder;
}

} // namespace

QStringList recentFiles() {
    return QSettings().value(recentKey).toStringList();
}

void addRecentFile(const QString& path) {
    QSettings stored;
    QStringList files = stored.value(recentKey).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    stored.setValue(recentKey, QStringList(files.mid(0, mostRecentFiles)));
}

void clearRecentFiles() {
    QSettings().remove(recentKey);
}

QStringList shownFileNames(const QStringList& paths) {
    QStringList names;
    for (const QString& path : paths) {
        const QString name = QFileInfo(path).fileName();
        const auto sameName = std::ranges::count_if(paths, [&](const QString& other) { return QFileInfo(other).fileName() == name; });
        names << (sameName > 1 ? name + QStringLiteral(" — ") + shownFolder(path) : name);
    }
    return names;
}

} // namespace ui
