#include "ui/session/session.h"

#include "ui/document/document.h"
#include "ui/file_actions.h"
#include "ui/panels/message_bar.h"
#include "ui/session/file_drop.h"
#include "ui/session/recovery_dialog.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include <utility>

namespace ui {
namespace {

const QString autosaveKey = QStringLiteral("autosave");
const QString recoveredKey = QStringLiteral("recovered");
const QString unreadableKey = QStringLiteral("unreadable");

/// Nobody has worked in it or opened anything yet.
bool isUntouched(Document& document) {
    return document.path().isEmpty() && !document.isModified() && document.undoStack().count() == 0 &&
           document.file() == core::defaultPolicyFile();
}

} // namespace

Session::Session(Document& document, FileActions& files, MessageBar& messages, QWidget& window, const QString& recoveryFolder,
                 int autosaveDelayMs)
    : m_document(document),
      m_files(files),
      m_messages(messages),
      m_window(window),
      m_folder(recoveryFolder),
      m_autosave(document, recoveryFolder, autosaveDelayMs),
      m_fileOffer(document, files, messages) {
    connect(&m_autosave, &Autosave::failed, this, [this](const QString& text) { m_messages.keep({autosaveKey, text, true}); });
    connect(&m_autosave, &Autosave::worksAgain, this, [this] { m_messages.takeBack(autosaveKey); });
    connect(&m_autosave, &Autosave::settled, this, &Session::settle);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive) {
            m_fileOffer.watch().check(); // some file systems tell nothing of changes
        }
    });
    auto* drop = new FileDrop(window);
    connect(drop, &FileDrop::dropped, this, [this](const QStringList& paths) {
        m_window.activateWindow();
        m_files.openPaths(paths);
    });
}

Session::~Session() {
    if (m_restored) {
        discard(*m_restored); // the window was closed: its work is saved, or the user gave it up
    }
}

void Session::offerRecovery() {
    m_looking.start(
        [folder = m_folder, catalogue = m_document.catalogue()](const core::RunControl&) { return findOrphans(folder, catalogue); },
        [this](FoundWork found) { offer(std::move(found)); });
}

void Session::offer(FoundWork found) {
    if (!found.unreadable.isEmpty()) {
        m_messages.keep({unreadableKey, found.unreadable.join(QLatin1Char('\n'))});
    }
    if (found.orphans.empty()) {
        return;
    }
    auto* dialog = new RecoveryDialog(
        std::move(found.orphans), [this](std::vector<OrphanedWork> chosen) { recoverAll(std::move(chosen)); }, &m_window);
    dialog->show();
}

void Session::recover(const QString& id) {
    auto orphan = takeOrphan(m_folder, id, m_document.catalogue());
    if (orphan) {
        restore(std::move(*orphan));
    } else {
        m_messages.showError(tr("Not recovered. %1").arg(QString::fromStdString(core::describe(orphan.error()))));
    }
}

void Session::recoverAll(std::vector<OrphanedWork> orphans) {
    FileActions::commitTyping();
    for (OrphanedWork& orphan : orphans) {
        if (isUntouched(m_document)) {
            restore(std::move(orphan));
        } else {
            orphan.lock->unlock(); // for the window that takes it over
            m_files.startWindow(recoverArguments(orphan.id));
        }
    }
}

void Session::restore(OrphanedWork orphan) {
    m_restored = std::move(orphan);
    const UnsavedWork& work = m_restored->work;
    m_document.restore(work.file, work.path, work.knownContent);
    m_autosave.flush();
    QString note = tr("Recovered %1 as of %2. It is not saved yet.")
                       .arg(shownName(work), QLocale().toString(work.edited.toLocalTime(), QLocale::ShortFormat));
    if (m_restored->fileIsNewer) {
        note += QLatin1Char(' ') + tr("The file itself was written later; saving asks before it is replaced.");
    }
    m_messages.keep({recoveredKey, note});
}

void Session::settle(const core::PolicyFile& file) {
    if (m_restored && file == m_document.file()) {
        discard(*m_restored);
        m_restored.reset();
    }
    if (!m_document.isModified()) {
        m_messages.takeBack(recoveredKey);
    }
}

} // namespace ui
