#pragma once

#include "core/error.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <string_view>

/// Text chunks of PNG files, read and written byte for byte: Qt's own reader folds the white space of texts, and would decode the
/// whole image for them.
namespace ui {

/// Under which a policy file's text stands.
inline constexpr std::string_view policyKeyword = "stashpoint-policy";

/// The PNG with an uncompressed international text (iTXt) in front of its pixels. `utf8` of any content.
QByteArray withPngText(const QByteArray& png, std::string_view keyword, std::string_view utf8);

/// The text of that keyword in UTF-8, from any kind of text chunk (iTXt, zTXt, tEXt), of at most `most` bytes; none if there is none.
/// An error where the file is cut off, or the text damaged or longer.
core::Result<std::optional<std::string>> pngText(std::string_view png, std::string_view keyword, std::size_t most);

} // namespace ui
