#pragma once

#include "core/catalogue.h"
#include "core/error.h"
#include "core/io/policy_file.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace ui {

/// A document that is not saved, as its copy keeps it.
struct UnsavedWork {
    core::PolicyFile file;
    QString path;                           // empty for one that was never saved
    std::optional<QByteArray> knownContent; // as of Document
    QDateTime edited;
};

/// "lean.stashpolicy", or "Untitled".
QString shownName(const UnsavedWork& work);

/// A plain policy file with one key more, "recovery", so that it can also be opened by hand. Errors as of core::formatPolicyFile.
core::Result<std::string> formatUnsavedWork(const UnsavedWork& work, const core::Catalogue& catalogue);

/// A policy file without that key is work on a document that was never saved. Errors as of core::parsePolicyFile.
core::Result<UnsavedWork> parseUnsavedWork(std::string_view text, const core::Catalogue& catalogue);

} // namespace ui
