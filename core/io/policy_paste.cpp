#include "core/io/json_object_reader.h"
#include "core/io/pasted_command.h"
#include "core/io/policy_text.h"
#include "core/io/scenario_json.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace core {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view recomputeLabel = "recompute:";
constexpr std::string_view scenarioLabel = "scenario:";
constexpr std::string_view defaultScenario = "defaults";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

/// The words between commas and blanks: one more than a layer can have marks at most, which is already wrong.
std::vector<std::string> idsOf(std::string_view text) {
    constexpr std::string_view separators = ", \t\r\n";
    std::vector<std::string> ids;
    std::size_t start = text.find_first_not_of(separators);
    while (start != std::string_view::npos && ids.size() <= OpGraph::maxMarks) {
        const std::size_t end = std::min(text.find_first_of(separators, start), text.size());
        ids.emplace_back(text.substr(start, end - start));
        start = text.find_first_not_of(separators, end);
    }
    return ids;
}

tl::unexpected<Error> noPolicy(const std::string& why) {
    return tl::unexpected(Error{"this is no policy: " + why, {}});
}

/// Marks of the present layer.
Result<PastedPolicy> presentPolicy(const std::vector<std::string>& ids, const Scenario& present, const Catalogue& catalogue) {
    return buildGraph(present, catalogue).and_then([&](const OpGraph& graph) { return parseMarks(ids, graph); }).map([](Policy marks) {
        return PastedPolicy{marks, {}, {}, {}, {}};
    });
}

void leaveOut(const std::vector<KeptKey>& keys, PastedPolicy& pasted) {
    std::ranges::transform(keys, std::back_inserter(pasted.leftOut), &KeptKey::key);
}

Result<PastedPolicy> fromPolicyFile(std::string_view text, const Catalogue& catalogue) {
    return parsePolicyFile(text, catalogue).map([](const OpenedPolicyFile& opened) {
        const NamedPolicy& policy = opened.file.policies[opened.file.current];
        PastedPolicy pasted{policy.recompute, policy.scenario, policy.name, policy.note, {}};
        for (const auto* kept : {&opened.file.kept, &opened.file.keptInScenario, &policy.kept, &policy.keptInScenario}) {
            leaveOut(*kept, pasted);
        }
        return pasted;
    });
}

/// The marks of `in`'s recompute, on the layer of its scenario, or of the present one if it has none.
Result<PastedPolicy> fromObject(const Json& json, const Scenario& present, const Catalogue& catalogue) {
    std::optional<Error> fault;
    JsonObjectReader in(json, "", fault);
    PastedPolicy pasted;
    std::vector<std::string> ids;
    in.read("name", pasted.name);
    in.read("note", pasted.note);
    in.read("recompute", ids);
    if (const Json* scenario = in.find("scenario")) {
        JsonObjectReader scenarioIn(*scenario, in.pointer("scenario"), fault);
        if (auto read = readScenario(scenarioIn, catalogue)) {
            pasted.scenario = std::move(read->scenario);
        }
        leaveOut(scenarioIn.unknownKeys(), pasted);
    }
    if (fault) {
        return tl::unexpected(std::move(*fault));
    }
    leaveOut(in.unknownKeys(), pasted);
    return presentPolicy(ids, pasted.scenario.value_or(present), catalogue)
        .map_error([](Error error) { return Error{std::move(error.message), "/recompute" + error.where}; })
        .map([&](const PastedPolicy& marks) {
            pasted.recompute = marks.recompute;
            return pasted;
        });
}

Result<PastedPolicy> fromArray(const Json& json, const Scenario& present, const Catalogue& catalogue) {
    std::vector<std::string> ids;
    for (const Json& id : json) {
        if (!id.is_string()) {
            return tl::unexpected(Error{"must be a string, not " + describeJson(id), pointerTo({}, std::to_string(ids.size()))});
        }
        ids.push_back(id.get_ref<const std::string&>());
    }
    return presentPolicy(ids, present, catalogue);
}

Result<PastedPolicy> fromJson(std::string_view text, const Scenario& present, const Catalogue& catalogue) {
    return parseJson(text).and_then([&](const Json& json) -> Result<PastedPolicy> {
        if (json.is_array()) {
            return fromArray(json, present, catalogue);
        }
        if (json.contains("format")) {
            return fromPolicyFile(text, catalogue);
        }
        return json.contains("recompute") ? fromObject(json, present, catalogue) : noPolicy("the JSON has no \"recompute\"");
    });
}

/// The line that says what is recomputed, the name above it, and the options below it, if they are told.
struct Told {
    std::string_view name;
    std::string_view ids;
    std::optional<std::string_view> options;
};

/// The line that holds `at`, and the text before it.
std::pair<std::string_view, std::string_view> lineAt(std::string_view text, std::size_t at) {
    const std::size_t before = text.substr(0, at).rfind('\n');
    const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find('\n', at), text.size());
    return {trimmed(text.substr(start, end - start)), text.substr(0, start)};
}

std::optional<std::string_view> optionsIn(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size()) + 1) {
        if (const std::string_view line = lineAt(text, at).first; line.starts_with(scenarioLabel)) {
            return trimmed(line.substr(scenarioLabel.size()));
        }
    }
    return std::nullopt;
}

std::optional<Told> toldIn(std::string_view text) {
    std::size_t at = text.rfind(recomputeLabel);
    while (at != std::string_view::npos) { // from the end: a name may look like anything
        const auto [line, before] = lineAt(text, at);
        if (line.starts_with(recomputeLabel)) {
            const std::string_view name = before.empty() ? before : lineAt(before, before.size() - 1).first;
            return Told{name, trimmed(line.substr(recomputeLabel.size())), optionsIn(text.substr(at))};
        }
        at = before.empty() ? std::string_view::npos : text.rfind(recomputeLabel, before.size() - 1);
    }
    return std::nullopt;
}

Result<PastedPolicy> fromTold(const Told& told, const Scenario& present, const Catalogue& catalogue) {
    const std::vector<std::string> ids = told.ids == "nothing" ? std::vector<std::string>() : idsOf(told.ids);
    if (ids.empty() && told.ids != "nothing") {
        return tl::unexpected(Error{"names no op; say \"nothing\" for none", "recompute"});
    }
    std::optional<Scenario> scenario;
    if (told.options) {
        auto parsed = parsePastedOptions(*told.options == defaultScenario ? std::string_view() : *told.options, catalogue);
        if (!parsed) {
            return tl::unexpected(std::move(parsed.error()));
        }
        scenario = std::move(*parsed);
    }
    return presentPolicy(ids, scenario.value_or(present), catalogue)
        .map_error([](Error error) { return Error{std::move(error.message), "recompute"}; })
        .map([&](PastedPolicy pasted) {
            pasted.name = told.name;
            pasted.scenario = scenario;
            return pasted;
        });
}

/// The ids of all ops of all layers that there are.
std::unordered_set<std::string> allOpIds(const Scenario& present, const Catalogue& catalogue) {
    std::unordered_set<std::string> ids;
    for (const Architecture& model : catalogue.models) {
        for (const LayerKind& layer : model.layers) {
            Scenario there = present;
            there.model = model.id;
            there.layer = layer.id;
            if (const auto graph = buildGraph(there, catalogue)) {
                for (const Op& op : graph->ops()) {
                    ids.insert(op.id);
                }
            }
        }
    }
    return ids;
}

Result<PastedPolicy> fromIds(std::string_view text, const Scenario& present, const Catalogue& catalogue) {
    const std::vector<std::string> ids = idsOf(text);
    const std::unordered_set<std::string> known = allOpIds(present, catalogue);
    if (std::ranges::none_of(ids, [&](const std::string& id) { return known.contains(id); })) {
        return noPolicy(ids.empty() ? "there is no text"
                                    : "it names no op; paste ids such as norm1, attn, a command line of stashpoint-cli, or JSON");
    }
    return presentPolicy(ids, present, catalogue).map_error([](Error error) {
        return Error{std::move(error.message), "word " + std::to_string(std::stoul(error.where.substr(1)) + 1)};
    });
}

} // namespace

Result<PastedPolicy> parsePastedPolicy(std::string_view text, const Scenario& present, const Catalogue& catalogue) {
    if (text.size() > maxPolicyFileBytes) {
        return noPolicy("it is too large, at most " + std::to_string(maxPolicyFileBytes) + " bytes are read");
    }
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark)) {
        text.remove_prefix(byteOrderMark.size());
    }
    if (const auto told = toldIn(text)) { // first: its name may look like any of the others
        return fromTold(*told, present, catalogue);
    }
    const std::string_view content = trimmed(text);
    if (content.starts_with('{') || content.starts_with('[')) {
        return fromJson(text, present, catalogue);
    }
    return isCommandLine(content) ? parsePastedCommand(content, catalogue) : fromIds(content, present, catalogue);
}

} // namespace core
