#pragma once

#include "core/error.h"
#include "ui/picture_file/picture_format.h"

#include <QByteArray>

#include <cstddef>
#include <optional>
#include <string>

/// Policy files inside of exported pictures: as a text chunk of a PNG, metadata of an SVG, an attachment of a PDF.
namespace ui {

/// Pictures may be larger than policy files are.
inline constexpr std::size_t maxPictureBytes = std::size_t{64} << 20;

/// What the content is by its first bytes, whatever the file's name. XML of any kind counts as SVG.
std::optional<PictureFormat> formatOfContent(const QByteArray& content);

/// The text of the policy file inside a picture, up to the size that policy files may have. An error where the picture is broken, is
/// none of the three formats, or carries no policy.
core::Result<std::string> embeddedPolicy(const QByteArray& picture);

} // namespace ui
