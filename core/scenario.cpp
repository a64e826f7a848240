#include "core/scenario.h"

#include "core/model/block_builder.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

std::string quoted(const std::string& text) {
    return '"' + text + '"';
}

std::string listed(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) {
        text += (text.empty() ? "" : ", ") + id;
    }
    return text;
}

template <class Range>
std::string knownIds(const Range& things) {
    std::vector<std::string> ids;
    for (const auto& thing : things) {
        ids.push_back(thing.id);
    }
    return listed(ids);
}

Error unknownValue(const std::string& key, const std::string& value, const std::string& known) {
    return {key + ' ' + quoted(value) + " is not one that this program can compute; it knows " + known, "/" + key};
}

} // namespace

bool sameProblem(Scenario a, const Scenario& b) {
    a.layers = b.layers;
    a.tokens = b.tokens;
    a.inFlightDoubled = b.inFlightDoubled;
    a.budgetBytes = b.budgetBytes;
    return a == b;
}

Result<OpGraph> buildGraph(const Scenario& scenario, const Catalogue& catalogue) {
    const Architecture* model = catalogue.findModel(scenario.model);
    if (model == nullptr) {
        return tl::unexpected(unknownValue("model", scenario.model, knownIds(catalogue.models)));
    }
    const LayerKind* kind = model->findLayer(scenario.layer);
    if (kind == nullptr) {
        return tl::unexpected(unknownValue("layer", scenario.layer, knownIds(model->layers)));
    }
    if (std::ranges::find(catalogue.recipes, scenario.recipe, &Named::id) == catalogue.recipes.end()) {
        return tl::unexpected(unknownValue("recipe", scenario.recipe, knownIds(catalogue.recipes)));
    }
    if (catalogue.findHardware(scenario.hardware) == nullptr) {
        return tl::unexpected(unknownValue("hardware", scenario.hardware, knownIds(catalogue.hardware)));
    }
    if (scenario.cost != "flops") {
        return tl::unexpected(unknownValue("cost", scenario.cost, "flops"));
    }
    return buildBlock(*model, *kind, scenario.seq);
}

Result<Problem> makeProblem(const Scenario& scenario, const Catalogue& catalogue) {
    auto graph = buildGraph(scenario, catalogue);
    if (!graph) {
        return tl::unexpected(std::move(graph.error()));
    }
    auto alwaysSaved = parseMarks(scenario.alwaysSaved, *graph);
    if (!alwaysSaved) {
        alwaysSaved.error().where = "/always_saved" + alwaysSaved.error().where;
        return tl::unexpected(std::move(alwaysSaved.error()));
    }
    std::vector<Cost> costs = flopCosts(*graph);
    return Problem{std::move(*graph), CostAxis::ForwardFlops, std::move(costs), *alwaysSaved};
}

std::vector<std::string> defaultAlwaysSaved(const OpGraph& graph) {
    std::vector<std::string> ids;
    for (const Op& op : graph.ops()) {
        if (op.kind == OpKind::Comm && op.mark) {
            ids.push_back(op.id);
        }
    }
    return ids;
}

Result<Scenario> withLayer(const Scenario& scenario, const std::string& layer, const Catalogue& catalogue) {
    return withModel(scenario, scenario.model, layer, catalogue);
}

Result<Scenario> withModel(const Scenario& scenario, const std::string& model, const std::string& layer, const Catalogue& catalogue) {
    Scenario changed = scenario;
    changed.model = model;
    changed.layer = layer;
    const auto before = buildGraph(scenario, catalogue);
    const auto after = buildGraph(changed, catalogue);
    if (!before || !after) {
        return tl::unexpected((before ? after : before).error());
    }
    if (scenario.alwaysSaved == defaultAlwaysSaved(*before)) {
        changed.alwaysSaved = defaultAlwaysSaved(*after);
    } else {
        std::erase_if(changed.alwaysSaved, [&](const std::string& id) { return !after->findMark(id); });
    }
    return changed;
}

Bytes bytesPerRank(const Scenario& scenario, Bytes bytesPerTokenLayer) {
    const std::int64_t doubled = bytesPerTokenLayer.value * scenario.layers * scenario.tokens * scenario.inFlightDoubled;
    return {doubled / 2};
}

Result<Policy> parseMarks(const std::vector<std::string>& ids, const OpGraph& graph) {
    Policy policy;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const std::string place = "/" + std::to_string(i);
        const auto mark = graph.findMark(ids[i]);
        if (!mark) {
            const std::string why = graph.find(ids[i]) ? " has no mark of its own" : " is no op of this layer";
            return tl::unexpected(
                Error{quoted(ids[i]) + why + "; its marks are " + listed(markIds(Policy::firstMarks(graph.markCount()), graph)), place});
        }
        if (policy.recomputes(*mark)) {
            return tl::unexpected(Error{quoted(ids[i]) + " stands there twice; name each mark once", place});
        }
        policy = policy.with(*mark);
    }
    return policy;
}

std::vector<std::string> markIds(Policy policy, const OpGraph& graph) {
    std::vector<std::string> ids;
    for (const MarkId mark : policy.marks()) {
        ids.push_back(graph.owner(mark).id);
    }
    return ids;
}

} // namespace core
