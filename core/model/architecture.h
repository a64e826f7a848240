#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A kind of layer that a model has, and how many of them.
struct LayerKind {
    std::string id;
    std::string label;
    std::int64_t count = 0;
    bool experts = false; // a mixture of experts instead of one dense feed-forward network
};

/// The numbers of a published model that the cost model reads; names as in the literature on multi-head latent attention.
struct Architecture {
    std::string id;
    std::string label;
    std::int64_t hidden = 0;
    std::int64_t heads = 0;
    std::int64_t headDimNope = 0; // q and k, the part without RoPE
    std::int64_t headDimRope = 0; // q and k, the part with RoPE
    std::int64_t headDimValue = 0;
    std::int64_t qLoraRank = 0;
    std::int64_t kvLoraRank = 0;
    std::int64_t experts = 0;
    std::int64_t expertsPerToken = 0;
    std::int64_t sharedExperts = 0;
    std::int64_t expertWidth = 0;
    std::int64_t denseWidth = 0;
    std::vector<LayerKind> layers;

    /// The kind of that id, or nullptr.
    const LayerKind* findLayer(std::string_view layerId) const;
};

} // namespace core
