#include "ui/document/edit_command.h"

#include "ui/document/document.h"

#include <utility>

namespace ui {

EditCommand::EditCommand(Document& document, File before, File after, const QString& text, QString mergeKey)
    : QUndoCommand(text),
      m_document(document),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_mergeKey(std::move(mergeKey)) {}

void EditCommand::undo() {
    m_document.setFile(m_before);
}

void EditCommand::redo() {
    m_document.setFile(m_after);
}

int EditCommand::id() const {
    return m_mergeKey.isEmpty() ? -1 : 1;
}

bool EditCommand::mergeWith(const QUndoCommand* next) {
    const auto* edit = dynamic_cast<const EditCommand*>(next);
    if (edit == nullptr || edit->m_mergeKey != m_mergeKey || edit->m_before->current != m_after->current) {
        return false;
    }
    m_after = edit->m_after;
    setObsolete(*m_after == *m_before);
    return true;
}

} // namespace ui
