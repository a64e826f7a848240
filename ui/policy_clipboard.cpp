#include "ui/policy_clipboard.h"

#include "core/io/policy_list.h"
#include "ui/document/document.h"
#include "ui/document/listed_policies.h"
#include "ui/document/scenario_differences.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

#include <utility>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::PolicyClipboard)
};

QString leftOutText(const std::vector<std::string>& keys) {
    constexpr std::size_t mostNamed = 10;
    if (keys.empty()) {
        return {};
    }
    QStringList names;
    for (const std::string& key : keys) {
        if (names.size() < static_cast<qsizetype>(mostNamed)) {
            names << QString::fromStdString(core::describe({key, {}}));
        }
    }
    const QString others = keys.size() > mostNamed ? Texts::tr(" and %1 more").arg(keys.size() - mostNamed) : QString();
    return Texts::tr(" Keys that nobody knows were left out: %1%2.").arg(names.join(Texts::tr(", ")), others);
}

} // namespace

PolicyClipboard::PolicyClipboard(Document& document, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_choose([&document] { return document.file().current; }) {}

void PolicyClipboard::setChoice(std::function<std::size_t()> choose) {
    m_choose = std::move(choose);
}

void PolicyClipboard::copyText() {
    const core::NamedPolicy& policy = chosen();
    copy(core::policyAsText(policy, problemOf(policy), m_document.catalogue()), tr("Copied %1 as text").arg(chosenName()));
}

void PolicyClipboard::copyCommandLine() {
    const core::NamedPolicy& policy = chosen();
    copy(core::policyAsCommandLine(policy, problemOf(policy).graph, m_document.catalogue()),
         tr("Copied a command line that evaluates %1").arg(chosenName()));
}

void PolicyClipboard::copyJson() {
    const auto json = core::policyAsJson(core::withCurrent(m_document.file(), m_choose()), m_document.catalogue());
    if (!json) {
        emit failed(tr("Not copied: %1").arg(QString::fromStdString(core::describe(json.error()))));
        return;
    }
    copy(*json, tr("Copied %1 as JSON").arg(chosenName()));
}

const core::NamedPolicy& PolicyClipboard::chosen() const {
    return m_document.file().policies[m_choose()];
}

QString PolicyClipboard::chosenName() const {
    const core::PolicyFile& file = m_document.file();
    return file.policies.size() > 1 ? tr("“%1”").arg(shownName(file, m_choose())) : tr("the policy");
}

core::Problem PolicyClipboard::problemOf(const core::NamedPolicy& policy) const {
    return core::makeProblem(policy.scenario, m_document.catalogue()).value(); // of a document, so it can be computed
}

void PolicyClipboard::paste() {
    const auto policy = pasted();
    if (!policy) {
        emit failed(tr("Not pasted: %1").arg(QString::fromStdString(core::describe(policy.error()))));
        return;
    }
    const core::Scenario before = m_document.scenario();
    m_document.edit(core::withCurrentPolicy(m_document.file(), policy->scenario.value_or(before), policy->recompute), tr("paste a policy"));
    noteScenario(tr("Pasted the policy.") + leftOutText(policy->leftOut), before, m_document.scenario());
}

void PolicyClipboard::pasteIntoList() {
    auto policy = pasted();
    if (!policy) {
        emit failed(tr("Not pasted: %1").arg(QString::fromStdString(core::describe(policy.error()))));
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
    noteScenario(tr("Added %1 to the list.").arg(name) + leftOutText(policy->leftOut), m_document.scenario(), scenario);
}

void PolicyClipboard::copy(const std::string& text, const QString& done) {
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
    emit noted(done);
}

core::Result<core::PastedPolicy> PolicyClipboard::pasted() const {
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    if (text.empty()) {
        return tl::unexpected(core::Error{tr("the clipboard holds no text").toStdString(), {}});
    }
    return core::parsePastedPolicy(text, m_document.scenario(), m_document.catalogue());
}

void PolicyClipboard::noteScenario(const QString& done, const core::Scenario& before, const core::Scenario& after) {
    const QString differences = scenarioDifferences(after, before, m_document.catalogue());
    emit noted(differences.isEmpty() ? done : tr("%1 Its scenario differs from the one before: %2.").arg(done, differences));
}

} // namespace ui
