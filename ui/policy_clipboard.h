#pragma once

#include <QObject>
#include <QString>

#include "core/error.h"
#include "core/io/policy_text.h"

#include <string>

namespace ui {

class Document;

/// The policy in the diagram to the clipboard and from it, in words that other programs and people understand.
class PolicyClipboard : public QObject {
    Q_OBJECT

public:
    PolicyClipboard(Document& document, QObject* parent);

    void copyText();
    void copyCommandLine();
    void copyJson();
    /// Into the diagram: its marks, and the scenario where the text has one. One step of the undo stack.
    void paste();
    /// As a further policy of the list; the diagram stays as it is.
    void pasteIntoList();

signals:
    void failed(const QString& message);
    void noted(const QString& message);

private:
    void copy(const std::string& text, const QString& done);
    core::Result<core::PastedPolicy> pasted() const;
    void noteScenario(const QString& done, const core::Scenario& before, const core::Scenario& after);

    Document& m_document;
};

} // namespace ui
