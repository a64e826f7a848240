#pragma once

#include "ui/chart/hit_test.h"
#include "ui/diagram/miniature.h"

#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace ui {

class Document;

/// One of a policy's two numbers, in both of its units.
struct CardNumber {
    QString value;   // "21.0%"
    QString meaning; // "of a forward replayed"
    QString exact;   // "280.9 MFLOP/token·layer"
    friend bool operator==(const CardNumber&, const CardNumber&) = default;
};

/// A number of a pinned policy beside that of the policy in the diagram.
struct ComparedNumber {
    QString meaning; // "replayed"
    QString pinned;
    QString current;
    QString difference; // pinned less current, two decimals
    friend bool operator==(const ComparedNumber&, const ComparedNumber&) = default;
};

/// What a card says of a policy.
struct CardContent {
    QString head; // "Hull step 8 of 11 — adds attention"
    QString note; // presets of the same marks, and how many policies have the same two numbers; may be empty
    std::array<CardNumber, 2> numbers;
    std::vector<ComparedNumber> compared; // instead of the numbers where a policy is compared
    QString difference;                   // from the policy in the diagram: the numbers', or the marks' where it is compared
    QString verdict;                      // what the head does not say already
    std::shared_ptr<const core::Problem> problem;
    MiniatureState miniature;
    bool pinnable = true;  // it can be compared with the policy in the diagram
    QString miniatureNote; // what the miniature's signs mean; may be empty
};

/// Of a policy that the mouse or the keyboard is on. The data is the document's. A listed policy that stands elsewhere than the diagram's
/// scenario has it has the numbers and the layer of its own. O(ops * presets + log outcomes).
CardContent cardContent(const Document& document, const ChartData& data, const Hit& hit);
/// Of a pinned policy against the one in the diagram. Any policy of the layer's marks.
CardContent compareContent(const Document& document, core::Policy pinned);

/// "21.0% of a forward replayed · 280.9 MFLOP/token·layer"
QString sentence(const CardNumber& number);
/// The whole card for the clipboard and for assistive technology; columns stand apart by tabs.
QString plainText(const CardContent& content);

} // namespace ui
