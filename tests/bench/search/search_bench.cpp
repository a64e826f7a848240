#include "core/policy/choice.h"
#include "core/search/analysis.h"
#include "core/search/nearest_frontier.h"
#include "core/search/pareto_sweep.h"
#include "tests/bench/search/peak_memory.h"
#include "tests/support/deepseek.h"
#include "tests/support/golden.h"

#include <benchmark/benchmark.h>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

// Each benchmark shows its target beside its figure, as a label; a miss fails nothing.
namespace {

/// The MoE layer priced in picoseconds, each op's a little off so that no two policies of the 2^19 cost the same.
core::Problem timedMoeLayer() {
    core::Problem problem = deepseekProblem("moe", {});
    const auto times = golden("time-deepseek-v3-moe-bf16-h100.json")["op_time_ps"];
    for (std::size_t i = 0; i < problem.opCosts.size(); ++i) {
        const core::Op& op = problem.graph.ops()[i];
        const std::int64_t offset = op.mark ? std::int64_t{1} << core::index(*op.mark) : 0;
        problem.opCosts[i] = {times[op.id].get<std::int64_t>() + offset};
    }
    return problem;
}

void analyse(benchmark::State& state, const core::Problem& layer, const std::string& target) {
    const auto problem = std::make_shared<const core::Problem>(layer);
    const std::int64_t base = resetPeakMemory();
    std::size_t outcomes = 0;
    for (auto _ : state) {
        const auto analysis = core::analyse(problem);
        outcomes = analysis->enumeration->outcomes.size();
        benchmark::DoNotOptimize(outcomes);
    }
    state.counters["outcomes"] = static_cast<double>(outcomes);
    state.counters["peak_MiB"] = static_cast<double>(peakMemory() - base) / (1 << 20);
    state.SetLabel(target);
}

void sweep(benchmark::State& state) {
    const core::Problem problem = deepseekProblem("moe", {});
    for (auto _ : state) {
        const core::CostTable table(problem);
        benchmark::DoNotOptimize(core::paretoSweep(table, problem.freeMarks()));
    }
    state.SetLabel("target 0.2 ms");
}

void nearest(benchmark::State& state) {
    const core::Problem problem = deepseekProblem("moe", {});
    for (auto _ : state) {
        benchmark::DoNotOptimize(core::nearestOnFrontier(problem, core::Policy(0x2a5a5)));
    }
    state.SetLabel("to compare with the sweep");
}

/// At every flip, before the window is painted.
void explainAllMarks(benchmark::State& state) {
    const core::Problem problem = deepseekProblem("moe", {});
    for (auto _ : state) {
        benchmark::DoNotOptimize(core::explainChoices(problem, core::Policy(0x2a5a5)));
    }
    state.SetLabel("target 0.2 ms");
}

/// The limit of any enumeration that returns all policies.
void writePairs(benchmark::State& state) {
    const auto pairs = static_cast<std::size_t>(state.range(0));
    for (auto _ : state) {
        const auto memory = std::make_unique_for_overwrite<core::Point[]>(pairs);
        for (std::size_t i = 0; i < pairs; ++i) {
            memory[i] = {{static_cast<std::int64_t>(i)}, {static_cast<std::int64_t>(pairs - i)}};
        }
        benchmark::DoNotOptimize(memory.get());
        benchmark::ClobberMemory();
    }
    state.SetLabel("the limit: (cost, bytes) pairs written to memory");
}

BENCHMARK_CAPTURE(analyse, moe_2_17, deepseekProblem("moe", {"dispatch", "combine"}), "target 4 ms, 64 MiB")->Unit(benchmark::kMillisecond);
BENCHMARK(writePairs)->Arg(1 << 17)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyse, moe_2_19, deepseekProblem("moe", {}), "target 16 ms, 64 MiB")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyse, timed_2_19_all_distinct, timedMoeLayer(), "target 16 ms, 64 MiB")->Unit(benchmark::kMillisecond);
BENCHMARK(writePairs)->Arg(1 << 19)->Unit(benchmark::kMillisecond);
BENCHMARK(sweep)->Unit(benchmark::kMillisecond);
BENCHMARK(nearest)->Unit(benchmark::kMillisecond);
BENCHMARK(explainAllMarks)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
