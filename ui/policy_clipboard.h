#pragma once

#include <QObject>
#include <QString>

#include "core/error.h"
#include "core/io/policy_text.h"

#include <cstddef>
#include <functional>
#include <string>

namespace ui {

class Document;

/// A policy to the clipboard and from it, in words that other programs and people understand.
class PolicyClipboard : public QObject {
    Q_OBJECT

public:
    PolicyClipboard(Document& document, QObject* parent);

    /// Which policy of the list is copied; without it, the one in the diagram.
    void setChoice(std::function<std::size_t()> choose);

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
    const core::NamedPolicy& chosen() const;
    QString chosenName() const;
    core::Problem problemOf(const core::NamedPolicy& policy) const;
    core::Result<core::PastedPolicy> pasted() const;
    void noteScenario(const QString& done, const core::Scenario& before, const core::Scenario& after);

    Document& m_document;
    std::function<std::size_t()> m_choose;
};

} // namespace ui
