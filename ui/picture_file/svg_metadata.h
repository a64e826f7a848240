#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <optional>
#include <string>

namespace ui {

/// Escaped for an XML element, without the characters that XML cannot hold.
QString xmlText(const QString& text);

/// What Qt's SVG generator wrote, made ready for use: the size as it was asked for (CSS pixels, or millimetres on paper), without
/// the groups that hold nothing, and with the policy file's text as metadata, unless it is empty.
QByteArray finishedSvg(const QByteArray& generated, QSizeF size, std::optional<double> widthMm, const std::string& policy);

/// The policy file's text inside; none if there is none. An error where the file is no well-formed XML.
core::Result<std::optional<std::string>> svgPolicy(const QByteArray& svg);

} // namespace ui
