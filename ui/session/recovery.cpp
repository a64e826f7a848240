#include "ui/session/recovery.h"

#include "core/io/atomic_file.h"
#include "core/io/policy_file.h"
#include "core/io/read_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <functional>
#include <utility>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Recovery)
};

const QString copySuffix = QStringLiteral(".stashpolicy");
const QString lockSuffix = QStringLiteral(".lock");
const QString unreadableFolder = QStringLiteral("unreadable");
constexpr int secondsOfAWrite = 600; // no write lasts longer: what is older was left by a program that was killed

std::string nameOf(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

/// Null where somebody who lives holds it.
std::unique_ptr<QLockFile> lockOf(const QString& folder, const QString& id) {
    auto lock = std::make_unique<QLockFile>(QDir(folder).filePath(id + lockSuffix));
    lock->setStaleLockTime(0); // by the death of its process alone, however long that worked
    return lock->tryLock() ? std::move(lock) : nullptr;
}

core::Result<OrphanedWork> readOrphan(const QString& folder, const QString& id, std::unique_ptr<QLockFile> lock,
                                      const core::Catalogue& catalogue) {
    const QString path = QDir(folder).filePath(id + copySuffix);
    return core::readFile(nameOf(path), core::maxPolicyFileBytes)
        .and_then([&](const std::string& text) {
            return parseUnsavedWork(text, catalogue).map_error([&](core::Error error) {
                return core::within(nameOf(path), std::move(error));
            });
        })
        .map([&](UnsavedWork work) {
            const QFileInfo copy(path);
            if (!work.edited.isValid()) {
                work.edited = copy.lastModified();
            }
            const bool newer = !work.path.isEmpty() && QFileInfo(work.path).lastModified() > work.edited;
            return OrphanedWork{id, path, std::move(lock), std::move(work), newer};
        });
}

/// Moves a copy where it is not found again, and says so.
QString putAside(const QString& folder, const QString& id, const core::Error& why) {
    const QDir dir(folder);
    const QString aside = dir.filePath(unreadableFolder + QLatin1Char('/') + id + copySuffix);
    const QString sentence = QString::fromStdString(core::describe(why));
    dir.mkpath(unreadableFolder);
    if (!QFile::rename(dir.filePath(id + copySuffix), aside)) {
        return Texts::tr("A copy of unsaved work cannot be read. %1").arg(sentence);
    }
    return Texts::tr("A copy of unsaved work cannot be read, and is now %1. %2").arg(aside, sentence);
}

void clearAway(const QDir& dir) {
    for (const QString& name : dir.entryList({QLatin1Char('*') + lockSuffix}, QDir::Files)) {
        const QString id = name.chopped(lockSuffix.size());
        if (!dir.exists(id + copySuffix)) {
            lockOf(dir.path(), id); // which removes it, if nobody holds it
        }
    }
    const QDateTime before = QDateTime::currentDateTime().addSecs(-secondsOfAWrite);
    for (const QFileInfo& file : dir.entryInfoList({QStringLiteral(".stashpoint-*")}, QDir::Files | QDir::Hidden)) {
        if (file.lastModified() < before) {
            QFile::remove(file.filePath());
        }
    }
}

} // namespace

QString recoveryFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/recovery");
}

FoundWork findOrphans(const QString& folder, const core::Catalogue& catalogue) {
    FoundWork found;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QLatin1Char('*') + copySuffix}, QDir::Files)) {
        const QString id = name.chopped(copySuffix.size());
        auto lock = lockOf(folder, id);
        if (!lock || !dir.exists(name)) { // its session removed it meanwhile, on its way out
            continue;
        }
        auto orphan = readOrphan(folder, id, std::move(lock), catalogue);
        if (orphan) {
            found.orphans.push_back(std::move(*orphan));
        } else {
            found.unreadable << putAside(folder, id, orphan.error());
        }
    }
    clearAway(dir);
    std::ranges::sort(found.orphans, std::greater(), [](const OrphanedWork& orphan) { return orphan.work.edited; });
    return found;
}

core::Result<OrphanedWork> takeOrphan(const QString& folder, const QString& id, const core::Catalogue& catalogue) {
    const QString path = QDir(folder).filePath(id + copySuffix);
    if (QUuid::fromString(id).isNull() || !QFile::exists(path)) {
        return tl::unexpected(core::Error{"there is no copy of unsaved work of that name", id.toStdString()});
    }
    auto lock = lockOf(folder, id);
    if (!lock) {
        return tl::unexpected(core::Error{"is in use by another window", nameOf(path)});
    }
    return readOrphan(folder, id, std::move(lock), catalogue);
}

void discard(const OrphanedWork& orphan) {
    QFile::remove(orphan.copyPath);
    orphan.lock->unlock();
}

WorkCopy::WorkCopy(QString folder)
    : m_folder(std::move(folder)),
      m_path(QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + copySuffix)),
      m_lock(m_path.chopped(copySuffix.size()) + lockSuffix) {
    m_lock.setStaleLockTime(0);
}

WorkCopy::~WorkCopy() {
    close();
}

core::Result<void> WorkCopy::prepare() {
    if (m_lock.isLocked() && QFile::exists(m_folder)) {
        return {};
    }
    if (!QDir().mkpath(m_folder) || !QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner)) {
        return tl::unexpected(core::Error{"cannot be made", nameOf(m_folder)});
    }
    m_lock.unlock(); // of a folder that is gone
    if (!m_lock.tryLock()) {
        return tl::unexpected(core::Error{"cannot be locked", nameOf(m_path)});
    }
    return {};
}

core::Result<void> WorkCopy::write(std::string_view text) {
    const std::lock_guard guard(m_mutex);
    if (m_closed) {
        return {};
    }
    return prepare().and_then([&] { return core::writeFile(nameOf(m_path), text); });
}

void WorkCopy::remove() {
    const std::lock_guard guard(m_mutex);
    QFile::remove(m_path);
}

void WorkCopy::close() {
    const std::lock_guard guard(m_mutex);
    m_closed = true;
    QFile::remove(m_path);
    m_lock.unlock();
}

} // namespace ui
