#include "core/io/json_object_reader.h"
#include "core/io/policy_file.h"
#include "core/io/policy_migration.h"
#include "core/io/read_file.h"
#include "core/io/scenario_json.h"
#include "core/policy/cost_table.h"

#include <limits>
#include <utility>

namespace core {
namespace {

static_assert(maxPolicyFileBytes == maxJsonBytes);

constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

/// Unknown keys of all levels, as one note.
class KeptNote {
public:
    explicit KeptNote(const Migration& migration)
        : m_migration(migration) {}

    std::vector<KeptKey> keep(const JsonObjectReader& in) {
        std::vector<KeptKey> unknown = in.unknownKeys();
        for (const KeptKey& kept : unknown) {
            if (++m_keys <= mostNamed) {
                m_pointers += (m_pointers.empty() ? "" : ", ") + m_migration.placeBefore(in.pointer(kept.key));
            }
        }
        return unknown;
    }
    void addTo(std::vector<std::string>& notes) const {
        if (!m_pointers.empty()) {
            const std::string others = m_keys > mostNamed ? " and " + std::to_string(m_keys - mostNamed) + " more" : "";
            notes.push_back("not known to this version, kept and written back: " + m_pointers + others);
        }
    }

private:
    static constexpr std::size_t mostNamed = 20;

    const Migration& m_migration;
    std::size_t m_keys = 0;
    std::string m_pointers;
};

struct Reading {
    const Catalogue& catalogue;
    KeptNote kept;
    std::optional<Error> fault;
};

/// Of a file that says that it is one, in a version that this program reads.
Result<std::int64_t> versionOf(const Json& json) {
    constexpr const char* format = "stashpoint-policy";
    std::optional<Error> fault;
    JsonObjectReader in(json, "", fault);
    const Json* found = in.find("format");
    if (found == nullptr || *found != format) {
        in.fail("format", "must be \"" + std::string(format) + "\"; this is no Stashpoint policy file");
    }
    const Json* version = in.require("version");
    if (version == nullptr) {
        return tl::unexpected(std::move(*fault));
    }
    if (!version->is_number_integer() || *version < 0) {
        in.fail("version", "must be 1, the version that this program reads, not " + version->dump());
    } else if (*version > presentPolicyFileVersion) {
        in.fail("version",
                "is " + version->dump() + ", made by a newer program; this one reads version 1: open it with a newer Stashpoint");
    }
    return fault ? Result<std::int64_t>(tl::unexpected(std::move(*fault))) : version->get<std::int64_t>();
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

Result<OpenedPolicyFile> readPresent(const Migration& migration, const Catalogue& catalogue) {
    OpenedPolicyFile opened;
    PolicyFile& file = opened.file;
    Reading reading{catalogue, KeptNote(migration), {}};
    JsonObjectReader in(migration.file, "", reading.fault);
    in.find("format");
    in.find("version");
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
        return tl::unexpected(Error{std::move(reading.fault->message), migration.placeBefore(std::move(reading.fault->where))});
    }
    file.kept = reading.kept.keep(in);
    reading.kept.addTo(opened.notes);
    return opened;
}

void noteOlderVersion(std::int64_t version, OpenedPolicyFile& opened) {
    if (version < presentPolicyFileVersion) {
        opened.notes.insert(opened.notes.begin(), "made by an older version (" + std::to_string(version) + "); saving writes version " +
                                                      std::to_string(presentPolicyFileVersion));
    }
}

/// Written with its line breaks and defaults, a file takes more bytes than it may have been read from.
void noteTooLargeToWrite(std::size_t bytesRead, const Catalogue& catalogue, OpenedPolicyFile& opened) {
    constexpr std::size_t mostGrowth = 16; // times: indents and defaults that a small file leaves out
    if (bytesRead > maxPolicyFileBytes / mostGrowth) {
        if (const auto written = canBeWritten(opened.file, catalogue); !written) {
            opened.notes.push_back("cannot be saved as it is: " + written.error().message);
        }
    }
}

} // namespace

Result<OpenedPolicyFile> parsePolicyFile(std::string_view text, const Catalogue& catalogue) {
    auto json = parseJson(text);
    if (!json) {
        return tl::unexpected(std::move(json.error()));
    }
    const auto version = versionOf(*json);
    if (!version) {
        return tl::unexpected(version.error());
    }
    return migrated(std::move(*json), *version)
        .and_then([&](const Migration& migration) { return readPresent(migration, catalogue); })
        .map([&](OpenedPolicyFile opened) {
            noteOlderVersion(*version, opened);
            return opened;
        });
}

Result<OpenedPolicyFile> parsePolicyFile(std::string_view text, const std::string& place, const Catalogue& catalogue) {
    auto opened = parsePolicyFile(text, catalogue);
    if (!opened) {
        return tl::unexpected(within(place, std::move(opened.error())));
    }
    noteTooLargeToWrite(text.size(), catalogue, *opened);
    for (std::string& note : opened->notes) {
        note = describe({note, place});
    }
    return opened;
}

Result<OpenedPolicyFile> readPolicyFile(const std::filesystem::path& path, const Catalogue& catalogue) {
    return readFile(path, maxPolicyFileBytes).and_then([&](const std::string& text) {
        return parsePolicyFile(text, path.string(), catalogue);
    });
}

} // namespace core
