#include "core/io/json_object_reader.h"
#include "core/io/policy_file.h"
#include "core/io/read_file.h"
#include "core/io/scenario_json.h"
#include "core/policy/cost_table.h"

#include <limits>
#include <utility>

namespace core {
namespace {

constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

/// Unknown keys of all levels, as one note.
class KeptNote {
public:
    std::vector<KeptKey> keep(const JsonObjectReader& in) {
        std::vector<KeptKey> unknown = in.unknownKeys();
        for (const KeptKey& kept : unknown) {
            m_pointers += (m_pointers.empty() ? "" : ", ") + in.pointer(kept.key);
        }
        return unknown;
    }
    void addTo(std::vector<std::string>& notes) const {
        if (!m_pointers.empty()) {
            notes.push_back("not known to this version, kept and written back: " + m_pointers);
        }
    }

private:
    std::string m_pointers;
};

struct Reading {
    const Catalogue& catalogue;
    KeptNote kept;
    std::optional<Error> fault;
};

void checkHeader(JsonObjectReader& in) {
    constexpr const char* format = "stashpoint-policy";
    const Json* found = in.find("format");
    if (found == nullptr || *found != format) {
        return in.fail("format", "must be \"" + std::string(format) + "\"; this is no Stashpoint policy file");
    }
    const Json* version = in.require("version");
    if (version == nullptr) {
        return;
    }
    if (!version->is_number_integer() || *version < 1) {
        in.fail("version", "must be 1, the version that this program reads, not " + version->dump());
    } else if (*version > 1) {
        in.fail("version", "is " + version->dump() + ", made by a newer program; this one reads version 1");
    }
}

NamedPolicy readPolicy(const Json& json, const std::string& pointer, const Json& fileScenario, const ReadScenario& base, Reading& reading) {
    NamedPolicy policy;
    JsonObjectReader in(json, pointer, reading.fault);
    in.read("name", policy.name);
    in.read("note", policy.note);
    std::optional<ReadScenario> own;
    if (const Json* scenario = in.find("scenario")) {
        JsonObjectReader scenarioIn(*scenario, in.pointer("scenario"), reading.fault, &fileScenario);
        own = readScenario(scenarioIn, reading.catalogue);
        policy.keptInScenario = reading.kept.keep(scenarioIn);
    }
    const ReadScenario& effective = own ? *own : base;
    policy.scenario = effective.scenario;
    std::vector<std::string> recompute;
    in.require("recompute");
    in.read("recompute", recompute);
    auto marks = parseMarks(recompute, effective.problem.graph);
    if (marks) {
        policy.recompute = *marks;
    } else {
        in.fail("recompute", std::move(marks.error().message), marks.error().where);
    }
    policy.kept = reading.kept.keep(in);
    return policy;
}

void readPolicies(JsonObjectReader& in, const ReadScenario& base, const Json& fileScenario, PolicyFile& file, Reading& reading) {
    const Json* policies = in.require("policies");
    if (policies == nullptr) {
        return;
    }
    if (!policies->is_array() || policies->empty()) {
        return in.fail("policies", "must be an array of at least one policy");
    }
    for (const Json& policy : *policies) {
        const std::string pointer = pointerTo(in.pointer("policies"), std::to_string(file.policies.size()));
        file.policies.push_back(readPolicy(policy, pointer, fileScenario, base, reading));
        if (reading.fault) {
            return;
        }
    }
    std::int64_t current = 0;
    in.read("current", current, 0, static_cast<std::int64_t>(file.policies.size()) - 1);
    file.current = static_cast<std::size_t>(current);
}

/// A note where the saved results are not those that this program computes.
void compareSaved(const Json& json, PolicyFile& file, Reading& reading, std::vector<std::string>& notes) {
    const NamedPolicy& policy = file.policies[file.current];
    const auto problem = makeProblem(policy.scenario, reading.catalogue);
    const Point now = CostTable(*problem).evaluate(policy.recompute);
    std::string program = "another version";
    Point saved = now;
    JsonObjectReader in(json, "/saved", reading.fault);
    in.read("program", program);
    in.read("cost", saved.cost.value, 0, unlimited);
    in.read("bytes", saved.bytes.value, 0, unlimited);
    file.keptInSaved = reading.kept.keep(in);
    const auto differs = [&](const char* what, std::int64_t before, std::int64_t after) {
        if (before != after) {
            notes.push_back("/saved/" + std::string(what) + " says " + std::to_string(before) + ", as computed by " + program +
                            "; it is now " + std::to_string(after));
        }
    };
    differs("cost", saved.cost.value, now.cost.value);
    differs("bytes", saved.bytes.value, now.bytes.value);
}

} // namespace

Result<OpenedPolicyFile> parsePolicyFile(std::string_view text, const Catalogue& catalogue) {
    const auto json = parseJson(text);
    if (!json) {
        return tl::unexpected(json.error());
    }
    OpenedPolicyFile opened;
    PolicyFile& file = opened.file;
    Reading reading{catalogue, {}, {}};
    JsonObjectReader in(*json, "", reading.fault);
    checkHeader(in);
    in.read("title", file.title);
    in.read("note", file.note);

    const Json noKeys = Json::object();
    const Json* fileScenario = in.find("scenario");
    if (fileScenario == nullptr) {
        fileScenario = &noKeys;
    }
    JsonObjectReader scenarioIn(*fileScenario, "/scenario", reading.fault);
    if (const auto base = readScenario(scenarioIn, catalogue)) {
        file.scenario = base->scenario;
        file.keptInScenario = reading.kept.keep(scenarioIn);
        readPolicies(in, *base, *fileScenario, file, reading);
    }
    if (const Json* saved = in.find("saved")) {
        compareSaved(*saved, file, reading, opened.notes);
    }
    if (reading.fault) {
        return tl::unexpected(std::move(*reading.fault));
    }
    file.kept = reading.kept.keep(in);
    reading.kept.addTo(opened.notes);
    return opened;
}

Result<OpenedPolicyFile> readPolicyFile(const std::filesystem::path& path, const Catalogue& catalogue) {
    const auto text = readFile(path, maxJsonBytes);
    if (!text) {
        return tl::unexpected(text.error());
    }
    auto opened = parsePolicyFile(*text, catalogue);
    if (!opened) {
        return tl::unexpected(within(path.string(), std::move(opened.error())));
    }
    for (std::string& note : opened->notes) {
        note = describe({note, path.string()});
    }
    return opened;
}

} // namespace core
