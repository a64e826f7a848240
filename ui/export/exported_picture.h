#pragma once

#include "ui/export/export_request.h"

#include <QFont>

namespace ui {

class Document;

/// The picture that the request asks for, of the document as it is now, with its policy file inside. `font` gives the family, and on
/// screens the size, of its text.
///
/// On screens the picture is as large as the request says, but higher where the film and the caption leave no room for the chart; the
/// film alone is as high as it needs. On paper a unit of the picture is what makes the text the size asked for.
Picture exportedPicture(const Document& document, const ShownChart& shown, const ExportRequest& request, const QFont& font);

} // namespace ui
