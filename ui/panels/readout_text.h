#pragma once

#include <QString>

namespace ui {

class Document;

/// The policy in the diagram, said in words and numbers.
struct ReadoutText {
    QString stash;       // "66.6 GiB"
    QString stashDetail; // "stashed per rank · 250.6 KiB/token·layer"
    QString replay;      // "8.17%"
    QString replayDetail;
    QString verdict;   // where it stands among all policies, and why it has no ring if it has none
    QString better;    // for a dominated policy: what to load instead; else empty
    QString budget;    // how far the policy is under or over the memory budget; empty without one
    QString pointless; // recomputed ops whose output nothing needs; else empty
};

ReadoutText readoutText(const Document& document);

} // namespace ui
