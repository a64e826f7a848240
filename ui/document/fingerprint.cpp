#include "ui/document/fingerprint.h"

#include "core/io/policy_file.h"
#include "core/io/read_file.h"

#include <QCryptographicHash>
#include <QFile>

#include <filesystem>
#include <system_error>

namespace ui {

QByteArray fingerprint(std::string_view content) {
    return QCryptographicHash::hash(QByteArrayView(content.data(), static_cast<qsizetype>(content.size())), QCryptographicHash::Sha256);
}

core::Result<std::optional<QByteArray>> fingerprintOf(const QString& path) {
    const std::string name = QFile::encodeName(path).toStdString();
    std::error_code ignored;
    if (std::filesystem::status(name, ignored).type() == std::filesystem::file_type::not_found) {
        return std::nullopt;
    }
    return core::readFile(name, core::maxPolicyFileBytes).map([](const std::string& content) {
        return std::optional(fingerprint(content));
    });
}

} // namespace ui
