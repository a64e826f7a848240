#pragma once

#include <QString>

namespace ui {

class Document;

/// Whether the document's file holds something else than the document last read or wrote. Reads it.
bool isChangedOnDisk(const Document& document);

/// Whether a file is there and is no policy file: saving over it would lose a picture, or another program's data. Reads it.
bool holdsNoPolicy(const QString& path);

} // namespace ui
