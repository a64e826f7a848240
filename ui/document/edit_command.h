#pragma once

#include "core/io/policy_file.h"

#include <QUndoCommand>

#include <memory>

namespace ui {

class Document;

/// One edit of the document, as the values before and after it.
class EditCommand : public QUndoCommand {
public:
    using File = std::shared_ptr<const core::PolicyFile>; // two steps in a row share the one between them

    /// Edits with the same non-empty `mergeKey` that follow each other become one.
    EditCommand(Document& document, File before, File after, const QString& text, QString mergeKey);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* next) override;

private:
    Document& m_document;
    File m_before;
    File m_after;
    QString m_mergeKey;
};

} // namespace ui
