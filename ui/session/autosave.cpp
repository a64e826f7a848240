#include "ui/session/autosave.h"

#include "ui/document/document.h"

#include <utility>

namespace ui {

Autosave::Autosave(Document& document, const QString& folder, int delayMs, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_catalogue(std::make_shared<const core::Catalogue>(document.catalogue())),
      m_copy(std::make_shared<WorkCopy>(folder)) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &Autosave::run);
    connect(&document, &Document::changed, this, &Autosave::follow);
}

Autosave::~Autosave() {
    m_copy->close();
}

void Autosave::follow(Changes changes) {
    if (!changes.testAnyFlags(Change::Marks | Change::Scenario | Change::List | Change::File)) {
        return;
    }
    if (m_document.isModified()) {
        if (!m_delay.isActive()) { // a restart would put the copy off for as long as edits go on
            m_delay.start();
        }
    } else if (changes.testFlag(Change::File)) { // an edit's other changes come while the document still counts as saved
        flush();
    }
}

void Autosave::flush() {
    m_delay.stop();
    run();
}

void Autosave::run() {
    m_due = m_task.isRunning();
    if (m_due) {
        return;
    }
    auto work = std::make_shared<const UnsavedWork>(
        UnsavedWork{m_document.file(), m_document.path(), m_document.knownContent(), QDateTime::currentDateTimeUtc()});
    const bool modified = m_document.isModified();
    m_task.start(
        [work, modified, copy = m_copy, catalogue = m_catalogue](const core::RunControl&) -> core::Result<void> {
            if (!modified) {
                copy->remove();
                return {};
            }
            return formatUnsavedWork(*work, *catalogue).and_then([&](const std::string& text) { return copy->write(text); });
        },
        [this, work, modified](const core::Result<void>& done) { finish(work->file, modified, done); });
}

void Autosave::finish(const core::PolicyFile& file, bool wasModified, const core::Result<void>& done) {
    if (!done && !m_failing) {
        emit failed(tr("There is no copy of your unsaved work, should the program end. The copy: %1")
                        .arg(QString::fromStdString(core::describe(done.error()))));
    } else if (done && m_failing) {
        emit worksAgain();
    }
    m_failing = !done;
    if (done && (wasModified || !m_document.isModified())) {
        emit settled(file);
    }
    if (m_due) {
        run();
    }
}

} // namespace ui
