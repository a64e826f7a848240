#include "tests/support/hand_made_layer.h"

#include <algorithm>
#include <string_view>

namespace {

using Attention = HandMadeLayer::Attention;
using core::OpKind;
using core::Shape;

constexpr std::int64_t sequenceLength = 4096;

class Writer {
public:
    explicit Writer(const HandMadeLayer& layer)
        : m_layer(layer) {}

    core::OpGraph write() {
        const std::int64_t h = m_layer.hidden;
        add("x0", "block input", OpKind::Boundary, {}, {{h}}, 0, false);
        norm("norm1", "RMSNorm", "x0", {{h}});
        m_layer.attention == Attention::Grouped ? grouped() : latent();
        const std::int64_t valueDims = m_layer.heads * m_layer.headDim;
        add("o_proj", "attention out-proj", OpKind::MatMul, {"attn"}, {{h}}, 2 * valueDims * h);
        add("x1", "residual add", OpKind::Add, {"o_proj", "x0"}, {{h}}, 0);
        norm("norm2", "RMSNorm", "x1", {{h}});
        const std::string last = feedForward();
        add("x2", "residual add (out)", OpKind::Add, {last, "x1"}, {{h}}, 0, false);
        return core::OpGraph(std::move(m_ops));
    }

private:
    core::Op& add(const std::string& id, const std::string& label, OpKind kind, const std::vector<std::string>& inputs, const Shape& shape,
                  std::int64_t flops, bool marked = true) {
        core::Op op;
        op.id = id;
        op.label = label;
        op.kind = kind;
        for (const std::string& input : inputs) {
            op.inputs.push_back(static_cast<core::OpId>(std::ranges::find(m_ops, input, &core::Op::id) - m_ops.begin()));
        }
        op.shape = shape;
        op.elements = core::elementsOf(shape);
        op.bytes = {2 * op.elements};
        op.flops = {flops};
        if (kind != OpKind::Add && kind != OpKind::Comm && kind != OpKind::Boundary) {
            op.backwardReads = op.inputs;
        }
        if (marked) {
            op.mark = static_cast<core::MarkId>(m_marks++);
        }
        m_ops.push_back(std::move(op));
        return m_ops.back();
    }

    void norm(const std::string& id, const std::string& label, const std::string& input, const Shape& shape, std::int64_t heads = 1) {
        core::Op& op = add(id, label, OpKind::Vector, {input}, shape, 8 * core::elementsOf(shape));
        op.auxBytes = {4 * heads};
        op.auxLabel = "rstd";
    }

    void attention(const std::vector<std::string>& inputs, std::int64_t flops) {
        core::Op& op = add("attn", "attention", OpKind::Attention, inputs, {{m_layer.heads, m_layer.headDim}}, flops);
        op.backwardReads.push_back(static_cast<core::OpId>(m_ops.size() - 1));
        op.auxBytes = {4 * m_layer.heads};
        op.auxLabel = "log-sum-exp";
    }

    void latent() {
        const std::int64_t h = m_layer.hidden;
        const std::int64_t q = m_layer.headDim + m_layer.ropeDim;
        const std::int64_t kv = q + m_layer.headDim;
        const bool qLatent = m_layer.attention == Attention::LatentQ;
        if (qLatent) {
            add("qkv_down", "q/kv down-proj", OpKind::MatMul, {"norm1"}, {{m_layer.qRank}, {m_layer.kvRank}},
                2 * h * (m_layer.qRank + m_layer.kvRank + m_layer.ropeDim));
            norm("q_norm", "q-latent norm", "qkv_down", {{m_layer.qRank}});
        } else {
            add("q_proj", "q proj", OpKind::MatMul, {"norm1"}, {{m_layer.heads, q}}, 2 * h * m_layer.heads * q);
            add("kv_down", "kv down-proj", OpKind::MatMul, {"norm1"}, {{m_layer.kvRank}}, 2 * h * (m_layer.kvRank + m_layer.ropeDim));
        }
        norm("kv_norm", "kv-latent norm", qLatent ? "qkv_down" : "kv_down", {{m_layer.kvRank}});
        if (qLatent) {
            add("q_up", "q up-proj", OpKind::MatMul, {"q_norm"}, {{m_layer.heads, q}}, 2 * m_layer.qRank * m_layer.heads * q);
        }
        add("kv_up", "kv up-proj", OpKind::MatMul, {"kv_norm"}, {{m_layer.heads, kv}},
            4 * m_layer.kvRank * m_layer.heads * m_layer.headDim);
        add("rope_q", "RoPE (q)", OpKind::Vector, {qLatent ? "q_up" : "q_proj"}, {{m_layer.heads, q}}, 6 * m_layer.heads * m_layer.ropeDim)
            .backwardReads.clear();
        add("rope_kv", "RoPE (k; builds k, v)", OpKind::Vector, {"kv_up"}, {{m_layer.heads, kv}}, 6 * m_layer.ropeDim)
            .backwardReads.clear();
        attention({"rope_q", "rope_kv"}, m_layer.heads * kv * sequenceLength);
    }

    void grouped() {
        const std::int64_t h = m_layer.hidden;
        const Shape q{{m_layer.heads, m_layer.headDim}};
        const Shape kv{{m_layer.kvHeads, m_layer.headDim}};
        add("q_proj", "q proj", OpKind::MatMul, {"norm1"}, q, 2 * h * core::elementsOf(q));
        add("k_proj", "k proj", OpKind::MatMul, {"norm1"}, kv, 2 * h * core::elementsOf(kv));
        add("v_proj", "v proj", OpKind::MatMul, {"norm1"}, kv, 2 * h * core::elementsOf(kv));
        if (m_layer.headNorms) {
            norm("q_norm", "q norm", "q_proj", q, m_layer.heads);
            norm("k_norm", "k norm", "k_proj", kv, m_layer.kvHeads);
        }
        add("rope_q", "RoPE (q)", OpKind::Vector, {m_layer.headNorms ? "q_norm" : "q_proj"}, q, 6 * core::elementsOf(q))
            .backwardReads.clear();
        add("rope_k", "RoPE (k)", OpKind::Vector, {m_layer.headNorms ? "k_norm" : "k_proj"}, kv, 6 * core::elementsOf(kv))
            .backwardReads.clear();
        attention({"rope_q", "rope_k", "v_proj"}, 2 * core::elementsOf(q) * sequenceLength);
    }

    Shape inner(std::int64_t perWidth) const {
        const auto term = [&](std::int64_t times) {
            std::vector<std::int64_t> factors = {times, perWidth, m_layer.width};
            return factors;
        };
        Shape shape = {m_layer.experts > 0 ? term(m_layer.topK) : std::vector<std::int64_t>{perWidth, m_layer.width}};
        if (m_layer.shared > 0) {
            shape.push_back(term(m_layer.shared));
        }
        return shape;
    }

    /// Returns the op that the residual stream takes in.
    std::string feedForward() {
        const std::int64_t h = m_layer.hidden;
        const bool experts = m_layer.experts > 0;
        const std::int64_t width = m_layer.width * (experts ? m_layer.topK + m_layer.shared : 1);
        const Shape routed = experts ? Shape{{m_layer.topK, h}} : Shape{{h}};
        const auto withParts = [&](core::Op& op) -> core::Op& {
            if (m_layer.shared > 0) {
                op.parts = {{"routed", m_layer.topK * m_layer.width}, {"shared", m_layer.shared * m_layer.width}};
            }
            return op;
        };
        std::vector<std::string> inputs = {"norm2"};
        if (experts) {
            core::Op& router =
                add("router", "router", OpKind::MatMul, {"norm2"}, {{2, m_layer.experts}, {4, m_layer.topK}}, 2 * h * m_layer.experts);
            router.bytes = {4 * router.elements};
            add("dispatch", "all-to-all dispatch", OpKind::Comm, {"norm2", "router"}, routed, 0);
            inputs = m_layer.shared > 0 ? std::vector<std::string>{"dispatch", "norm2"} : std::vector<std::string>{"dispatch"};
        }
        withParts(add("gate_up", "gate/up", OpKind::MatMul, inputs, inner(2), 4 * h * width));
        withParts(add("swiglu", "SwiGLU", OpKind::Vector, {"gate_up"}, inner(1), 6 * width));
        withParts(add("ffn_down", "down-proj", OpKind::MatMul, {"swiglu"}, routed, 2 * h * width));
        if (experts) {
            add("combine", "all-to-all combine", OpKind::Comm, {"ffn_down", "router"}, {{h}}, 0);
        }
        if (m_layer.shared > 0) {
            add("moe_add", "routed + shared add", OpKind::Add, {"combine"}, {{h}}, 0);
        }
        return m_ops.back().id;
    }

    const HandMadeLayer& m_layer;
    std::vector<core::Op> m_ops;
    std::size_t m_marks = 0;
};

} // namespace

core::OpGraph graphOf(const HandMadeLayer& layer) {
    return Writer(layer).write();
}

core::Problem problemOf(const HandMadeLayer& layer) {
    core::OpGraph graph = graphOf(layer);
    auto costs = core::flopCosts(graph);
    return {std::move(graph), core::CostAxis::ForwardFlops, std::move(costs), {}};
}

std::vector<HandMadeLayer> handMadeLayers() {
    struct Networks {
        std::string name;
        std::int64_t width, experts, topK, shared;
    };
    const std::vector<HandMadeLayer> attentions = {
        {.name = "DeepSeekV3",
         .attention = Attention::LatentQ,
         .hidden = 7168,
         .heads = 128,
         .headDim = 128,
         .ropeDim = 64,
         .qRank = 1536,
         .kvRank = 512},
        {.name = "DeepSeekV2Lite",
         .attention = Attention::Latent,
         .hidden = 2048,
         .heads = 16,
         .headDim = 128,
         .ropeDim = 64,
         .kvRank = 512},
        {.name = "Llama70B", .attention = Attention::Grouped, .hidden = 8192, .heads = 64, .kvHeads = 8, .headDim = 128},
        {.name = "Llama405B", .attention = Attention::Grouped, .hidden = 16384, .heads = 128, .kvHeads = 8, .headDim = 128},
        {.name = "Qwen3", .attention = Attention::Grouped, .headNorms = true, .hidden = 4096, .heads = 64, .kvHeads = 4, .headDim = 128},
        {.name = "Qwen3Wide",
         .attention = Attention::Grouped,
         .headNorms = true,
         .hidden = 5120,
         .heads = 128,
         .kvHeads = 64,
         .headDim = 128},
    };
    const std::vector<Networks> networks = {{"Dense", 28672, 0, 0, 0},
                                            {"Mixtral", 14336, 8, 2, 0},
                                            {"Experts", 1536, 128, 8, 0},
                                            {"Shared", 2048, 256, 8, 1},
                                            {"TwoShared", 1408, 64, 6, 2}};
    std::vector<HandMadeLayer> layers;
    for (const HandMadeLayer& attention : attentions) {
        for (const Networks& network : networks) {
            HandMadeLayer layer = attention;
            layer.name += network.name;
            layer.width = network.width;
            layer.experts = network.experts;
            layer.topK = network.topK;
            layer.shared = network.shared;
            layers.push_back(layer);
        }
    }
    return layers;
}
