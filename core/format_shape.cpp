#include "core/format_shape.h"

#include <algorithm>
#include <numeric>

namespace core::format {
namespace {

constexpr const char* times = " \u00d7 ";

std::string product(const std::vector<std::int64_t>& factors) {
    std::string text;
    for (const std::int64_t factor : factors) {
        if (factor != 1) {
            text += (text.empty() ? "" : times) + std::to_string(factor);
        }
    }
    return text.empty() ? "1" : text;
}

/// numerator / denominator, "2" or "1.03125"; empty where the digits never end.
std::string exactDecimal(std::int64_t numerator, std::int64_t denominator) {
    const std::int64_t common = std::gcd(numerator, denominator);
    std::int64_t rest = denominator / common;
    for (const std::int64_t prime : {2, 5}) {
        while (rest % prime == 0) {
            rest /= prime;
        }
    }
    if (rest != 1) {
        return {};
    }
    std::string text = std::to_string(numerator / denominator);
    std::int64_t remainder = numerator % denominator;
    text += remainder == 0 ? "" : ".";
    while (remainder != 0) {
        remainder *= 10;
        text += std::to_string(remainder / denominator);
        remainder %= denominator;
    }
    return text;
}

} // namespace

std::string dimensions(const Shape& shape, Bytes bytes) {
    const std::int64_t elements = elementsOf(shape);
    if (elements <= 0) {
        return {};
    }
    std::string text;
    for (const auto& term : shape) {
        text += (text.empty() ? "" : " + ") + product(term);
    }
    const std::string rate = exactDecimal(bytes.value, elements);
    if (rate.empty()) {
        return text;
    }
    return (shape.size() > 1 ? "(" + text + ")" : text) + times + rate + " B";
}

} // namespace core::format
