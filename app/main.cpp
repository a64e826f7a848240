#include "core/io/builtin_catalogue.h"
#include "core/version.h"
#include "ui/document/document.h"
#include "ui/export/picture.h"
#include "ui/file_actions.h"
#include "ui/main_window.h"
#include "ui/panels/message_bar.h"
#include "ui/render.h"
#include "ui/settings.h"

#include <CLI/CLI.hpp>
#include <QApplication>
#include <QStyleFactory>

#include <iostream>
#include <string>

namespace {

struct Arguments {
    std::string file;
    std::string renderTo;
    std::string view = "window";
    std::string policy;
    std::string preset;
    std::string size;
    std::string theme;
};

void declare(CLI::App& parser, Arguments& arguments) {
    parser.set_version_flag("--version", "stashpoint " + std::string(core::programVersion()));
    parser.add_option("FILE", arguments.file, "Policy file to open");
    parser.add_option("--theme", arguments.theme, "Colours")->check(CLI::IsMember({"light", "dark"}));
    auto* render = parser.add_option("--render", arguments.renderTo, "Draw to a .png, .svg or .pdf file, with no display, and exit");
    parser.add_option("--view", arguments.view, "What to draw")->check(CLI::IsMember({"window", "chart", "diagram"}))->needs(render);
    auto* policy = parser.add_option("--policy", arguments.policy, "Policy file to draw")->needs(render);
    parser.add_option("--preset", arguments.preset, "Preset to draw")->needs(render)->excludes(policy);
    parser.add_option("--size", arguments.size, "Width and height in pixels, as 1400x880")->needs(render);
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
    request.output = QString::fromLocal8Bit(arguments.renderTo.c_str());
    request.view = arguments.view == "chart"     ? ui::RenderedView::Chart
                   : arguments.view == "diagram" ? ui::RenderedView::Diagram
                                                 : ui::RenderedView::Window;
    request.policyFile = QString::fromLocal8Bit((arguments.policy.empty() ? arguments.file : arguments.policy).c_str());
    request.preset = QString::fromLocal8Bit(arguments.preset.c_str());
    request.theme = arguments.theme == "dark" ? ui::ThemeName::Dark : ui::ThemeName::Light;
    if (!arguments.size.empty()) {
        request.size = ui::parseSize(QString::fromLocal8Bit(arguments.size.c_str()));
        if (!request.size) {
            return fail("--size " + arguments.size + ": give width and height in pixels, 1 to " + std::to_string(ui::maxPictureSide) +
                            " each, as 1400x880",
                        2);
        }
    }
    qInstallMessageHandler(printOnlyFailures);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    setUpApplication();
    const auto rendered = ui::render(request);
    return rendered ? 0 : fail(core::describe(rendered.error()), 1);
}

int openWindow(const Arguments& arguments, int argc, char** argv) {
    const QApplication application(argc, argv);
    setUpApplication();
    const ui::Settings settings = ui::loadSettings();
    const ui::ThemeName theme = arguments.theme.empty()     ? ui::chosenTheme(settings)
                                : arguments.theme == "dark" ? ui::ThemeName::Dark
                                                            : ui::ThemeName::Light;
    ui::Document document(core::builtinCatalogue());
    ui::MainWindow window(document, settings, theme);
    window.show();
    if (!arguments.file.empty()) {
        window.files().openPath(QString::fromLocal8Bit(arguments.file.c_str()));
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    CLI::App parser("Decide what to recompute and what to keep in the training of large models.", "stashpoint");
    declare(parser, arguments);
    try {
        parser.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return parser.exit(error) == 0 ? 0 : 2;
    }
    return arguments.renderTo.empty() ? openWindow(arguments, argc, argv) : renderOnce(arguments, argc, argv);
}
