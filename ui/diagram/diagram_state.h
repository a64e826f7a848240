#pragma once

#include "core/policy/choice.h"
#include "core/policy/ledger.h"
#include "core/policy/problem.h"
#include "ui/diagram/diagram_layout.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

class Document;

/// What the diagram shows: a layer under a policy.
struct DiagramState {
    std::shared_ptr<const core::Problem> problem;
    core::Policy policy;
    core::Ledger ledger;
    QString heading;
    QString hint;                              // what one can do with it; empty in a picture
    std::optional<core::Policy> compared = {}; // the pinned policy, while there is one
    std::vector<core::Choice> choices = {};    // by mark; empty where nobody asks why
};

DiagramState diagramState(const Document& document);

/// What one box shows.
struct BoxState {
    bool recomputed = false;
    bool pointless = false; // recomputed, but nothing needs the output
    bool differs = false;   // the pinned policy marks it otherwise
    core::Bytes stashed;    // per token, of the whole op, with auxiliary bytes
    core::Bytes ownStashed; // of the box's output alone: where the op has several boxes, of its part
    core::Bytes auxStashed;
    core::Cost cost;    // of one replay of the whole op, which is that of the forward
    core::Cost ownCost; // where the op has several boxes, of its part
    std::vector<core::OpId> neededBy;
};

/// O(size of the ledger).
BoxState boxState(const DiagramBox& box, const DiagramState& state);

/// A cost as a share of one forward, 0 to 1.
double forwardShare(core::Cost cost, const core::Problem& problem);

} // namespace ui
