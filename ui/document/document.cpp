#include "ui/document/document.h"

#include "core/io/atomic_file.h"
#include "core/io/policy_file.h"
#include "core/io/policy_list.h"
#include "core/io/read_file.h"
#include "core/scenario.h"
#include "ui/document/edit_command.h"
#include "ui/document/fingerprint.h"
#include "ui/document/listed_policies.h"
#include "ui/labels.h"
#include "ui/picture_file/embedded_policy.h"

#include <QFile>
#include <QFileInfo>

#include <cassert>
#include <utility>

namespace ui {
namespace {

constexpr qint64 headBytes = 4096; // tell what a file is

core::Result<core::OpenedPolicyFile> parse(std::string_view content, bool isPicture, const std::string& name,
                                           const core::Catalogue& catalogue) {
    if (!isPicture) {
        return core::parsePolicyFile(content, name, catalogue);
    }
    const QByteArray bytes = QByteArray::fromRawData(content.data(), static_cast<qsizetype>(content.size()));
    auto opened = embeddedPolicy(bytes).and_then([&](const std::string& policy) { return core::parsePolicyFile(policy, catalogue); });
    if (!opened) {
        return tl::unexpected(core::within(name, std::move(opened.error())));
    }
    for (std::string& note : opened->notes) {
        note = core::describe({note, name});
    }
    return opened;
}

bool isPicture(std::string_view content) {
    return formatOfContent(QByteArray::fromRawData(content.data(), static_cast<qsizetype>(content.size()))).has_value();
}

/// Pictures may be larger than policy files, which are refused by their size alone.
std::size_t mostBytes(const QString& path) {
    QFile file(path);
    const bool isLarge = QFileInfo(path).isFile() && file.size() > static_cast<qint64>(core::maxPolicyFileBytes);
    return isLarge && file.open(QIODevice::ReadOnly) && formatOfContent(file.read(headBytes)) ? maxPictureBytes : core::maxPolicyFileBytes;
}

} // namespace

Document::Document(core::Catalogue catalogue, QObject* parent)
    : QObject(parent),
      m_catalogue(std::move(catalogue)) {
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this] { emit changed(Change::File); });
    replaceFile(core::defaultPolicyFile(), {}, {});
}

std::optional<core::Verdict> Document::verdict() const {
    if (!m_analysis) {
        return std::nullopt;
    }
    return core::judge(*m_analysis, policy(), point());
}

void Document::setAnalysis(std::shared_ptr<const core::Analysis> analysis) {
    if (!analysis || analysis->problem != m_problem) {
        return;
    }
    m_analysis = std::move(analysis);
    emit changed(Change::Analysis);
}

void Document::flip(core::Policy marks) {
    const core::Policy flipped = policy() ^ marks;
    QStringList did;
    if (const core::Policy recomputed = flipped & marks; !recomputed.empty()) {
        did << tr("recompute %1").arg(markNames(m_problem->graph, recomputed));
    }
    if (const core::Policy saved = marks - flipped; !saved.empty()) {
        did << tr("save %1").arg(markNames(m_problem->graph, saved));
    }
    loadPolicy(flipped, did.join(tr(", ")));
}

void Document::loadPolicy(core::Policy policy, const QString& text) {
    edit(core::withCurrentPolicy(*m_file, scenario(), policy), stepText(text));
}

void Document::show(std::size_t index) {
    if (index != m_file->current) {
        setFile(std::make_shared<const core::PolicyFile>(core::withCurrent(*m_file, index)));
    }
}

QString Document::stepText(const QString& what) const {
    return m_file->policies.size() > 1 ? tr("%1 (%2)").arg(what, shownName(*m_file, m_file->current)) : what;
}

core::Result<std::vector<std::string>> Document::changeScenario(const core::Scenario& scenario, const QString& text,
                                                                const QString& mergeKey) {
    const auto changed = core::makeProblem(scenario, m_catalogue);
    if (!changed) {
        return tl::unexpected(changed.error());
    }
    std::vector<std::string> dropped;
    const core::Policy kept = core::carriedOver(policy(), m_problem->graph, changed->graph, dropped);
    edit(core::withCurrentPolicy(*m_file, scenario, kept), stepText(text), mergeKey);
    return dropped;
}

core::Result<std::vector<std::string>> Document::open(const QString& path) {
    const std::string name = QFile::encodeName(path).toStdString();
    return core::readFile(name, mostBytes(path)).and_then([&](const std::string& content) { return take(content, name, path); });
}

core::Result<std::vector<std::string>> Document::openContent(std::string_view content, const QString& name) {
    return take(content, name.toStdString(), {});
}

core::Result<std::vector<std::string>> Document::openAgain() {
    const std::string name = QFile::encodeName(m_path).toStdString();
    const auto content = core::readFile(name, core::maxPolicyFileBytes);
    if (!content) {
        return tl::unexpected(content.error());
    }
    auto opened = parse(*content, false, name, m_catalogue);
    if (!opened) {
        return tl::unexpected(std::move(opened.error()));
    }
    edit(std::move(opened->file), tr("open %1 again").arg(QFileInfo(m_path).fileName()));
    m_knownContent = fingerprint(*content);
    m_undoStack.setClean();
    emit changed(Change::File);
    return std::move(opened->notes);
}

core::Result<void> Document::save(const QString& path) {
    const std::string name = QFile::encodeName(path).toStdString();
    const auto text = core::formatPolicyFile(*m_file, m_catalogue);
    if (!text) {
        return tl::unexpected(core::within(name, text.error()));
    }
    if (auto written = core::writeFile(name, *text); !written) {
        return written;
    }
    m_path = path;
    m_knownContent = fingerprint(*text);
    m_undoStack.setClean();
    emit changed(Change::File);
    return {};
}

void Document::restore(const core::PolicyFile& file, const QString& path, const std::optional<QByteArray>& knownContent) {
    replaceFile(file, path, knownContent);
    m_undoStack.resetClean();
}

void Document::keepDespite(const std::optional<QByteArray>& contentNow) {
    m_knownContent = contentNow;
    m_undoStack.resetClean();
    emit changed(Change::File);
}

void Document::reset() {
    replaceFile(core::defaultPolicyFile(), {}, {});
}

void Document::edit(core::PolicyFile after, const QString& text, const QString& mergeKey) {
    if (after == *m_file) {
        return;
    }
    m_undoStack.push(new EditCommand(*this, m_file, std::make_shared<const core::PolicyFile>(std::move(after)), text, mergeKey));
}

void Document::setFile(std::shared_ptr<const core::PolicyFile> file) {
    const bool first = !m_problem;
    const std::shared_ptr<const core::PolicyFile> previous = std::exchange(m_file, std::move(file));
    const core::NamedPolicy& before = previous ? previous->policies[previous->current] : current();
    Changes changes;
    changes.setFlag(Change::Marks, first || before.recompute != policy());
    changes.setFlag(Change::List, first || *previous != *m_file);
    changes.setFlag(Change::Scenario, first || before.scenario != scenario());
    if (first || !core::sameProblem(before.scenario, scenario())) {
        auto problem = core::makeProblem(scenario(), m_catalogue);
        assert(problem); // files and edits are checked before they get here
        m_problem = std::make_shared<const core::Problem>(std::move(*problem));
        m_analysis.reset();
        changes |= Change::Problem | Change::Analysis | Change::Marks;
    }
    if (changes.testFlag(Change::Marks)) {
        m_ledger = core::explain(*m_problem, policy());
        m_choices = core::explainChoices(*m_problem, policy());
    }
    emit changed(changes);
}

core::Result<std::vector<std::string>> Document::take(std::string_view content, const std::string& name, const QString& path) {
    const bool picture = isPicture(content);
    auto opened = parse(content, picture, name, m_catalogue);
    if (!opened) {
        return tl::unexpected(std::move(opened.error()));
    }
    const bool hasFile = !picture && !path.isEmpty();
    replaceFile(opened->file, hasFile ? path : QString(), hasFile ? std::optional(fingerprint(content)) : std::nullopt);
    if (picture) {
        const QString shown = path.isEmpty() ? QString::fromStdString(name) : QFileInfo(path).fileName();
        opened->notes.insert(opened->notes.begin(),
                             tr("Opened the policy inside of %1. Saving asks for a file of its own.").arg(shown).toStdString());
    }
    return std::move(opened->notes);
}

void Document::replaceFile(const core::PolicyFile& file, const QString& path, const std::optional<QByteArray>& knownContent) {
    m_path = path;
    m_knownContent = knownContent;
    setFile(std::make_shared<const core::PolicyFile>(file));
    m_undoStack.clear();
    emit changed(Change::File);
}

} // namespace ui
