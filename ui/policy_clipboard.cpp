#include "ui/policy_clipboard.h"

#include "core/io/policy_list.h"
#include "ui/document/document.h"
#include "ui/document/scenario_differences.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace ui {

PolicyClipboard::PolicyClipboard(Document& document, QObject* parent)
    : QObject(parent),
      m_document(document) {}

void PolicyClipboard::copyText() {
    const core::PolicyFile& file = m_document.file();
    copy(core::policyAsText(file.policies[file.current], *m_document.problem()), tr("Copied the policy as text"));
}

void PolicyClipboard::copyCommandLine() {
    const core::PolicyFile& file = m_document.file();
    copy(core::policyAsCommandLine(file.policies[file.current], m_document.problem()->graph, m_document.catalogue()),
         tr("Copied a command line that evaluates the policy"));
}

void PolicyClipboard::copyJson() {
    copy(core::policyAsJson(m_document.file(), m_document.catalogue()), tr("Copied the policy as JSON"));
}

void PolicyClipboard::paste() {
    const auto policy = pasted();
    if (!policy) {
        emit failed(tr("Not pasted. %1").arg(QString::fromStdString(core::describe(policy.error()))));
        return;
    }
    const core::Scenario before = m_document.scenario();
    m_document.edit(core::withCurrentPolicy(m_document.file(), policy->scenario.value_or(before), policy->recompute), tr("paste a policy"));
    noteScenario(tr("Pasted the policy."), before, m_document.scenario());
}

void PolicyClipboard::pasteIntoList() {
    auto policy = pasted();
    if (!policy) {
        emit failed(tr("Not pasted. %1").arg(QString::fromStdString(core::describe(policy.error()))));
        return;
    }
    const core::PolicyFile& file = m_document.file();
    core::NamedPolicy added;
    added.name = core::unusedName(file, policy->name.empty() ? tr("Pasted policy").toStdString() : policy->name);
    added.note = std::move(policy->note);
    added.scenario = policy->scenario.value_or(m_document.scenario());
    added.recompute = policy->recompute;
    const QString name = QString::fromStdString(added.name);
    const core::Scenario scenario = added.scenario;
    m_document.edit(core::withInserted(file, file.policies.size(), std::move(added)), tr("paste %1 into the list").arg(name));
    noteScenario(tr("Added %1 to the list.").arg(name), m_document.scenario(), scenario);
}

void PolicyClipboard::copy(const std::string& text, const QString& done) {
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
    emit noted(done);
}

core::Result<core::PastedPolicy> PolicyClipboard::pasted() const {
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    if (text.empty()) {
        return tl::unexpected(core::Error{tr("The clipboard holds no text.").toStdString(), {}});
    }
    return core::parsePastedPolicy(text, m_document.scenario(), m_document.catalogue());
}

void PolicyClipboard::noteScenario(const QString& done, const core::Scenario& before, const core::Scenario& after) {
    const QString differences = scenarioDifferences(after, before, m_document.catalogue());
    emit noted(differences.isEmpty() ? done : tr("%1 Its scenario differs from the one before: %2.").arg(done, differences));
}

} // namespace ui
