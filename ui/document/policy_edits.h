#pragma once

#include "core/policy/policy.h"

#include <QString>

namespace ui {

class Document;

// Edits of the marks in the diagram that several menus offer. Each is one step of the undo stack; none where it changes nothing.

/// Everything else is saved.
void recomputeOnly(Document& document, core::Policy marks);
void saveEverything(Document& document);

bool allRecomputed(const Document& document, core::Policy marks);
/// All of the marks; `name` is what they are called together: "Attention".
void setAll(Document& document, core::Policy marks, bool recompute, const QString& name);
/// Recomputes them all, or saves them where all are recomputed already.
void toggleAll(Document& document, core::Policy marks, const QString& name);

/// The policy on the frontier that differs from the diagram's in the fewest marks. A sweep of the frontier, a fraction of a millisecond.
void loadNearestFrontierPolicy(Document& document);
/// What speaks against that; empty where nothing does.
QString whyNoNearestFrontierPolicy(const Document& document);

} // namespace ui
