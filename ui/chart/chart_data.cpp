#include "ui/chart/chart_data.h"

#include "ui/document/document.h"
#include "ui/labels.h"

#include <algorithm>

namespace ui {
namespace {

constexpr double bytesPerGib = 1024.0 * 1024.0 * 1024.0;

/// The largest stash of the enumeration; without one, that of the marks themselves.
core::Bytes mostBytes(const ChartData& data) {
    if (data.analysis && data.analysis->enumeration) {
        return data.analysis->enumeration->maxBytes;
    }
    core::Bytes most;
    const auto include = [&most](const PolicyMark& mark) {
        if (!mark.outside) {
            most = std::max(most, mark.point.bytes);
        }
    };
    include(data.current);
    for (const PresetMark& preset : data.presets) {
        include(preset.mark);
    }
    if (data.analysis && !data.analysis->frontier.empty()) {
        most = std::max(most, data.analysis->frontier.front().point.bytes);
    }
    return most;
}

} // namespace

QPointF ChartScale::at(core::Point point) const {
    const double share = forward.value == 0 ? 0 : static_cast<double>(point.cost.value) / static_cast<double>(forward.value);
    return {100 * share, static_cast<double>(perRank(point).value) / bytesPerGib};
}

PolicyMark currentMark(const Document& document) {
    return {document.policy(), document.point(), !(document.policy() & document.problem()->alwaysSaved).empty()};
}

ChartData chartData(const Document& document) {
    const core::Problem& problem = *document.problem();
    const core::CostTable table(problem);
    ChartData data;
    data.problem = document.problem();
    data.analysis = document.analysis();
    data.scale = {problem.forwardCost(), document.scenario()};
    data.current = currentMark(document);
    for (const core::OfferedPreset& preset : core::offeredPresets(document.catalogue(), problem.graph)) {
        const bool outside = !(preset.policy & problem.alwaysSaved).empty();
        data.presets.push_back({coreText(preset.label), {preset.policy, table.evaluate(preset.policy), outside}});
    }
    data.most = {table.evaluate(problem.freeMarks()).cost, mostBytes(data)};
    return data;
}

} // namespace ui
