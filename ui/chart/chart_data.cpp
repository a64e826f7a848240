#include "ui/chart/chart_data.h"

#include "core/budget.h"
#include "ui/document/document.h"
#include "ui/document/listed_policies.h"
#include "ui/labels.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace ui {
namespace {

constexpr double bytesPerKib = 1024.0;
constexpr double bytesPerGib = 1024.0 * 1024.0 * 1024.0;

/// GiB per rank of one KiB per token and layer.
double gibPerKib(const core::Scenario& scenario) {
    const auto tokens =
        static_cast<double>(scenario.layers) * static_cast<double>(scenario.tokens) * static_cast<double>(scenario.inFlightDoubled) / 2;
    return tokens * bytesPerKib / bytesPerGib;
}

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

double ChartScale::replayAt(core::Point point) const {
    return forward.value == 0 ? 0 : 100 * static_cast<double>(point.cost.value) / static_cast<double>(forward.value);
}

double ChartScale::stashAt(core::Bytes perTokenLayer) const {
    return unit == StashUnit::GibPerRank ? static_cast<double>(core::bytesPerRank(scenario, perTokenLayer).value) / bytesPerGib
                                         : static_cast<double>(perTokenLayer.value) / bytesPerKib;
}

double ChartScale::stashAtRank(core::Bytes perRank) const {
    const double gib = static_cast<double>(perRank.value) / bytesPerGib;
    return unit == StashUnit::GibPerRank ? gib : gib / gibPerKib(scenario);
}

core::Bytes ChartScale::rankBytesAt(double stash) const {
    const double gib = unit == StashUnit::GibPerRank ? stash : stash * gibPerKib(scenario);
    return core::budgetOfTenths(std::max<std::int64_t>(1, std::llround(gib * 10)));
}

bool ChartScale::placesAs(const ChartScale& other) const {
    const auto key = [](const ChartScale& scale) {
        return std::tuple(scale.forward, scale.scenario.layers, scale.scenario.inFlightDoubled, scale.scenario.tokens, scale.unit,
                          scale.swapped);
    };
    return key(*this) == key(other);
}

std::optional<std::size_t> cheapestUnderBudget(const ChartData& data) {
    const core::Scenario& scenario = data.scale.scenario;
    return data.analysis && scenario.budgetBytes ? core::cheapestWithin(data.analysis->frontier, scenario, {*scenario.budgetBytes})
                                                 : std::nullopt;
}

QPointF ChartScale::at(core::Point point) const {
    return placed(replayAt(point), stashAt(point.bytes));
}

PolicyMark policyMark(const core::Problem& problem, core::Policy policy, core::Point point) {
    return {policy, point, !(policy & problem.alwaysSaved).empty(), !(policy & core::unpricedComm(problem)).empty()};
}

PolicyMark currentMark(const Document& document) {
    return policyMark(*document.problem(), document.policy(), document.point());
}

ChartList chartList(const Document& document, const ChartOptions& options) {
    const core::PolicyFile& file = document.file();
    ChartList list;
    if (!options.listed || file.policies.size() < 2) {
        return list;
    }
    list.currentName = shownName(file, file.current);
    const std::vector<ListedPolicy> listed = listedPolicies(file, document.catalogue());
    const ChartScale scale{document.problem()->forwardCost(), document.scenario(), options.unit, options.swapped};
    for (std::size_t i = 0; i < listed.size() && list.marks.size() < mostListedMarks; ++i) {
        const auto& [name, recompute, priced, isCurrent, differences] = listed[i];
        if (isCurrent) {
            continue;
        }
        const ChartScale own{priced.problem->forwardCost(), file.policies[i].scenario, options.unit, options.swapped};
        const QPointF value = own.at(priced.point);
        const bool elsewhere = !priced.comparable || value != scale.at(priced.point);
        list.marks.push_back({name, i, {recompute, priced.point, priced.outside, priced.unpriced}, value, elsewhere});
    }
    return list;
}

ChartData chartData(const Document& document, const ChartOptions& options, std::optional<core::Policy> pinned) {
    const core::Problem& problem = *document.problem();
    const core::CostTable table(problem);
    ChartData data;
    data.problem = document.problem();
    data.analysis = document.analysis();
    data.options = options;
    data.scale = {problem.forwardCost(), document.scenario(), options.unit, options.swapped};
    data.current = currentMark(document);
    if (pinned) {
        data.pinned = policyMark(problem, *pinned, table.evaluate(*pinned));
    }
    for (const core::OfferedPreset& preset : core::offeredPresets(document.catalogue(), problem.graph)) {
        data.presets.push_back({coreText(preset.label), policyMark(problem, preset.policy, table.evaluate(preset.policy))});
    }
    data.list = chartList(document, options);
    data.most = {table.evaluate(problem.freeMarks()).cost, mostBytes(data)};
    return data;
}

} // namespace ui
