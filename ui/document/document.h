#pragma once

#include "core/catalogue.h"
#include "core/error.h"
#include "core/io/policy_file.h"
#include "core/policy/choice.h"
#include "core/policy/ledger.h"
#include "core/search/analysis.h"
#include "core/search/verdict.h"
#include "ui/document/change.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// What the window shows and edits: a policy file, of which one policy is in the diagram, with all that follows from it at
/// once. The analysis takes longer and is handed in when it is there. Every edit is one step of the undo stack.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(core::Catalogue catalogue, QObject* parent = nullptr);

    const core::Catalogue& catalogue() const { return m_catalogue; }
    const core::PolicyFile& file() const { return *m_file; }
    /// The scenario and the marks of the policy in the diagram.
    const core::Scenario& scenario() const { return current().scenario; }
    core::Policy policy() const { return current().recompute; }

    const std::shared_ptr<const core::Problem>& problem() const { return m_problem; }
    const core::Ledger& ledger() const { return m_ledger; }
    core::Point point() const { return m_ledger.total; }
    /// One for each mark, in graph order.
    const std::vector<core::Choice>& choices() const { return m_choices; }
    /// Null while there is none for the present problem.
    const std::shared_ptr<const core::Analysis>& analysis() const { return m_analysis; }
    /// Where the policy stands; none while there is no analysis.
    std::optional<core::Verdict> verdict() const;
    /// An analysis of another problem than the present one is dropped.
    void setAnalysis(std::shared_ptr<const core::Analysis> analysis);

    /// Puts that policy of the list into the diagram: no edit, like every selection.
    void show(std::size_t index);

    QUndoStack& undoStack() { return m_undoStack; }
    void flip(core::MarkId mark) { flip(core::Policy::of(mark)); }
    /// All of these marks at once, as one step. Nothing for none.
    void flip(core::Policy marks);
    /// `text` names the step for undo: "load preset dsv3".
    void loadPolicy(core::Policy policy, const QString& text);
    /// Keeps the marks that the new layer has, by id, and returns the ids of those that it drops. Successive changes with the
    /// same non-empty `mergeKey` are one step.
    core::Result<std::vector<std::string>> changeScenario(const core::Scenario& scenario, const QString& text,
                                                          const QString& mergeKey = {});
    /// One step of the undo stack; none where it changes nothing. `after` is a file that could be written.
    void edit(core::PolicyFile after, const QString& text, const QString& mergeKey = {});

    /// Empty for a document that has not been saved.
    const QString& path() const { return m_path; }
    bool isModified() const { return !m_undoStack.isClean(); }
    /// What the document takes its file to hold, as a fingerprint: what it last read or wrote there. None where it knows of no file.
    const std::optional<QByteArray>& knownContent() const { return m_knownContent; }
    /// A policy file, or a picture with one inside, by its content: that is opened without a path, so that saving never overwrites
    /// the picture. Returns what the reader should know of the file. After an error the document is as it was. A policy file over
    /// core::maxPolicyFileBytes is refused before it is read.
    core::Result<std::vector<std::string>> open(const QString& path);
    /// The same of content that comes from elsewhere, which leaves the document without a path. `name` is its place in messages.
    core::Result<std::vector<std::string>> openContent(std::string_view content, const QString& name);
    /// Takes over what its file, a policy file, holds now: one step of the undo stack, and saved.
    core::Result<std::vector<std::string>> openAgain();
    core::Result<void> save(const QString& path);
    /// Puts recovered work in: not saved, and nothing to undo. `knownContent` is what that work took its file to hold.
    void restore(const core::PolicyFile& file, const QString& path, const std::optional<QByteArray>& knownContent);
    /// The file holds something else now, or is gone, and the document stays: it counts as not saved.
    void keepDespite(const std::optional<QByteArray>& contentNow);
    /// Back to the document of a fresh start.
    void reset();

signals:
    void changed(ui::Changes changes);

private:
    friend class EditCommand;

    const core::NamedPolicy& current() const { return m_file->policies[m_file->current]; }
    /// Of a list, a step says which policy it edits.
    QString stepText(const QString& what) const;
    void setFile(std::shared_ptr<const core::PolicyFile> file);
    core::Result<std::vector<std::string>> take(std::string_view content, const std::string& name, const QString& path);
    void replaceFile(const core::PolicyFile& file, const QString& path, const std::optional<QByteArray>& knownContent);

    core::Catalogue m_catalogue;
    std::shared_ptr<const core::PolicyFile> m_file; // shared with the steps of the undo stack
    std::shared_ptr<const core::Problem> m_problem;
    core::Ledger m_ledger;
    std::vector<core::Choice> m_choices;
    std::shared_ptr<const core::Analysis> m_analysis;
    QString m_path;
    std::optional<QByteArray> m_knownContent;
    QUndoStack m_undoStack;
};

} // namespace ui
