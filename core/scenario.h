#pragma once

#include "core/catalogue.h"
#include "core/error.h"
#include "core/policy/problem.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// The situation in which policies are compared, as a policy file states it.
///
/// Ranges, which keep bytes per rank within 63 bits: seq 1 to 16,777,216; tokens 1 to 1,048,576; layers 1 to 1,000; in flight
/// 1/2 to 1,000.
struct Scenario {
    std::string model = "deepseek-v3";
    std::string layer = "moe";
    std::string recipe = "bf16";
    bool transposedFp8 = false;
    std::int64_t seq = 4096; // sequence length, tokens
    std::string cost = "flops";
    std::string hardware = "h100";
    std::int64_t ep = 64;       // expert-parallel ranks
    std::int64_t tokens = 4096; // per microbatch
    std::optional<std::int64_t> nodeLimit = 4;
    double exposedComm = 1;
    double replayOverheadUs = 0;
    std::int64_t layers = 8;           // on one rank
    std::int64_t inFlightDoubled = 17; // microbatches in flight, in halves
    std::vector<std::string> alwaysSaved = {"dispatch", "combine"};
    std::optional<std::int64_t> budgetBytes; // per rank

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// Whether both make the same problem: they differ at most in what only rescales bytes to a rank.
bool sameProblem(Scenario a, const Scenario& b);

/// An integer key's inclusive range.
struct Range {
    std::int64_t least;
    std::int64_t most;
};
inline constexpr Range seqRange{1, 16'777'216};
inline constexpr Range tokensRange{1, 1'048'576};
inline constexpr Range layersRange{1, 1'000};
inline constexpr Range inFlightDoubledRange{1, 2'000};
inline constexpr Range epRange{1, std::numeric_limits<std::int64_t>::max()};
inline constexpr Range nodeLimitRange{1, std::numeric_limits<std::int64_t>::max()};
inline constexpr Range budgetBytesRange{0, std::int64_t{1} << 60}; // 2^30 GiB: more than any policy of these ranges stashes

/// A real-numbered key's inclusive range.
struct RealRange {
    double least;
    double most;
};
inline constexpr RealRange exposedCommRange{0, 1};
inline constexpr RealRange replayOverheadUsRange{0, 1e9};

/// The layer's graph. An error names the key whose value this program does not know or cannot compute yet.
Result<OpGraph> buildGraph(const Scenario& scenario, const Catalogue& catalogue);

/// The layer's graph with its costs and the marks that stay saved. Errors as buildGraph, and a mark that the layer lacks.
Result<Problem> makeProblem(const Scenario& scenario, const Catalogue& catalogue);

/// The marks that stay saved unless a scenario says otherwise: on the FLOP axis, the communication ops, which it prices at 0.
std::vector<std::string> defaultAlwaysSaved(const OpGraph& graph);

/// The same scenario for another kind of layer. Marks that stay saved by default follow the new layer's default; others are
/// kept where the layer has them.
Result<Scenario> withLayer(const Scenario& scenario, const std::string& layer, const Catalogue& catalogue);

/// As withLayer, for a layer of another model.
Result<Scenario> withModel(const Scenario& scenario, const std::string& model, const std::string& layer, const Catalogue& catalogue);

/// Stashed on one rank: bytes * layers * tokens * microbatches in flight, rounded down to a whole byte.
Bytes bytesPerRank(const Scenario& scenario, Bytes bytesPerTokenLayer);

/// Marks of a list of ids. An error names the first id that is no mark of the layer, or stands there twice, and its place in
/// the list ("/3").
Result<Policy> parseMarks(const std::vector<std::string>& ids, const OpGraph& graph);

/// The ids of the policy's marks, in graph order.
std::vector<std::string> markIds(Policy policy, const OpGraph& graph);

} // namespace core
