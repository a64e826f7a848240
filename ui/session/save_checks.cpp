#include "ui/session/save_checks.h"

#include "core/io/policy_file.h"
#include "core/io/read_file.h"
#include "ui/document/document.h"
#include "ui/document/fingerprint.h"
#include "ui/picture_file/embedded_policy.h"

#include <QFile>
#include <QFileInfo>

namespace ui {

bool isChangedOnDisk(const Document& document) {
    const QFileInfo file(document.path());
    if (!file.isFile() || !file.isReadable()) { // nothing to lose, or writing says what is wrong
        return false;
    }
    const auto now = fingerprintOf(document.path());
    return !now || (*now && *now != document.knownContent()); // an error: it has grown larger than policy files are
}

bool holdsNoPolicy(const QString& path) {
    const QFileInfo file(path);
    if (!file.isFile() || !file.isReadable() || file.size() == 0) {
        return false;
    }
    const auto content = core::readFile(QFile::encodeName(path).toStdString(), core::maxPolicyFileBytes);
    return !content || formatOfContent(QByteArray::fromStdString(*content)) || content->find("stashpoint-policy") == std::string::npos;
}

} // namespace ui
