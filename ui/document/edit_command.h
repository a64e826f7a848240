#pragma once

#include "core/io/policy_file.h"

#include <QUndoCommand>

namespace ui {

class Document;

/// One edit of the document, as the values before and after it.
class EditCommand : public QUndoCommand {
public:
    /// Edits with the same non-empty `mergeKey` that follow each other become one.
    EditCommand(Document& document, core::PolicyFile before, core::PolicyFile after, const QString& text, QString mergeKey);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* next) override;

private:
    Document& m_document;
    core::PolicyFile m_before;
    core::PolicyFile m_after;
    QString m_mergeKey;
};

} // namespace ui
