#include "app/cli_check.h"
#include "app/cli_verbs.h"
#include "core/io/builtin_catalogue.h"
#include "core/io/file_descriptor.h"
#include "core/version.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <iostream>
#include <string_view>
#include <unistd.h>

namespace cli {
namespace {

struct Arguments {
    ScenarioSource scenario;
    EvaluateOptions evaluate;
    std::string frontierFormat = "json";
    std::string listFormat = "text";
    std::string listed;
    std::vector<std::string> checked;
};

/// Every option that a scenario has, into `given`.
void addScenarioOptions(CLI::App& verb, std::vector<core::GivenOption>& given) {
    for (const core::ScenarioOption& option : core::scenarioOptions()) {
        const std::string name(option.name);
        if (option.isFlag()) {
            verb.add_flag_callback(name, [&given, name] { given.push_back({name, {}}); }, std::string(option.help));
        } else {
            verb.add_option_function<std::string>(
                    name, [&given, name](const std::string& value) { given.push_back({name, value}); }, std::string(option.help))
                ->type_name(std::string(option.valueName));
        }
    }
}

void describeCommandLine(CLI::App& app, Arguments& arguments) {
    app.description("What to recompute and what to keep in the training of large models.");
    app.footer("Exit codes: 0 done; 1 a file's content is wrong or a target cannot be written; 2 the command line is wrong.");
    app.set_version_flag("--version", "stashpoint-cli " + std::string(core::programVersion()));
    app.require_subcommand(1);

    CLI::App& frontierVerb = *app.add_subcommand("frontier", "The policies that no other beats, and their lower convex hull");
    frontierVerb.add_option("--format", arguments.frontierFormat, "json or csv")
        ->check(CLI::IsMember({"json", "csv"}))
        ->type_name("FORMAT");
    frontierVerb.add_option("--policy", arguments.scenario.policyFile, "Take the scenario from a policy file; - is standard input")
        ->type_name("FILE");
    addScenarioOptions(frontierVerb, arguments.scenario.options);

    CLI::App& evaluateVerb = *app.add_subcommand("evaluate", "One policy: its cost, what it stashes and for whom, its verdict");
    evaluateVerb.add_option("--preset", arguments.evaluate.preset, "A preset's policy (see: list presets)")->type_name("ID");
    evaluateVerb.add_option("--recompute", arguments.evaluate.recompute, "Recompute these marks (see: list marks)")->type_name("A,B,C");
    evaluateVerb
        .add_option("--policy", arguments.scenario.policyFile, "The current policy of a policy file, in its scenario; - is standard input")
        ->type_name("FILE");
    evaluateVerb.add_option("--save", arguments.evaluate.saveAs, "Write the policy and its scenario to a policy file")->type_name("FILE");
    addScenarioOptions(evaluateVerb, arguments.scenario.options);

    CLI::App& listVerb = *app.add_subcommand("list", "What a scenario can name; presets and marks are the layer's");
    listVerb.add_option("what", arguments.listed, "models, layers, recipes, hardware, presets or marks")
        ->required()
        ->check(CLI::IsMember({"models", "layers", "recipes", "hardware", "presets", "marks"}));
    listVerb.add_option("--format", arguments.listFormat, "text or json")->check(CLI::IsMember({"text", "json"}))->type_name("FORMAT");
    addScenarioOptions(listVerb, arguments.scenario.options);

    CLI::App& checkVerb = *app.add_subcommand("check", "Whether policy files are whole: a line for each, ok or its first fault");
    checkVerb.add_option("FILE", arguments.checked, "Policy files; - is standard input")->required()->type_name("");
}

void printNotes(const std::vector<std::string>& notes) {
    for (const std::string& note : notes) {
        std::cerr << "stashpoint-cli: " << note << '\n';
    }
}

Attempt<std::string> performCheck(const std::vector<std::string>& files, const core::Catalogue& catalogue) {
    CheckReport report = check(files, catalogue);
    printNotes(report.notes);
    if (!report.allOk) {
        return tl::unexpected(Failure{ExitCode::FileFault, {}, std::move(report.lines)});
    }
    return std::move(report.lines);
}

Attempt<std::string> perform(const std::string& verb, const Arguments& arguments) {
    const int sources = static_cast<int>(arguments.evaluate.preset.has_value()) +
                        static_cast<int>(arguments.evaluate.recompute.has_value()) +
                        static_cast<int>(arguments.scenario.policyFile.has_value());
    if (verb == "evaluate" && sources != 1) {
        return usageFault({"give exactly one of --preset, --recompute and --policy", {}});
    }
    const core::Catalogue catalogue = core::builtinCatalogue();
    if (verb == "check") {
        return performCheck(arguments.checked, catalogue);
    }
    const auto situation = makeSituation(arguments.scenario, catalogue);
    if (!situation) {
        return tl::unexpected(situation.error());
    }
    printNotes(situation->notes);
    if (verb == "frontier") {
        return frontier(*situation, arguments.frontierFormat);
    }
    if (verb == "evaluate") {
        return evaluate(*situation, arguments.scenario, arguments.evaluate, catalogue);
    }
    return list(*situation, arguments.listed, arguments.listFormat, catalogue);
}

/// What the command line asks for: the text for standard output.
Attempt<std::string> answer(int argc, const char* const* argv) {
    Arguments arguments;
    CLI::App app({}, "stashpoint-cli");
    describeCommandLine(app, arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForVersion& version) {
        return std::string(version.what()) + '\n';
    } catch (const CLI::CallForHelp&) {
        return app.help();
    } catch (const CLI::ParseError& error) {
        return usageFault({error.what(), {}});
    }
    return perform(app.get_subcommands().front()->get_name(), arguments);
}

bool print(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        text.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return ::close(STDOUT_FILENO) == 0;
}

int run(int argc, const char* const* argv) {
    // A reader that goes away, or a limit on file sizes, is a failed write like any other.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    auto text = answer(argc, argv).and_then([](const std::string& result) -> Attempt<void> {
        if (!print(result)) {
            return fileFault(core::fileError("standard output", core::FileUse::Write, errno));
        }
        return {};
    });
    if (text) {
        return 0;
    }
    const Failure& failure = text.error();
    std::cerr << (failure.report.empty() ? "stashpoint-cli: " + core::describe(failure.error) + '\n' : failure.report);
    return static_cast<int>(failure.exitCode);
}

} // namespace
} // namespace cli

int main(int argc, char** argv) {
    return cli::run(argc, argv);
}
