#pragma once

#include "core/scenario.h"
#include "core/search/analysis.h"

#include <QPointF>
#include <QString>

#include <memory>
#include <vector>

namespace ui {

class Document;

/// Turns costs and bytes into the chart's axes.
struct ChartScale {
    core::Cost forward; // one forward of the layer
    core::Scenario scenario;

    core::Bytes perRank(core::Point point) const { return core::bytesPerRank(scenario, point.bytes); }
    /// x: per cent of one forward; y: GiB per rank.
    QPointF at(core::Point point) const;
};

/// A policy as the chart shows it.
struct PolicyMark {
    core::Policy policy;
    core::Point point;
    bool outside = false; // recomputes a mark that stays saved, so it has no place on the chart
};

struct PresetMark {
    QString label;
    PolicyMark mark;
};

/// All that the chart shows, as a value.
struct ChartData {
    std::shared_ptr<const core::Problem> problem;
    std::shared_ptr<const core::Analysis> analysis; // null while there is none: then no cloud, no frontier, no hull
    ChartScale scale;
    core::Point most; // nothing on the chart costs or stashes more; without an enumeration this follows the current policy
    PolicyMark current;
    std::vector<PresetMark> presets; // those that the layer offers
};

PolicyMark currentMark(const Document& document);
/// O(presets * ops); does not copy the analysis.
ChartData chartData(const Document& document);

} // namespace ui
