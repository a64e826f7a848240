#include "ui/document/list_edits.h"

#include "core/io/policy_list.h"
#include "ui/document/document.h"
#include "ui/document/listed_policies.h"
#include "ui/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::ListEdits)
};

QString proposedName(const Document& document) {
    const auto presets = core::offeredPresets(document.catalogue(), document.problem()->graph);
    if (const auto preset = std::ranges::find(presets, document.policy(), &core::OfferedPreset::policy); preset != presets.end()) {
        return coreText(preset->label);
    }
    if (const auto verdict = document.verdict(); verdict && verdict->hullStep) {
        return Texts::tr("hull step %1").arg(*verdict->hullStep);
    }
    return Texts::tr("Policy %1").arg(document.file().policies.size() + 1);
}

std::string unused(const Document& document, const QString& wanted) {
    return core::unusedName(document.file(), wanted.toStdString());
}

QString lostText(const core::PolicyFile& file, const core::DroppedMarks& lost) {
    QStringList ids;
    for (const std::string& id : lost.ids) {
        ids << QString::fromStdString(id);
    }
    return Texts::tr("%1 lost its marks %2, which its new layer lacks.").arg(shownName(file, lost.policy), ids.join(Texts::tr(", ")));
}

QString lostTexts(const core::PolicyFile& file, const std::vector<core::DroppedMarks>& lost) {
    QStringList sentences;
    for (const core::DroppedMarks& each : lost) {
        sentences << lostText(file, each);
    }
    return sentences.isEmpty() ? QString() : Texts::tr("%1 Undo brings them back.").arg(sentences.join(Texts::tr(" ")));
}

} // namespace

std::size_t addToList(Document& document) {
    core::PolicyFile file = document.file();
    for (std::size_t i = 0; i < file.policies.size(); ++i) { // of several, each keeps its name wherever it stands
        file.policies[i].name = shownName(file, i).toStdString();
    }
    core::NamedPolicy copy = file.policies[file.current];
    copy.name = core::unusedName(file, proposedName(document).toStdString());
    copy.note.clear();
    copy.kept.clear(); // they were said of the other
    const std::size_t end = file.policies.size();
    const QString text = Texts::tr("add %1").arg(QString::fromStdString(copy.name));
    document.edit(core::withInserted(std::move(file), end, std::move(copy)), text);
    return end;
}

std::size_t duplicatePolicy(Document& document, std::size_t index) {
    const core::PolicyFile& file = document.file();
    const QString name = shownName(file, index);
    core::NamedPolicy copy = file.policies[index];
    copy.name = unused(document, name);
    document.edit(core::withInserted(file, index + 1, std::move(copy)), Texts::tr("duplicate %1").arg(name));
    return index + 1;
}

void renamePolicy(Document& document, std::size_t index, const QString& name) {
    core::PolicyFile file = document.file();
    const QString before = shownName(file, index);
    file.policies[index].name = name.toStdString();
    document.edit(std::move(file), Texts::tr("rename %1").arg(before));
}

void setPolicyNote(Document& document, std::size_t index, const QString& note) {
    core::PolicyFile file = document.file();
    file.policies[index].note = note.toStdString();
    const QString text = Texts::tr("edit the note on %1").arg(shownName(file, index));
    document.edit(std::move(file), text, QStringLiteral("note %1").arg(index));
}

void movePolicy(Document& document, std::size_t from, std::size_t to) {
    document.edit(core::withMoved(document.file(), from, to), Texts::tr("move %1").arg(shownName(document.file(), from)));
}

void deletePolicy(Document& document, std::size_t index) {
    document.edit(core::withoutPolicy(document.file(), index), Texts::tr("delete %1").arg(shownName(document.file(), index)));
}

QString useScenarioForAll(Document& document) {
    std::vector<core::DroppedMarks> lost;
    core::PolicyFile after = core::withOneScenario(document.file(), document.catalogue(), lost);
    document.edit(std::move(after), Texts::tr("use one scenario for all policies"));
    return lostTexts(document.file(), lost);
}

QString makeScenarioTheFiles(Document& document) {
    std::vector<core::DroppedMarks> lost;
    core::PolicyFile after = core::withScenarioOfFile(document.file(), document.catalogue(), lost);
    document.edit(std::move(after), Texts::tr("give the file this scenario"));
    return lostTexts(document.file(), lost);
}

QString takeFileScenario(Document& document, std::size_t index) {
    core::DroppedMarks lost{index, {}};
    core::PolicyFile after = core::withFileScenario(document.file(), index, document.catalogue(), lost.ids);
    document.edit(std::move(after), Texts::tr("take the file's scenario for %1").arg(shownName(document.file(), index)));
    return lost.ids.empty() ? QString() : lostTexts(document.file(), {lost});
}

} // namespace ui
