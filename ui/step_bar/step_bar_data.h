#pragma once

#include "core/policy/step_cost.h"

#include <QString>

#include <optional>

namespace ui {

class Document;

/// What the bar under the diagram shows: what the policy in the diagram stashes on one rank, and what a training step of it costs.
struct StepBarData {
    core::Bytes stash;
    core::Bytes everything;              // stashed by the policy that recomputes nothing
    std::optional<core::Bytes> capacity; // of the GPU, which is named below
    QString gpu;                         // "H100"
    std::optional<core::Bytes> budget;
    core::StepCost cost;
    core::Cost forward; // of the layer, not doubled

    /// Stashed beyond the capacity; 0 where it fits or where there is none.
    core::Bytes beyond() const { return capacity && stash > *capacity ? stash - *capacity : core::Bytes{}; }
};

StepBarData stepBarData(const Document& document);

/// What the bar's labels say.
QString gibText(core::Bytes perRank);              // "66.6 GiB"
QString capacityText(const StepBarData& data);     // "H100 · 80 GiB"; empty without one
QString stashText(const StepBarData& data);        // "stash per rank, of H100's 80 GiB", behind its number
QString beyondText(const StepBarData& data);       // "⚠ alone 38.6 GiB beyond H100"; empty where it fits
QString stepBudgetText(const StepBarData& data);   // "budget 59.0 GiB"; empty without one
QString backwardForwards(const StepBarData& data); // "2.06"
QString replayOfForward(const StepBarData& data);  // "8.17%"
QString replayOfStep(const StepBarData& data);     // "2.67%"; of a step without replays
/// All numbers of the bar in sentences, a line for the stash and one for the step.
QString stepBarText(const StepBarData& data);

} // namespace ui
