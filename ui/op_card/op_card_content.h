#pragma once

#include "ui/op_card/choice_text.h"

namespace ui {

/// What a card says of an op and its mark, under the policy in the diagram.
struct OpCardContent {
    QString head;         // "q up-proj — recomputed"
    QString facts;        // its kind, dimensions and cost
    QString stash;        // what is stashed for whom
    QStringList dead;     // in what ways the mark does nothing, without a sign
    bool harmful = false; // it is pointless
    QStringList replays;  // what a replay is for, and what it rests on
    QString flipHead;     // "Flipping it: save"
    FlipText flip;
    QString priceMeaning; // what the flip's price is a number of
    QString text;         // all of it, for copying and for assistive technology
    friend bool operator==(const OpCardContent&, const OpCardContent&) = default;
};

/// Any mark of the document's layer.
OpCardContent opCardContent(const Document& document, core::MarkId mark);

} // namespace ui
