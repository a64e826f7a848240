#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace ui {

/// The name under which a policy file is attached to a PDF.
inline const QString policyFileName = QStringLiteral("policy.stashpolicy");

/// A PDF of one page made exactly `points` large (1/72 inch); Qt rounds pages to whole points. What is painted keeps its place from the
/// top left.
QByteArray withPageSize(const QByteArray& pdf, QSizeF points);

/// The content of the attached policy file, of at most `most` bytes: the attachment of policyFileName, or the first that ends like it.
/// None if there is none. An error where the file cannot be read as a PDF, is encrypted, or the attachment is longer.
core::Result<std::optional<std::string>> pdfPolicy(std::string_view pdf, std::size_t most);

} // namespace ui
