#include "core/io/scenario_json.h"
#include "core/io/tables.h"
#include "core/search/enumerate.h"

#include <bit>
#include <string_view>
#include <utility>

namespace core {
namespace {

/// The marks of many policies as text, their ids looked up and quoted once.
class MarkTexts {
public:
    MarkTexts(const OpGraph& graph, std::string_view separator, bool quoted)
        : m_separator(separator) {
        for (const std::string& id : markIds(Policy::firstMarks(graph.markCount()), graph)) {
            m_texts.push_back(quoted ? Json(id).dump() : id);
        }
    }

    void append(std::string& text, Policy policy) const {
        std::string_view separator;
        for (std::uint64_t rest = policy.bits(); rest != 0; rest &= rest - 1) {
            text += separator;
            text += m_texts[static_cast<std::size_t>(std::countr_zero(rest))];
            separator = m_separator;
        }
    }

private:
    std::string_view m_separator;
    std::vector<std::string> m_texts;
};

MarkTexts csvMarks(const Problem& problem) {
    return {problem.graph, " ", false};
}

MarkTexts jsonMarks(const Problem& problem) {
    return {problem.graph, ", ", true};
}

/// "cost": …, "bytes": …, "bytes_per_rank": …, "tied_policies": …
void appendNumbers(std::string& json, const Outcome& outcome, const Scenario& scenario) {
    json += "\"cost\": " + std::to_string(outcome.point.cost.value);
    json += ", \"bytes\": " + std::to_string(outcome.point.bytes.value);
    json += ", \"bytes_per_rank\": " + std::to_string(bytesPerRank(scenario, outcome.point.bytes).value);
    json += ", \"tied_policies\": " + std::to_string(outcome.tiedPolicies);
}

void appendMarks(std::string& json, const char* key, Policy policy, const MarkTexts& marks) {
    json += ", \"";
    json += key;
    json += "\": [";
    marks.append(json, policy);
    json += ']';
}

Json heading(const Scenario& scenario, const Problem& problem) {
    return {{"scenario", scenarioJson(scenario)},
            {"always_saved", markIds(problem.alwaysSaved, problem.graph)},
            {"forward_cost", problem.forwardCost().value}};
}

/// The heading with a last key for an array, up to and with its bracket.
std::string openArray(const Json& heading, const char* key) {
    std::string json = heading.dump(2);
    json.erase(json.find_last_not_of("}\n") + 1);
    return json + ",\n  \"" + key + "\": [";
}

void closeArray(std::string& json) {
    json += "\n  ]\n}\n";
}

tl::unexpected<Error> notEnumerated(const Analysis& analysis) {
    return tl::unexpected(Error{"this layer leaves " + std::to_string(analysis.freeMarks) + " marks free; all outcomes are listed up to " +
                                    std::to_string(maxEnumeratedMarks) + ". Export the frontier instead, or keep more marks saved",
                                {}});
}

} // namespace

std::string hullJson(const Scenario& scenario, const Analysis& analysis) {
    const MarkTexts marks = jsonMarks(*analysis.problem);
    std::string json = openArray(heading(scenario, *analysis.problem), "hull");
    for (std::size_t step = 0; step < analysis.hull.size(); ++step) {
        const Outcome& outcome = analysis.hull[step].outcome;
        json += step == 0 ? "\n" : ",\n";
        json += "    {\"step\": " + std::to_string(step) + ", ";
        appendNumbers(json, outcome, scenario);
        appendMarks(json, "adds", analysis.hull[step].adds, marks);
        appendMarks(json, "recompute", outcome.representative, marks);
        json += '}';
    }
    closeArray(json);
    return json;
}

std::string hullCsv(const Analysis& analysis) {
    const MarkTexts marks = csvMarks(*analysis.problem);
    std::string csv = "hull_step,cost,bytes,tied_policies,adds,recompute\n";
    for (std::size_t step = 0; step < analysis.hull.size(); ++step) {
        const Outcome& outcome = analysis.hull[step].outcome;
        csv += std::to_string(step) + ',' + std::to_string(outcome.point.cost.value) + ',' + std::to_string(outcome.point.bytes.value) +
               ',' + std::to_string(outcome.tiedPolicies) + ',';
        marks.append(csv, analysis.hull[step].adds);
        csv += ',';
        marks.append(csv, outcome.representative);
        csv += '\n';
    }
    return csv;
}

Result<std::string> outcomesJson(const Scenario& scenario, const Analysis& analysis) {
    if (!analysis.enumeration) {
        return notEnumerated(analysis);
    }
    const MarkTexts marks = jsonMarks(*analysis.problem);
    Json head = heading(scenario, *analysis.problem);
    head["policies"] = std::uint64_t{1} << static_cast<unsigned>(analysis.freeMarks);
    std::string json = openArray(head, "outcomes");
    const char* separator = "\n    {";
    for (const Outcome& outcome : analysis.enumeration->outcomes) {
        json += std::exchange(separator, ",\n    {");
        appendNumbers(json, outcome, scenario);
        appendMarks(json, "recompute", outcome.representative, marks);
        json += '}';
    }
    closeArray(json);
    return json;
}

Result<std::string> outcomesCsv(const Scenario& scenario, const Analysis& analysis) {
    if (!analysis.enumeration) {
        return notEnumerated(analysis);
    }
    const MarkTexts marks = csvMarks(*analysis.problem);
    std::string csv = "cost,bytes,bytes_per_rank,tied_policies,recompute\n";
    for (const Outcome& outcome : analysis.enumeration->outcomes) {
        csv += std::to_string(outcome.point.cost.value) + ',' + std::to_string(outcome.point.bytes.value) + ',' +
               std::to_string(bytesPerRank(scenario, outcome.point.bytes).value) + ',' + std::to_string(outcome.tiedPolicies) + ',';
        marks.append(csv, outcome.representative);
        csv += '\n';
    }
    return csv;
}

} // namespace core
