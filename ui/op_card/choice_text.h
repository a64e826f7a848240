#pragma once

#include "core/policy/choice.h"
#include "core/scenario.h"

#include <QString>
#include <QStringList>

namespace ui {

class Document;

/// What a mark does, and why, in sentences that name the ops. A choice is one of explainChoices of the same problem. Ops that follow a
/// mark go by the name of the op that owns it.

/// "q up-proj — recomputed"
QString choiceHead(const core::Problem& problem, const core::Choice& choice);
/// What it is, its output for a token, and its cost: "matmul · 128 × 192, 48.0 KiB · 5.64% of a forward"
QString opFacts(const core::Problem& problem, const core::Choice& choice);

/// What is stashed, and for whom: "Stashes 48.0 KiB per token: the replay of RoPE (q) takes it in."
QString stashSentence(const core::Problem& problem, const core::Choice& choice);
/// What its replay is for, and all that it starts from; of a saved op, what a replay would start from, unless it would be for nothing.
QStringList replaySentences(const core::Problem& problem, const core::Choice& choice);
/// In what ways the mark does nothing, a sentence for each thought; a pointless recompute begins with ⚠, no other does. Empty for a live
/// choice.
QStringList deadSentences(const core::Problem& problem, const core::Choice& choice);

/// The same, and with what other mark it would do something.
QStringList deadSentences(const core::Problem& problem, const core::Scenario& scenario, const core::Choice& choice);
/// "Together with RoPE (q) it would free 12.75 GiB for 5.64% of a forward." Empty where no mark is its partner.
QString partnerSentence(const core::Problem& problem, const core::Scenario& scenario, const core::Choice& choice);

/// What the other mark would add to the policy.
struct FlipText {
    QString gib;     // "−8.63", per rank
    QString kib;     // "−32.50", per token and layer
    QString share;   // "+12.53" or "+0.00428", percentage points of a forward; empty where the axis does not price the op
    QString price;   // "1.45", per cent of a forward for each GiB that recomputing frees; empty where there is no trade
    QString comment; // instead of a price: "Gains on both: stashes less and replays less."
    friend bool operator==(const FlipText&, const FlipText&) = default;
};
FlipText flipText(const core::Problem& problem, const core::Scenario& scenario, const core::Choice& choice);
/// "Recomputing it: −8.63 GiB per rank, −32.50 KiB/token·layer, +12.53% of a forward; 1.45% of a forward per GiB freed."
QString flipSentence(const core::Problem& problem, const core::Scenario& scenario, const core::Choice& choice);

/// Who pays that price: "1.45% of a forward per GiB freed", or the op's replay where it is recomputed.
QString priceClause(const core::Choice& choice, const QString& price);

/// Stash, dead and replay sentences, a line each.
QString whyText(const core::Problem& problem, const core::Choice& choice);
/// All of it, with the head and what a flip would do: for copying and for assistive technology. Any mark of the document's layer.
QString whyText(const Document& document, core::MarkId mark);

} // namespace ui
