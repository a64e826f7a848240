#pragma once

#include "ui/session/file_watch.h"

namespace ui {

class FileActions;
class MessageBar;

/// Says when another program changes the document's file, and offers to open it again. Nothing is done unasked.
class FileOffer : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive this.
    FileOffer(Document& document, FileActions& files, MessageBar& messages, int settleMs = FileWatch::usualSettleMs,
              QObject* parent = nullptr);

    FileWatch& watch() { return m_watch; }

private:
    void say();

    Document& m_document;
    FileActions& m_files;
    MessageBar& m_messages;
    FileWatch m_watch;
};

} // namespace ui
