#pragma once

#include "core/policy/cost_table.h"

#include <QString>

namespace ui {

class Document;

/// Where a policy stands among all policies of the document's analysis, in words.
struct VerdictText {
    QString place;     // "Hull step 6 of 11."; empty off the frontier
    QString judgement; // what is better, why it is not on the chart, and what its cost leaves out
};

/// `point` is the policy's own. Any policy of the layer's marks; without an analysis the judgement says so.
VerdictText verdictOf(const Document& document, core::Policy policy, core::Point point);
/// Both parts as one text.
QString verdictText(const Document& document, core::Policy policy, core::Point point);

/// The presets that recompute exactly these marks, joined by commas.
QString presetNames(const Document& document, core::Policy policy);

} // namespace ui
