#pragma once

#include "core/scenario.h"
#include "core/search/analysis.h"
#include "ui/chart_options.h"

#include <QPointF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

class Document;

/// Turns costs and bytes into the chart's axes.
struct ChartScale {
    core::Cost forward; // one forward of the layer
    core::Scenario scenario;
    StashUnit unit = StashUnit::GibPerRank;
    bool swapped = false; // memory across, replay up

    core::Bytes perRank(core::Point point) const { return core::bytesPerRank(scenario, point.bytes); }
    /// Across: per cent of one forward; up: the stash in the unit; the other way round if swapped.
    QPointF at(core::Point point) const;
    double replayAt(core::Point point) const;
    double stashAt(core::Bytes perTokenLayer) const;
    double stashAtRank(core::Bytes perRank) const;
    /// The bytes per rank at a stash, in whole tenths of a GiB, at least one.
    core::Bytes rankBytesAt(double stash) const;
    QPointF placed(double replay, double stash) const { return swapped ? QPointF(stash, replay) : QPointF(replay, stash); }
    double replayOf(QPointF value) const { return swapped ? value.y() : value.x(); }
    double stashOf(QPointF value) const { return swapped ? value.x() : value.y(); }
    /// Whether every policy has the same place by both.
    bool placesAs(const ChartScale& other) const;
};

/// A policy as the chart shows it.
struct PolicyMark {
    core::Policy policy;
    core::Point point;
    bool outside = false;  // recomputes a mark that stays saved, so it has no place on the chart
    bool unpriced = false; // replays an all-to-all that the cost axis does not count
};

struct PresetMark {
    QString label;
    PolicyMark mark;
};

/// All that the chart shows, as a value.
struct ChartData {
    std::shared_ptr<const core::Problem> problem;
    std::shared_ptr<const core::Analysis> analysis; // null while there is none: then no cloud, no frontier, no hull
    ChartOptions options;
    ChartScale scale;
    core::Point most; // nothing on the chart costs or stashes more; without an enumeration this follows the current policy
    PolicyMark current;
    std::optional<PolicyMark> pinned; // compared with the current one
    std::vector<PresetMark> presets;  // those that the layer offers
};

/// The place in the frontier of the cheapest policy under the scenario's budget. None without a budget, an analysis, or such a policy.
std::optional<std::size_t> cheapestUnderBudget(const ChartData& data);

PolicyMark policyMark(const core::Problem& problem, core::Policy policy, core::Point point);
PolicyMark currentMark(const Document& document);
/// O(presets * ops); does not copy the analysis.
ChartData chartData(const Document& document, const ChartOptions& options = {}, std::optional<core::Policy> pinned = std::nullopt);

} // namespace ui
