#include "ui/session/file_offer.h"

#include "ui/document/document.h"
#include "ui/file_actions.h"
#include "ui/panels/message_bar.h"

#include <QFileInfo>

namespace ui {
namespace {

const QString offerKey = QStringLiteral("file");

} // namespace

FileOffer::FileOffer(Document& document, FileActions& files, MessageBar& messages, int settleMs, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_files(files),
      m_messages(messages),
      m_watch(document, settleMs) {
    connect(&m_watch, &FileWatch::differs, this, &FileOffer::say);
    connect(&m_watch, &FileWatch::agrees, this, [this] { m_messages.takeBack(offerKey); });
}

void FileOffer::say() {
    const FileWatch::State now = m_watch.seen().value(); // a copy: it agrees as soon as the document is kept
    const QString name = QFileInfo(m_document.path()).fileName();
    if (!now) {
        m_messages.keep({offerKey, tr("%1 was changed, and cannot be read now; the document is as it was. %2")
                                       .arg(name, QString::fromStdString(core::describe(now.error())))});
    } else if (!*now) {
        m_document.keepDespite({});
        m_messages.keep({offerKey, tr("%1 was deleted or renamed by another program. Save to write it anew.").arg(name)});
    } else {
        const auto keepMine = [this, content = *now] { m_document.keepDespite(content); };
        m_messages.keep(
            {offerKey,
             tr("%1 was changed by another program.").arg(name),
             false,
             {{"openAgainButton", tr("&Open Again"), [this] { m_files.openAgain(); }}, {"keepMineButton", tr("&Keep Mine"), keepMine}},
             keepMine});
    }
}

} // namespace ui
