#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include "core/error.h"
#include "ui/task/latest_task.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace ui {

class Document;

/// Notices when another program changes, replaces, renames or deletes the document's file. What the document itself wrote, and a
/// file that is touched and not changed, are no news.
class FileWatch : public QObject {
    Q_OBJECT

public:
    static constexpr int usualSettleMs = 200;

    /// The content's fingerprint; none where there is no file any more.
    using State = core::Result<std::optional<QByteArray>>;

    /// The document must outlive this. Files are read on the pool, once they have been at rest for `settleMs`.
    explicit FileWatch(Document& document, int settleMs = usualSettleMs, QObject* parent = nullptr);

    /// What the file holds, since it differs; none once it agrees.
    const std::optional<State>& seen() const { return m_told; }
    /// For file systems that tell nothing: looks at the file soon.
    void check();
    /// A look at the file is due or under way.
    bool isChecking() const { return m_settle.isActive() || m_task.isRunning(); }

signals:
    /// The file holds something else than the document knows, for each new such state once.
    void differs();
    /// It holds again what the document knows, or the document knows better.
    void agrees();

private:
    void follow();
    void addPaths();
    void look();
    void judge(const QString& path, const std::optional<QByteArray>& knownContent, const State& now);

    Document& m_document;
    QString m_path;                    // the one that is watched
    std::optional<QByteArray> m_known; // of the document
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    LatestTask<State> m_task;
    std::optional<State> m_told;
};

} // namespace ui
