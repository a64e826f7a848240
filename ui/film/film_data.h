#pragma once

#include "core/policy/problem.h"
#include "core/search/outcome.h"
#include "ui/chart_options.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

class Document;

/// One hull step, and what is said of it.
struct FilmFrame {
    core::Point point;
    core::Policy recompute; // the step's simplest policy
    core::Policy adds;      // of these marks, those that the step before saves; of step 0, all
    QString number;         // "6"
    QString stash;          // "66.6 GiB", or "250.6 KiB" per token and layer
    QString share;          // "8.17%" of a forward replayed
    QString price;          // "0.443 %/GiB" over the step before; step 0 has none
    QString what;           // "+ q up, RoPE"; "save all"; "save all but dispatch"
    QString presets;        // "= dsv3": those that recompute the same marks; often empty
    QString tooltip;        // all of it in full
    QString spoken;         // "hull step 6: 66.6 GiB, 8.17%, adds q up, RoPE"
};

/// The hull of a document, step by step. No frames while it has no analysis.
struct FilmData {
    std::shared_ptr<const core::Problem> problem; // never null
    std::vector<FilmFrame> frames;                // by step
    std::optional<std::size_t> current;           // the step that the policy in the diagram is as good as
};

/// O(steps * presets).
FilmData filmData(const Document& document, StashUnit unit);

/// The step that is outlined.
std::optional<std::size_t> currentStep(const Document& document);

} // namespace ui
