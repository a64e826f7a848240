#include "core/io/builtin_catalogue.h"
#include "core/version.h"
#include "ui/document/document.h"
#include "ui/export/picture.h"
#include "ui/file_actions.h"
#include "ui/main_window.h"
#include "ui/render.h"
#include "ui/session/new_window.h"
#include "ui/session/session.h"
#include "ui/settings.h"

#include <CLI/CLI.hpp>
#include <QApplication>
#include <QFile>
#include <QScreen>
#include <QStyleFactory>

#include <csignal>
#include <iostream>
#include <optional>
#include <string>

namespace {

struct Arguments {
    std::optional<std::string> file;
    std::optional<std::string> renderTo;
    std::string view = "window";
    std::optional<std::string> policy;
    std::optional<std::string> preset;
    std::optional<std::string> size;
    std::optional<std::string> theme;
    std::optional<std::string> recover;
    bool newWindow = false;
};

void declare(CLI::App& parser, Arguments& arguments) {
    parser.set_version_flag("--version", "stashpoint " + std::string(core::programVersion()));
    auto* file = parser.add_option("FILE", arguments.file, "Policy file to open, or an exported picture");
    parser.add_option("--theme", arguments.theme, "Colours")->check(CLI::IsMember({"light", "dark"}));
    const std::string hidden; // what windows of this program say to each other
    parser.add_flag(ui::newWindowOption.toStdString(), arguments.newWindow)->group(hidden);
    parser.add_option(ui::recoverOption.toStdString(), arguments.recover)->group(hidden);
    auto* render = parser.add_option("--render", arguments.renderTo, "Draw to a .png, .svg or .pdf file, with no display, and exit");
    parser.add_option("--view", arguments.view, "What to draw")
        ->check(CLI::IsMember({"window", "chart", "film", "diagram"}))
        ->needs(render);
    auto* policy = parser.add_option("--policy", arguments.policy, "Policy file to draw, or an exported picture; - is standard input")
                       ->needs(render)
                       ->excludes(file);
    parser.add_option("--preset", arguments.preset, "Preset to draw")->needs(render)->excludes(policy);
    parser.add_option("--size", arguments.size, "Width and height in pixels, as 1400x880")->needs(render);
}

QString fromCommandLine(const std::string& text) {
    return QFile::decodeName(text.c_str());
}

int fail(const std::string& message, int code) {
    std::cerr << "stashpoint: " << message << '\n';
    return code;
}

void setUpApplication() {
    QApplication::setOrganizationName(QStringLiteral("stashpoint"));
    QApplication::setApplicationName(QStringLiteral("stashpoint"));
    QApplication::setApplicationDisplayName(QStringLiteral("Stashpoint"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

/// In batch use, standard error holds what the user can act on, not what Qt misses on a machine with no display.
void printOnlyFailures(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg) {
        std::cerr << "stashpoint: " << message.toStdString() << '\n';
    }
}

int renderOnce(const Arguments& arguments, int argc, char** argv) {
    ui::RenderRequest request;
    request.output = fromCommandLine(*arguments.renderTo);
    request.view = arguments.view == "chart"     ? ui::RenderedView::Chart
                   : arguments.view == "film"    ? ui::RenderedView::Film
                   : arguments.view == "diagram" ? ui::RenderedView::Diagram
                                                 : ui::RenderedView::Window;
    if (const auto& policyFile = arguments.policy ? arguments.policy : arguments.file) {
        request.policyFile = fromCommandLine(*policyFile);
    }
    if (arguments.preset) {
        request.preset = fromCommandLine(*arguments.preset);
    }
    request.theme = arguments.theme == "dark" ? ui::ThemeName::Dark : ui::ThemeName::Light;
    if (arguments.size) {
        request.size = ui::parseSize(fromCommandLine(*arguments.size));
        if (!request.size) {
            return fail("--size " + *arguments.size + ": give width and height in pixels, 1 to " + std::to_string(ui::maxPictureSide) +
                            " each, as 1400x880",
                        2);
        }
    }
    qInstallMessageHandler(printOnlyFailures);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    setUpApplication();
    const auto notes = ui::render(request);
    if (!notes) {
        return fail(core::describe(notes.error()), 1);
    }
    for (const std::string& note : *notes) {
        std::cerr << "stashpoint: " << note << '\n';
    }
    return 0;
}

bool hasDisplay() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

int openWindow(const Arguments& arguments, int argc, char** argv) {
    if (!hasDisplay()) {
        return fail("there is no display to open a window on; --render draws into a file without one", 1);
    }
    const QApplication application(argc, argv);
    setUpApplication();
    const ui::Settings settings = ui::loadSettings();
    const ui::ThemeName theme = !arguments.theme            ? ui::chosenTheme(settings)
                                : arguments.theme == "dark" ? ui::ThemeName::Dark
                                                            : ui::ThemeName::Light;
    ui::Document document(core::builtinCatalogue());
    ui::MainWindow window(document, settings, theme);
    window.resize(window.size().boundedTo(window.screen()->availableSize()));
    if (arguments.newWindow && !window.isMaximized()) {
        constexpr QPoint beside(32, 32); // the window that it comes from stays in sight
        window.move(window.pos() + beside);
    }
    window.show();
    ui::Session session(document, window.files(), window.messages(), window, ui::recoveryFolder());
    if (arguments.file) {
        window.files().openPath(fromCommandLine(*arguments.file));
    }
    if (arguments.recover) {
        session.recover(fromCommandLine(*arguments.recover));
    }
    if (!arguments.newWindow) {
        session.offerRecovery();
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    CLI::App parser("Decide what to recompute and what to keep in the training of large models.", "stashpoint");
    declare(parser, arguments);
    std::signal(SIGXFSZ, SIG_IGN); // a limit on file sizes is a failed write like any other
    try {
        parser.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return parser.exit(error) == 0 ? 0 : 2;
    }
    return arguments.renderTo ? renderOnce(arguments, argc, argv) : openWindow(arguments, argc, argv);
}
