#pragma once

#include <QObject>
#include <QTimer>

#include "ui/document/change.h"
#include "ui/session/recovery.h"
#include "ui/task/latest_task.h"

#include <memory>

namespace ui {

class Document;

/// Keeps a copy of the document's unsaved work, written on the pool soon after the first change that is in no copy; there is none
/// while all is saved, and none after the end of this.
class Autosave : public QObject {
    Q_OBJECT

public:
    static constexpr int usualDelayMs = 2000;

    /// The document must outlive this.
    Autosave(Document& document, const QString& folder, int delayMs = usualDelayMs, QObject* parent = nullptr);
    ~Autosave() override;

    /// Now rather than after the delay.
    void flush();
    const QString& path() const { return m_copy->path(); }

signals:
    /// This state of the document is in its copy, or it is saved and there is no copy.
    void settled(const core::PolicyFile& file);
    /// Sent once until a write succeeds again; each further change tries again.
    void failed(const QString& message);
    void worksAgain();

private:
    void follow(Changes changes);
    void run();
    void finish(const core::PolicyFile& file, bool wasModified, const core::Result<void>& done);

    Document& m_document;
    std::shared_ptr<const core::Catalogue> m_catalogue;
    std::shared_ptr<WorkCopy> m_copy;
    QTimer m_delay;
    LatestTask<core::Result<void>> m_task;
    bool m_due = false; // when the run under way is done
    bool m_failing = false;
};

} // namespace ui
