#include "ui/session/file_watch.h"

#include "ui/document/document.h"
#include "ui/document/fingerprint.h"

#include <QFileInfo>

namespace ui {
namespace {

bool sameState(const FileWatch::State& one, const FileWatch::State& other) {
    return one.has_value() == other.has_value() && (one ? *one == *other : one.error().message == other.error().message);
}

/// The file and its folder, as a file that is replaced by a rename takes the watch with it; of a link's target as well.
QStringList placesOf(const QString& path) {
    QStringList places;
    for (const QString& file : {path, QFileInfo(path).canonicalFilePath()}) {
        if (!file.isEmpty()) {
            places << file << QFileInfo(file).absolutePath();
        }
    }
    places.removeDuplicates();
    return places;
}

} // namespace

FileWatch::FileWatch(Document& document, int settleMs, QObject* parent)
    : QObject(parent),
      m_document(document) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMs);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::check);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::check);
    connect(&document, &Document::changed, this, [this](Changes changes) {
        if (changes.testFlag(Change::File)) {
            follow();
        }
    });
    follow();
}

void FileWatch::follow() {
    const bool isOther = m_path != m_document.path();
    if (!isOther && m_known == m_document.knownContent()) {
        return;
    }
    m_known = m_document.knownContent();
    m_told.reset();
    emit agrees();
    if (isOther) {
        m_path = m_document.path();
        if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty()) {
            m_watcher.removePaths(watched);
        }
        check();
    }
}

void FileWatch::check() {
    if (!m_path.isEmpty() && !m_settle.isActive()) {
        m_settle.start();
    }
}

void FileWatch::addPaths() {
    QStringList places = placesOf(m_path);
    for (const QString& watched : m_watcher.files() + m_watcher.directories()) {
        places.removeAll(watched);
    }
    if (!places.isEmpty()) {
        m_watcher.addPaths(places);
    }
}

void FileWatch::look() {
    if (m_path.isEmpty()) {
        return;
    }
    addPaths(); // before reading: no change may fall between the two
    m_task.start([path = m_path](const core::RunControl&) { return fingerprintOf(path); },
                 [this, path = m_path, known = m_known](const State& now) { judge(path, known, now); });
}

void FileWatch::judge(const QString& path, const std::optional<QByteArray>& knownContent, const State& now) {
    if (path != m_path || knownContent != m_known) {
        check(); // saved or opened while it was read
        return;
    }
    if (now && *now == m_known) {
        if (m_told) {
            m_told.reset();
            emit agrees();
        }
        return;
    }
    if (!m_told || !sameState(*m_told, now)) {
        m_told = now;
        emit differs();
    }
}

} // namespace ui
