#include "ui/session/unsaved_work.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::UnsavedWork)
};

constexpr const char* recoveryKey = "recovery";
const QString pathKey = QStringLiteral("path");
const QString editedKey = QStringLiteral("edited");
const QString contentKey = QStringLiteral("content");

std::string recoveryJson(const UnsavedWork& work) {
    QJsonObject json{{pathKey, work.path}, {editedKey, work.edited.toUTC().toString(Qt::ISODateWithMs)}};
    if (work.knownContent) {
        json.insert(contentKey, QString::fromLatin1(work.knownContent->toHex()));
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace

QString shownName(const UnsavedWork& work) {
    return work.path.isEmpty() ? Texts::tr("Untitled") : QFileInfo(work.path).fileName();
}

core::Result<std::string> formatUnsavedWork(const UnsavedWork& work, const core::Catalogue& catalogue) {
    core::PolicyFile file = work.file;
    std::erase_if(file.kept, [](const core::KeptKey& kept) { return kept.key == recoveryKey; }); // of a copy that was opened by hand
    file.kept.push_back({recoveryKey, recoveryJson(work)});
    return core::formatPolicyFile(file, catalogue);
}

core::Result<UnsavedWork> parseUnsavedWork(std::string_view text, const core::Catalogue& catalogue) {
    auto opened = core::parsePolicyFile(text, catalogue);
    if (!opened) {
        return tl::unexpected(std::move(opened.error()));
    }
    UnsavedWork work;
    work.file = std::move(opened->file);
    const auto recovery = std::ranges::find(work.file.kept, recoveryKey, &core::KeptKey::key);
    if (recovery == work.file.kept.end()) {
        return work;
    }
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(recovery->json)).object();
    work.file.kept.erase(recovery);
    work.path = json.value(pathKey).toString();
    work.edited = QDateTime::fromString(json.value(editedKey).toString(), Qt::ISODateWithMs);
    if (json.contains(contentKey)) {
        work.knownContent = QByteArray::fromHex(json.value(contentKey).toString().toLatin1());
    }
    return work;
}

} // namespace ui
