#pragma once

#include "core/policy/policy.h"

#include <QString>

namespace ui {

class Document;
struct DiagramRegion;

/// What Space does to several ops at once: "4 ops selected: Space flips them: −12.75 GiB, +5.64% of a forward".
QString flipHint(const Document& document, core::Policy selected);
/// What a click on the region's name does, and whether it leaves the scenario's policies.
QString regionText(const Document& document, const DiagramRegion& region);

} // namespace ui
