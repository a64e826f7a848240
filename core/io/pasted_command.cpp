#include "core/io/pasted_command.h"

#include "core/io/scenario_options.h"
#include "core/io/shell_words.h"

#include <algorithm>
#include <span>
#include <utility>

namespace core {
namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view withoutPrompt(std::string_view text) {
    if (text.starts_with('$')) {
        text.remove_prefix(std::min(text.find_first_not_of(blanks, 1), text.size()));
    }
    return text;
}

/// What the words of a command line say.
struct Command {
    std::optional<std::string> recompute;
    std::optional<std::string> preset;
    std::vector<GivenOption> options;
};

tl::unexpected<Error> fault(std::string message, std::string where) {
    return tl::unexpected(Error{std::move(message), std::move(where)});
}

Result<void> takeOnce(std::optional<std::string>& into, const GivenOption& given) {
    if (into) {
        return fault("is given twice; give it once", given.name);
    }
    into = given.value;
    return {};
}

Result<void> add(const GivenOption& given, Command& command) {
    if (given.name == "--recompute") {
        return takeOnce(command.recompute, given);
    }
    if (given.name == "--preset") {
        return takeOnce(command.preset, given);
    }
    if (given.name == "--policy") {
        return fault("names a file, which this text does not hold; open the file", given.name);
    }
    if (given.name != "--save") { // says where the policy went, not what it is
        command.options.push_back(given);
    }
    return {};
}

bool isOption(std::string_view name) {
    return name == "--recompute" || name == "--preset" || name == "--policy" || name == "--save" || findScenarioOption(name) != nullptr;
}

Result<Command> commandOf(std::span<const std::string> words) {
    Command command;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t equals = words[i].starts_with("--") ? words[i].find('=') : std::string::npos;
        GivenOption given{words[i].substr(0, equals), {}};
        if (!isOption(given.name)) {
            return fault("is no option of stashpoint-cli evaluate", given.name);
        }
        const ScenarioOption* known = findScenarioOption(given.name);
        if (equals != std::string::npos) {
            given.value = words[i].substr(equals + 1);
        } else if (known == nullptr || !known->isFlag()) {
            if (++i == words.size()) {
                return fault("needs a value", given.name);
            }
            given.value = words[i];
        }
        if (auto added = add(given, command); !added) {
            return tl::unexpected(std::move(added.error()));
        }
    }
    return command;
}

Result<PastedPolicy> policyOf(const Command& command, const Catalogue& catalogue) {
    return withOptions({}, command.options, catalogue).and_then([&](const Scenario& scenario) {
        return buildGraph(scenario, catalogue)
            .and_then([&](const OpGraph& graph) {
                return command.preset ? presetPolicy(catalogue, graph, *command.preset)
                                      : parseMarks(splitAtCommas(*command.recompute), graph).map_error([](Error error) {
                                            return Error{std::move(error.message), "--recompute"};
                                        });
            })
            .map([&](Policy marks) { return PastedPolicy{marks, scenario, {}, {}, {}}; });
    });
}

} // namespace

bool isCommandLine(std::string_view text) {
    const std::string_view line = withoutPrompt(text);
    const std::string_view program = line.substr(0, line.find_first_of(blanks));
    return program.substr(program.rfind('/') + 1) == "stashpoint-cli";
}

Result<PastedPolicy> parsePastedCommand(std::string_view text, const Catalogue& catalogue) {
    return shellWords(withoutPrompt(text)).and_then([&](const std::vector<std::string>& words) -> Result<PastedPolicy> {
        if (words.size() < 2 || words[1] != "evaluate") {
            return fault("only \"stashpoint-cli evaluate\" names a policy", "command line");
        }
        return commandOf(std::span(words).subspan(2)).and_then([&](const Command& command) -> Result<PastedPolicy> {
            if (command.recompute.has_value() == command.preset.has_value()) {
                return fault("give exactly one of --preset and --recompute", "command line");
            }
            return policyOf(command, catalogue);
        });
    });
}

Result<Scenario> parsePastedOptions(std::string_view text, const Catalogue& catalogue) {
    return shellWords(text)
        .and_then([&](const std::vector<std::string>& words) { return commandOf(words); })
        .and_then([&](const Command& command) -> Result<Scenario> {
            if (command.recompute || command.preset) {
                return fault("names a policy; only the scenario's options stand here", command.preset ? "--preset" : "--recompute");
            }
            return withOptions({}, command.options, catalogue);
        });
}

} // namespace core
