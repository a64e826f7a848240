#pragma once

#include "core/search/analysis.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ui {

class Document;

/// The hull step that this very policy is, not one that only shares its numbers.
std::optional<std::size_t> hullStepOf(const Document& document, core::Policy policy, core::Point point);
/// How many policies have these two numbers; 0 where nobody counted them. O(log outcomes).
std::uint64_t tiesAt(const Document& document, core::Point point);

/// "Hull step 8 of 11 — adds attention"
QString hullHead(const core::Analysis& analysis, std::size_t step);
/// "adds attention"; of step 0, "saves all" or "saves all but dispatch".
QString stepPhrase(const core::HullStep& step, std::size_t number, const core::OpGraph& graph);
/// "1,204 policies land here"
QString landHere(std::uint64_t policies);

/// What a policy is, inside a sentence: "hull step 6 of 11", "on the Pareto frontier", "preset core_attn"; empty for any other.
QString placePhrase(const Document& document, core::Policy policy, core::Point point);
bool isPlacedByPreset(const Document& document, core::Policy policy, core::Point point);

/// In which marks a pinned policy differs from the current one, and which of the two recomputes them.
QString markDifferences(const core::OpGraph& graph, core::Policy pinned, core::Policy current);
/// "Recomputes RMSNorm ×2, SwiGLU."
QString recomputedMarks(const core::OpGraph& graph, core::Policy policy);

} // namespace ui
