#pragma once

#include "core/policy/problem.h"

#include <cstdint>
#include <string>
#include <vector>

/// A layer in numbers, written down op by op as the cost model tells it, independently of the program's own builder. All in bf16.
struct HandMadeLayer {
    enum class Attention { LatentQ, Latent, Grouped };

    std::string name;
    Attention attention = Attention::Latent;
    bool headNorms = false; // grouped only
    std::int64_t hidden = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0; // grouped only
    std::int64_t headDim = 0; // without RoPE where that is a part of its own
    std::int64_t ropeDim = 0;
    std::int64_t qRank = 0;
    std::int64_t kvRank = 0;
    std::int64_t width = 0;   // of the feed-forward network, or of one expert
    std::int64_t experts = 0; // none: dense
    std::int64_t topK = 0;
    std::int64_t shared = 0;
};

core::OpGraph graphOf(const HandMadeLayer& layer);
/// On the FLOP axis, with no mark that stays saved.
core::Problem problemOf(const HandMadeLayer& layer);

/// Every kind of attention, with and without norms, each with experts, with and without shared ones, and dense; sizes of published models.
std::vector<HandMadeLayer> handMadeLayers();
