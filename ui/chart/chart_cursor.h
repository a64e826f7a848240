#pragma once

#include "ui/chart/hit_test.h"

#include <cstddef>
#include <optional>

namespace ui {

enum class Step { Previous, Next, First, Last };
enum class Path { Frontier, Hull };

/// Where the keyboard goes on the frontier from a place on it, or, from nowhere, from the policy in the diagram; on the path of
/// the hull only its vertices count. Stays at the ends. None without an analysis. O(frontier).
std::optional<std::size_t> stepAlong(const ChartData& data, std::optional<std::size_t> from, Path path, Step step);

/// The frontier's policy at that place, as the hull step that it is, or as a policy of the frontier.
Hit frontierHit(const core::Analysis& analysis, std::size_t place);

} // namespace ui
