#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>

namespace ui {

/// A hash that tells two contents apart, whoever made them (SHA-256).
QByteArray fingerprint(std::string_view content);

/// Of what the file holds now; none where there is no file. An error where there is one that cannot be read, or that is larger than
/// policy files may be. Reads all of it.
core::Result<std::optional<QByteArray>> fingerprintOf(const QString& path);

} // namespace ui
