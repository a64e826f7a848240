#pragma once

#include "ui/export/picture.h"
#include "ui/theme.h"

#include <QFont>

#include <string>

namespace ui {

class Document;

/// The chart and the layer's diagram of a document, as they are when they are painted, with the policy file inside.
Picture chartPicture(const Document& document, const Theme& theme, const QFont& font, QSize size);
Picture diagramPicture(const Document& document, const Theme& theme, const QFont& font, QSize size);

/// All that a picture of the document depends on: "DeepSeek-V3 · MoE, bf16, sequence length 4,096, … Stashpoint 0.1.0". What only an
/// analysis knows is missing without one.
QString scenarioCaption(const Document& document);

/// The same for a picture of one policy alone: names it, with its stash and its replay, instead of counting all policies.
QString diagramCaption(const Document& document);

/// The document as a policy file would have it.
std::string policyText(const Document& document);

} // namespace ui
