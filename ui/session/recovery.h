#pragma once

#include "ui/session/unsaved_work.h"

#include <QLockFile>
#include <QStringList>

#include <memory>
#include <mutex>
#include <vector>

/// The folder of copies of unsaved work: one file a session, ID.stashpolicy, and beside it ID.lock, which the session holds while it
/// lives. A copy whose lock can be taken is an orphan: its session has ended without saving or discarding.
namespace ui {

/// Where this user's copies are.
QString recoveryFolder();

/// This session's own copy. Every function may be called on any thread, and waits for a write that is under way.
class WorkCopy {
public:
    /// Makes nothing yet.
    explicit WorkCopy(QString folder);
    ~WorkCopy();
    WorkCopy(const WorkCopy&) = delete;
    WorkCopy& operator=(const WorkCopy&) = delete;

    /// Makes the folder and takes the lock where that is still to do. A failure leaves the copy before whole.
    core::Result<void> write(std::string_view text);
    void remove();
    /// Removes the copy and gives up the lock; later writes do nothing.
    void close();
    const QString& path() const { return m_path; }

private:
    core::Result<void> prepare();

    QString m_folder;
    QString m_path;
    QLockFile m_lock;
    std::mutex m_mutex;
    bool m_closed = false;
};

/// A copy that was left behind, locked by whoever holds this.
struct OrphanedWork {
    QString id;
    QString copyPath;
    std::unique_ptr<QLockFile> lock;
    UnsavedWork work;
    bool fileIsNewer = false; // the document's file was written after the copy
};

struct FoundWork {
    std::vector<OrphanedWork> orphans; // the one edited last first
    QStringList unreadable;            // a sentence each on copies that cannot be read; they are put aside, and none is deleted
};

/// Reads every orphan there is. Also clears away what sessions that were killed left beside their copies.
FoundWork findOrphans(const QString& folder, const core::Catalogue& catalogue);

/// One of them, by its id. An error where there is none such, it is not an orphan, or it cannot be read.
core::Result<OrphanedWork> takeOrphan(const QString& folder, const QString& id, const core::Catalogue& catalogue);

/// Deletes the copy, then gives up its lock.
void discard(const OrphanedWork& orphan);

} // namespace ui
