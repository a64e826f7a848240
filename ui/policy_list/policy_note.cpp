#include "ui/policy_list/policy_note.h"

#include "ui/document/document.h"
#include "ui/document/list_edits.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include <cmath>

namespace ui {
namespace {

constexpr int lines = 2;

} // namespace

PolicyNote::PolicyNote(Document& document, QWidget* parent)
    : QPlainTextEdit(parent),
      m_document(document) {
    setObjectName(QStringLiteral("policyNote"));
    setAccessibleName(tr("Note on the selected policy"));
    setPlaceholderText(tr("Note on this policy"));
    setTabChangesFocus(true);
    setUndoRedoEnabled(false); // the document does that
    setFrameShape(NoFrame);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { setPolicyNote(m_document, m_policy, toPlainText()); });
    fitHeight();
}

void PolicyNote::showNote(std::size_t policy) {
    m_policy = policy;
    const QString note = QString::fromStdString(m_document.file().policies[policy].note);
    if (note != toPlainText()) {
        const QSignalBlocker blocker(this);
        setPlainText(note);
        moveCursor(QTextCursor::End);
    }
}

bool PolicyNote::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore(); // for the window, which undoes edits of the document
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void PolicyNote::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
}

void PolicyNote::fitHeight() {
    setFixedHeight(lines * fontMetrics().lineSpacing() + static_cast<int>(std::ceil(2 * document()->documentMargin())));
}

} // namespace ui
