#include "core/io/builtin_catalogue.h"
#include "core/search/lower_hull.h"
#include "core/search/pareto_frontier.h"
#include "ui/chart/hit_test.h"
#include "ui/chart/label_layout.h"
#include "ui/chart/pareto_chart.h"
#include "ui/document/document.h"

#include <QApplication>
#include <QGraphicsView>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

// The chart of a layer with 213,000 distinct outcomes, as many as every mark free in the largest layer gives.
namespace {

constexpr std::size_t outcomeCount = 213'000;
constexpr std::uint64_t seed = 213;

/// In [0, 1), the same on every machine.
class Random {
public:
    double next() { return static_cast<double>(m_engine() >> 11) * 0x1p-53; }
    std::int64_t below(double limit) { return static_cast<std::int64_t>(next() * limit); }

private:
    std::mt19937_64 m_engine{seed};
};

/// Over a convex curve from the most bytes at no cost to a quarter of them at the highest.
std::vector<core::Outcome> manyOutcomes(core::Point most) {
    Random random;
    const auto cost = static_cast<double>(most.cost.value);
    const auto bytes = static_cast<double>(most.bytes.value);
    std::vector<core::Outcome> outcomes;
    while (outcomes.size() < outcomeCount) {
        for (std::size_t i = outcomes.size(); i < outcomeCount; ++i) {
            const double share = random.next();
            const double least = 0.25 + 0.7 * std::pow(1 - share, 4);
            outcomes.push_back(
                {{{static_cast<std::int64_t>(share * cost)}, {static_cast<std::int64_t>((least + (1 - least) * random.next()) * bytes)}},
                 core::Policy(i),
                 1 + static_cast<std::uint64_t>(random.below(20))});
        }
        const auto place = [](const core::Outcome& each) { return std::pair(each.point.cost, each.point.bytes); };
        std::ranges::sort(outcomes, {}, place);
        const auto repeated = std::ranges::unique(outcomes, {}, &core::Outcome::point);
        outcomes.erase(repeated.begin(), repeated.end());
    }
    return outcomes;
}

ui::ChartData manyPolicies() {
    const ui::Document document(core::builtinCatalogue());
    ui::ChartData data = ui::chartData(document);
    auto analysis = std::make_shared<core::Analysis>();
    analysis->problem = data.problem;
    analysis->enumeration = core::Enumeration{manyOutcomes(data.most), data.most.bytes};
    analysis->frontier = core::paretoFrontier(analysis->enumeration->outcomes);
    for (const std::size_t vertex : core::lowerHull(analysis->frontier)) {
        analysis->hull.push_back({analysis->frontier[vertex], core::Policy()});
    }
    data.analysis = std::move(analysis);
    return data;
}

class Chart {
public:
    Chart() {
        m_view.setScene(&m_scene);
        m_view.setFrameShape(QFrame::NoFrame);
        m_view.resize(900, 600);
        m_scene.addItem(m_chart);
        m_scene.setSceneRect(m_view.rect());
        m_chart->setTextFont(QApplication::font());
        m_chart->resize(m_view.size());
        m_chart->setData(m_data);
        paint();
    }

    const ui::ChartData& data() const { return m_data; }
    ui::ParetoChart& chart() { return *m_chart; }
    void paint() { m_view.grab(); }

private:
    ui::ChartData m_data = manyPolicies();
    QGraphicsScene m_scene;
    QGraphicsView m_view;
    ui::ParetoChart* m_chart = new ui::ParetoChart(ui::theme(ui::ThemeName::Light));
};

void repaint(benchmark::State& state) {
    Chart chart;
    for (auto _ : state) {
        chart.paint();
    }
    state.SetLabel("with no change, to compare with");
}

void firstPaint(benchmark::State& state) {
    Chart chart;
    for (auto _ : state) {
        chart.chart().setData(chart.data());
        chart.paint();
    }
    state.SetLabel("new data to painted, target 50 ms");
}

void zoomStep(benchmark::State& state) {
    Chart chart;
    const ui::ChartRanges full = chart.chart().full();
    const QPointF fixed(full.x.to / 3, full.y.to / 2);
    constexpr int steps = 20;
    int step = 0;
    for (auto _ : state) {
        const double factor = step++ % (2 * steps) < steps ? 0.8 : 1 / 0.8; // in, and out again
        chart.chart().setRanges(ui::zoomedAt(chart.chart().ranges(), fixed, factor, full));
        chart.paint();
    }
    state.SetLabel("to painted, target 10 ms");
}

void hover(benchmark::State& state) {
    const ui::ChartData data = manyPolicies();
    const ui::ChartMap map{QRectF(45, 60, 825, 500), ui::fullRanges(data)};
    Random random;
    for (auto _ : state) {
        const QPointF position(map.plot.left() + random.next() * map.plot.width(), map.plot.top() + random.next() * map.plot.height());
        benchmark::DoNotOptimize(ui::hitTest(data, map, position));
    }
    state.SetLabel("the policy at any position, target 100 us");
}

const QRectF labelBounds(10, 10, 825, 500);

QRectF around(QPointF centre) {
    constexpr double room = 12;
    return {centre.x() - room, centre.y() - room, 2 * room, 2 * room};
}

void placeLabels(benchmark::State& state) {
    using enum ui::Side;
    std::vector<ui::LabelRequest> requests;
    ui::LabelSurroundings surroundings{labelBounds, {}, {}};
    const auto add = [&](QPointF mark, QSizeF size, std::vector<ui::Side> sides, double radius) {
        surroundings.marks.push_back(around(mark));
        requests.push_back({around(mark), size, std::move(sides), {mark}, radius});
    };
    const auto vertices = static_cast<int>(state.range(0));
    for (int i = 0; i < vertices; ++i) {
        const double angle = std::numbers::pi / 2 * i / (vertices - 1);
        const QPointF vertex(20 + 800 * (1 - std::cos(angle)), 20 + 480 * std::sin(angle));
        if (i > 0) {
            surroundings.lines.emplace_back(requests.back().anchors.front(), vertex);
        }
        add(vertex, {16, 15}, {BelowLeft, Below, Left, Right, AboveRight, Above, BelowRight, AboveLeft}, 3.4);
    }
    Random random;
    for (int i = 0; i < state.range(1); ++i) {
        const QPointF ring(labelBounds.left() + random.next() * labelBounds.width(),
                           labelBounds.top() + random.next() * labelBounds.height());
        add(ring, {80, 15}, {Right, Left, AboveRight, BelowRight, Above, Below, AboveLeft, BelowLeft}, 5.5);
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(ui::placeLabels(requests, surroundings));
    }
    state.SetLabel("target 2 ms");
}

BENCHMARK(repaint)->Unit(benchmark::kMillisecond);
BENCHMARK(firstPaint)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomStep)->Unit(benchmark::kMillisecond);
BENCHMARK(hover)->Unit(benchmark::kMicrosecond);
BENCHMARK(placeLabels)->Args({12, 8})->Args({64, 30})->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    benchmark::Initialize(&argc, argv);
    const QApplication application(argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
