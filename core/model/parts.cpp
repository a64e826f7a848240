#include "core/model/parts.h"

#include <numeric>

namespace core {
namespace {

__extension__ using Wide = __int128;

} // namespace

std::vector<std::int64_t> split(std::int64_t whole, const std::vector<std::int64_t>& weights) {
    std::vector<std::int64_t> shares(weights.size(), 0);
    const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    if (sum == 0) {
        return shares;
    }
    std::int64_t rest = whole;
    for (std::size_t i = 0; i + 1 < weights.size(); ++i) {
        shares[i] = static_cast<std::int64_t>(static_cast<Wide>(whole) * weights[i] / sum);
        rest -= shares[i];
    }
    shares.back() = rest;
    return shares;
}

Cost costOfPart(const Op& op, Cost whole, std::size_t part) {
    std::vector<std::int64_t> widths;
    for (const OpPart& one : op.parts) {
        widths.push_back(one.width);
    }
    return {split(whole.value, widths)[part]};
}

Bytes bytesOfPart(const Op& op, Bytes whole, std::size_t part) {
    if (part >= op.shape.size()) {
        return {};
    }
    std::vector<std::int64_t> elements;
    for (const auto& term : op.shape) {
        elements.push_back(elementsOf({term}));
    }
    return {split(whole.value, elements)[part]};
}

Shape shapeOfPart(const Op& op, std::size_t part) {
    return part < op.shape.size() ? Shape{op.shape[part]} : Shape{};
}

} // namespace core
