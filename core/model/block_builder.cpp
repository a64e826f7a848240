#include "core/model/block_builder.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {
namespace {

constexpr std::int64_t bf16Bytes = 2;
constexpr std::int64_t fp32Bytes = 4;

/// What the builder states of an op; ids are resolved and the kind's usual reads filled in when it is added.
struct OpSpec {
    std::string_view id;
    std::string_view label;
    std::string_view shortLabel;
    OpKind kind;
    std::vector<std::string_view> inputs;
    Shape shape;
    std::int64_t flops;
    std::int64_t auxBytes = 0;
    std::string_view auxLabel = {};
    std::int64_t bytesPerElement = bf16Bytes;
};

class BlockBuilder {
public:
    /// An op with a mark of its own, whose backward reads what its kind reads.
    void add(const OpSpec& spec) {
        append(spec);
        m_ops.back().mark = static_cast<MarkId>(m_marks++);
    }
    /// An op that is never recomputed.
    void addUnmarked(const OpSpec& spec) { append(spec); }
    /// An op that is recomputed when the op before it is.
    void addFollowing(const OpSpec& spec) {
        append(spec);
        m_ops.back().mark = static_cast<MarkId>(m_marks - 1);
    }
    /// Says what the last op's backward reads where that is not what its kind reads.
    void reads(const std::vector<std::string_view>& ids) { m_ops.back().backwardReads = resolve(ids); }
    /// Says what the last op is made of.
    void consistsOf(const std::vector<OpPart>& parts) { m_ops.back().parts = parts; }

    OpGraph build() && { return OpGraph(std::move(m_ops)); }

private:
    void append(const OpSpec& spec) {
        const std::int64_t elements = elementsOf(spec.shape);
        Op op{.id = std::string(spec.id),
              .label = std::string(spec.label),
              .shortLabel = std::string(spec.shortLabel),
              .kind = spec.kind,
              .inputs = resolve(spec.inputs),
              .elements = elements,
              .shape = spec.shape,
              .bytes = {elements * spec.bytesPerElement},
              .flops = {spec.flops},
              .auxBytes = {spec.auxBytes},
              .auxLabel = std::string(spec.auxLabel),
              .backwardReads = {},
              .mark = std::nullopt};
        if (op.kind == OpKind::MatMul || op.kind == OpKind::Vector || op.kind == OpKind::Attention) {
            op.backwardReads = op.inputs;
        }
        if (op.kind == OpKind::Attention) {
            op.backwardReads.push_back(static_cast<OpId>(m_ops.size()));
        }
        m_ops.push_back(std::move(op));
    }

    std::vector<OpId> resolve(const std::vector<std::string_view>& ids) const {
        std::vector<OpId> resolved;
        for (const std::string_view id : ids) {
            const auto found = std::ranges::find(m_ops, id, &Op::id);
            assert(found != m_ops.end());
            resolved.push_back(static_cast<OpId>(found - m_ops.begin()));
        }
        return resolved;
    }

    std::vector<Op> m_ops;
    std::size_t m_marks = 0;
};

void addLatentAttention(BlockBuilder& block, const Architecture& m, std::int64_t sequenceLength) {
    const std::int64_t qDim = m.headDimNope + m.headDimRope;
    const std::int64_t kvDim = qDim + m.headDimValue;
    const std::int64_t qElements = m.heads * qDim;
    const std::int64_t attnElements = m.heads * m.headDimValue;
    block.add({"norm1", "RMSNorm", "RMSNorm", OpKind::Vector, {"x0"}, {{m.hidden}}, 8 * m.hidden, 4, "rstd"});
    block.add({"qkv_down",
               "q/kv down-proj",
               "q/kv down",
               OpKind::MatMul,
               {"norm1"},
               {{m.qLoraRank}, {m.kvLoraRank}},
               2 * m.hidden * (m.qLoraRank + m.kvLoraRank + m.headDimRope)});
    block.add({"q_norm", "q-latent norm", "q norm", OpKind::Vector, {"qkv_down"}, {{m.qLoraRank}}, 8 * m.qLoraRank, 4, "rstd"});
    block.add({"kv_norm", "kv-latent norm", "kv norm", OpKind::Vector, {"qkv_down"}, {{m.kvLoraRank}}, 8 * m.kvLoraRank, 4, "rstd"});
    block.add({"q_up", "q up-proj", "q up", OpKind::MatMul, {"q_norm"}, {{m.heads, qDim}}, 2 * m.qLoraRank * qElements});
    block.add({"kv_up",
               "kv up-proj",
               "kv up",
               OpKind::MatMul,
               {"kv_norm"},
               {{m.heads, kvDim}},
               2 * m.kvLoraRank * m.heads * (m.headDimNope + m.headDimValue)});
    block.add({"rope_q", "RoPE (q)", "RoPE", OpKind::Vector, {"q_up"}, {{m.heads, qDim}}, 6 * m.heads * m.headDimRope});
    block.reads({}); // a fixed rotation
    block.add({"rope_kv", "RoPE (k; builds k, v)", "RoPE", OpKind::Vector, {"kv_up"}, {{m.heads, kvDim}}, 6 * m.headDimRope});
    block.reads({});
    block.add({"attn",
               "attention",
               "attention",
               OpKind::Attention,
               {"rope_q", "rope_kv"},
               {{m.heads, m.headDimValue}},
               m.heads * kvDim * sequenceLength,
               4 * m.heads,
               "log-sum-exp"});
    block.add({"o_proj", "attention out-proj", "out-proj", OpKind::MatMul, {"attn"}, {{m.hidden}}, 2 * attnElements * m.hidden});
}

/// What a token visits: the routed experts, and the shared ones if there are any.
std::vector<OpPart> expertParts(const Architecture& m) {
    if (m.sharedExperts == 0) {
        return {};
    }
    return {{"routed", m.expertsPerToken * m.expertWidth}, {"shared", m.sharedExperts * m.expertWidth}};
}

/// A tensor of `perWidth` elements for each of the feed-forward network's inner width.
Shape widthShape(const Architecture& m, bool experts, std::int64_t perWidth) {
    const auto term = [perWidth](std::vector<std::int64_t> factors) {
        if (perWidth != 1) {
            factors.insert(factors.end() - 1, perWidth);
        }
        return factors;
    };
    if (!experts) {
        return {term({m.denseWidth})};
    }
    Shape shape{term({m.expertsPerToken, m.expertWidth})};
    if (m.sharedExperts > 0) {
        shape.push_back(term({m.sharedExperts, m.expertWidth}));
    }
    return shape;
}

void addFeedForward(BlockBuilder& block, const Architecture& m, bool experts) {
    const std::int64_t width = experts ? (m.expertsPerToken + m.sharedExperts) * m.expertWidth : m.denseWidth;
    const Shape routed = experts ? Shape{{m.expertsPerToken, m.hidden}} : Shape{{m.hidden}};
    const std::vector<OpPart> parts = experts ? expertParts(m) : std::vector<OpPart>{};
    if (experts) {
        block.add({"router",
                   "router",
                   "router",
                   OpKind::MatMul,
                   {"norm2"},
                   {{2, m.experts}, {4, m.expertsPerToken}},
                   2 * m.hidden * m.experts,
                   0,
                   {},
                   fp32Bytes});
        block.add({"dispatch", "all-to-all dispatch", "dispatch", OpKind::Comm, {"norm2", "router"}, routed, 0});
    }
    std::vector<std::string_view> gateUpInputs;
    if (experts) {
        gateUpInputs.emplace_back("dispatch");
    }
    if (!experts || m.sharedExperts > 0) {
        gateUpInputs.emplace_back("norm2");
    }
    block.add({"gate_up", "gate/up", "gate/up", OpKind::MatMul, gateUpInputs, widthShape(m, experts, 2), 4 * m.hidden * width});
    block.consistsOf(parts);
    block.addFollowing({"quant", "(gate/up copy)", "copy", OpKind::Vector, {"gate_up"}, widthShape(m, experts, 2), 0});
    block.reads({}); // a straight-through identity
    block.consistsOf(parts);
    block.add({"swiglu", "SwiGLU", "SwiGLU", OpKind::Vector, {"quant"}, widthShape(m, experts, 1), 6 * width});
    block.consistsOf(parts);
    block.add({"ffn_down", "down-proj", "down", OpKind::MatMul, {"swiglu"}, routed, 2 * m.hidden * width});
    block.consistsOf(parts);
    if (experts) {
        block.add({"combine", "all-to-all combine", "combine", OpKind::Comm, {"ffn_down", "router"}, {{m.hidden}}, 0});
        block.reads({"swiglu", "router"}); // the gate weight is applied before the linear down-projection
        if (m.sharedExperts > 0) {
            block.add({"moe_add", "routed + shared add", "shared add", OpKind::Add, {"combine"}, {{m.hidden}}, 0});
        }
    }
}

} // namespace

OpGraph buildBlock(const Architecture& model, const LayerKind& kind, std::int64_t sequenceLength) {
    BlockBuilder block;
    block.addUnmarked({"x0", "block input", "input", OpKind::Boundary, {}, {{model.hidden}}, 0});
    addLatentAttention(block, model, sequenceLength);
    block.add({"x1", "residual add", "residual", OpKind::Add, {"o_proj", "x0"}, {{model.hidden}}, 0});
    block.add({"norm2", "RMSNorm", "RMSNorm", OpKind::Vector, {"x1"}, {{model.hidden}}, 8 * model.hidden, 4, "rstd"});
    addFeedForward(block, model, kind.experts);
    const std::string_view last = !kind.experts ? "ffn_down" : model.sharedExperts > 0 ? "moe_add" : "combine";
    block.addUnmarked({"x2", "residual add (out)", "output", OpKind::Add, {last, "x1"}, {{model.hidden}}, 0});
    return std::move(block).build();
}

} // namespace core
