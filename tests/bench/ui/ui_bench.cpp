#include "core/io/builtin_catalogue.h"
#include "ui/chart/chart_view.h"
#include "ui/diagram/diagram_view.h"
#include "ui/document/document.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QTest>

#include <benchmark/benchmark.h>

// From an edit to the painted window: the handlers, and the repaint that they ask for, on the offscreen platform.
namespace {

class Window {
public:
    Window() {
        m_window.show();
        (void)QTest::qWaitFor([this] { return m_document.analysis() != nullptr; });
        m_window.grab();
    }
    ~Window() { m_document.undoStack().setClean(); }
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    ui::Document& document() { return m_document; }
    void paint() { m_window.grab(); }
    ui::ChartView& chart() { return *m_window.findChild<ui::ChartView*>(); }

private:
    ui::Document m_document{core::builtinCatalogue()};
    ui::MainWindow m_window{m_document, ui::Settings{}, ui::ThemeName::Light};
};

void repaint(benchmark::State& state) {
    Window window;
    for (auto _ : state) {
        window.paint();
    }
    state.SetLabel("the whole window with no change, to compare with");
}

void flipToPainted(benchmark::State& state) {
    Window window;
    const core::MarkId attention = window.document().problem()->graph.findMark("attn").value();
    for (auto _ : state) {
        window.document().flip(attention);
        window.paint();
    }
    state.SetLabel("target 16 ms");
}

/// A frame of the motion from one look to another.
void diagramFrame(benchmark::State& state) {
    ui::Document document(core::builtinCatalogue());
    ui::DiagramScene scene(ui::diagramState(document), ui::theme(ui::ThemeName::Light), QApplication::font());
    const ui::DiagramLook from = scene.look();
    document.loadPolicy(document.problem()->allMarks(), QStringLiteral("all"));
    const ui::DiagramLook to = ui::lookOf(scene.layout(), ui::diagramState(document));
    double part = 0;
    for (auto _ : state) {
        part = part < 1 ? part + 0.1 : 0;
        scene.setLook(ui::between(from, to, part));
    }
    state.SetLabel("every op changes; a screen shows one in 16 ms");
}

void rescaleToPainted(benchmark::State& state) {
    Window window;
    core::Scenario scenario = window.document().scenario();
    for (auto _ : state) {
        scenario.layers = scenario.layers % 16 + 1;
        benchmark::DoNotOptimize(window.document().changeScenario(scenario, QStringLiteral("set the layers")));
        window.paint();
    }
}

void analysisToPainted(benchmark::State& state) {
    Window window;
    const std::shared_ptr<const core::Analysis> analysis = window.document().analysis();
    for (auto _ : state) {
        window.document().setAnalysis(std::make_shared<const core::Analysis>(*analysis));
        window.paint();
    }
    state.SetLabel("a new cloud of 61,440 outcomes");
}

void hoverToCard(benchmark::State& state) {
    Window window;
    const ui::ParetoChart& chart = window.chart().chart();
    std::size_t step = 0;
    for (auto _ : state) {
        step = (step + 1) % chart.data().analysis->hull.size();
        const QPointF vertex = chart.map().toScene(chart.data().scale.at(chart.data().analysis->hull[step].outcome.point));
        QTest::mouseMove(window.chart().viewport(), window.chart().mapFromScene(vertex));
        window.paint();
    }
    state.SetLabel("the mouse on another hull vertex, its card and its frame painted");
}

BENCHMARK(repaint)->Unit(benchmark::kMillisecond);
BENCHMARK(flipToPainted)->Unit(benchmark::kMillisecond);
BENCHMARK(diagramFrame)->Unit(benchmark::kMillisecond);
BENCHMARK(rescaleToPainted)->Unit(benchmark::kMillisecond);
BENCHMARK(hoverToCard)->Unit(benchmark::kMillisecond);
BENCHMARK(analysisToPainted)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    benchmark::Initialize(&argc, argv);
    const QApplication application(argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
