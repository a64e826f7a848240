#pragma once

#include "ui/export/picture.h"
#include "ui/theme.h"

#include <QFont>

namespace ui {

class Document;

/// The chart and the layer's diagram of a document, as they are when they are painted.
Picture chartPicture(const Document& document, const Theme& theme, const QFont& font, QSize size);
Picture diagramPicture(const Document& document, const Theme& theme, const QFont& font, QSize size);

/// The document in one line: "DeepSeek-V3 · MoE, bf16, sequence 4,096, …".
QString scenarioCaption(const Document& document);

} // namespace ui
