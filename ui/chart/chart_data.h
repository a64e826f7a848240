#pragma once

#include "core/scenario.h"
#include "core/search/analysis.h"
#include "ui/chart_options.h"

#include <QPointF>
#include <QString>

#include <cstddef>
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
    friend bool operator==(const PolicyMark&, const PolicyMark&) = default;
};

struct PresetMark {
    QString label;
    PolicyMark mark;
};

/// A policy of the file's list that is not in the diagram, priced in its own scenario.
struct ListedMark {
    QString name;
    std::size_t index = 0;  // in the file's list
    PolicyMark mark;        // outside of what its own scenario keeps free
    QPointF value;          // its place: ChartScale::at of its own scenario
    bool elsewhere = false; // the diagram's scenario has no such marks, or has them at another place
    friend bool operator==(const ListedMark&, const ListedMark&) = default;
};
inline constexpr std::size_t mostListedMarks = 100;

/// What the chart shows of the file's list: nothing of a lone policy.
struct ChartList {
    QString currentName;           // of the policy in the diagram
    std::vector<ListedMark> marks; // the first mostListedMarks of the others, in the list's order
    friend bool operator==(const ChartList&, const ChartList&) = default;
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
    ChartList list;                   // empty where the options do not show it
};

/// The place in the frontier of the cheapest policy under the scenario's budget. None without a budget, an analysis, or such a policy.
std::optional<std::size_t> cheapestUnderBudget(const ChartData& data);

PolicyMark policyMark(const core::Problem& problem, core::Policy policy, core::Point point);
PolicyMark currentMark(const Document& document);
/// Costs as core::pricedPolicies.
ChartList chartList(const Document& document, const ChartOptions& options);
/// O(presets * ops), and what chartList costs; does not copy the analysis.
ChartData chartData(const Document& document, const ChartOptions& options = {}, std::optional<core::Policy> pinned = std::nullopt);

} // namespace ui
