#pragma once

#include <QObject>
#include <QString>

#include "ui/session/autosave.h"
#include "ui/session/file_offer.h"
#include "ui/session/recovery.h"

#include <optional>
#include <vector>

class QWidget;

namespace ui {

/// One window's life beside its document: a copy of unsaved work while there is any, the offer of what earlier windows left behind,
/// the document's file as other programs change it, and files that are dropped. Ends with the window; its copy goes with it.
class Session : public QObject {
    Q_OBJECT

public:
    /// The window must have been created. All of them must outlive this.
    Session(Document& document, FileActions& files, MessageBar& messages, QWidget& window, const QString& recoveryFolder,
            int autosaveDelayMs = Autosave::usualDelayMs);
    ~Session() override;

    /// Looks for orphans on the pool, and opens a dialog about them if there are any.
    void offerRecovery();
    /// Puts one orphan into this window's document.
    void recover(const QString& id);

private:
    void offer(FoundWork found);
    void recoverAll(std::vector<OrphanedWork> orphans);
    void restore(OrphanedWork orphan);
    void settle(const core::PolicyFile& file);

    Document& m_document;
    FileActions& m_files;
    MessageBar& m_messages;
    QWidget& m_window;
    QString m_folder;
    Autosave m_autosave;
    FileOffer m_fileOffer;
    std::optional<OrphanedWork> m_restored; // its copy stays until this session has one of its own
    LatestTask<FoundWork> m_looking;
};

} // namespace ui
