#include "core/format.h"

#include <cstdlib>

namespace core::format {
namespace {

__extension__ using Wide = __int128;

Wide powerOfTen(int exponent) {
    Wide power = 1;
    for (int i = 0; i < exponent; ++i) {
        power *= 10;
    }
    return power;
}

std::string digits(Wide value) {
    std::string text;
    do {
        text.insert(text.begin(), "0123456789"[static_cast<std::size_t>(value % 10)]);
        value /= 10;
    } while (value != 0);
    return text;
}

/// numerator / denominator, both positive or 0, rounded half away from zero, with a fixed number of decimals.
std::string fixed(Wide numerator, Wide denominator, int decimals) {
    const Wide scaled = (2 * numerator * powerOfTen(decimals) + denominator) / (2 * denominator);
    std::string text = digits(scaled);
    if (decimals > 0) {
        const auto wanted = static_cast<std::size_t>(decimals) + 1;
        if (text.size() < wanted) {
            text.insert(0, wanted - text.size(), '0');
        }
        text.insert(text.size() - static_cast<std::size_t>(decimals), ".");
    }
    return text;
}

std::string signedFixed(std::int64_t numerator, Wide denominator, int decimals, bool showPlus) {
    const Wide magnitude = numerator < 0 ? -static_cast<Wide>(numerator) : static_cast<Wide>(numerator);
    std::string text = fixed(magnitude, denominator, decimals);
    const bool zero = text.find_first_not_of("0.") == std::string::npos;
    if (zero) {
        return text;
    }
    if (numerator < 0) {
        return std::string(minusSign) + text;
    }
    return showPlus ? "+" + text : text;
}

} // namespace

std::string gib(Bytes perRank, int decimals) {
    return signedFixed(perRank.value, Wide{1} << 30, decimals, false);
}

std::string kib(Bytes perTokenLayer, int decimals) {
    return signedFixed(perTokenLayer.value, Wide{1} << 10, decimals, false);
}

std::string percent(Cost part, Cost whole) {
    if (part.value == 0 || whole.value == 0) {
        return "0";
    }
    const Wide numerator = static_cast<Wide>(part.value) * 100;
    // The number of decimals that leaves three significant digits, after rounding: 9.996 is "10.0", not "10.00".
    for (int decimals = 12; decimals > 0; --decimals) {
        std::string text = fixed(numerator, whole.value, decimals);
        const std::size_t first = text.find_first_not_of("0.");
        if (first == std::string::npos) {
            continue;
        }
        std::size_t significant = 0;
        for (std::size_t i = first; i < text.size(); ++i) {
            significant += text[i] != '.' ? 1U : 0U;
        }
        if (significant <= 3) {
            return text;
        }
    }
    return fixed(numerator, whole.value, 0);
}

std::string percentDifference(Cost difference, Cost whole) {
    return whole.value == 0 ? "0.00" : signedFixed(difference.value * 100, whole.value, 2, true);
}

std::string gibDifference(Bytes perRank) {
    return signedFixed(perRank.value, Wide{1} << 30, 2, true);
}

std::string kibDifference(Bytes perTokenLayer) {
    return signedFixed(perTokenLayer.value, Wide{1} << 10, 2, true);
}

std::string flops(Cost cost) {
    struct Prefix {
        std::int64_t unit;
        const char* name;
    };
    constexpr Prefix prefixes[] = {{1'000'000'000'000, " TFLOP"}, {1'000'000'000, " GFLOP"}, {1'000'000, " MFLOP"}, {1'000, " kFLOP"}};
    for (const Prefix& prefix : prefixes) {
        if (std::llabs(cost.value) >= prefix.unit) {
            return signedFixed(cost.value, prefix.unit, 1, false) + prefix.name;
        }
    }
    return signedFixed(cost.value, 1, 0, false) + " FLOP";
}

std::string grouped(std::int64_t value) {
    std::string text = signedFixed(value, 1, 0, false);
    const std::size_t sign = value < 0 ? minusSign.size() : 0;
    for (std::size_t i = text.size(); i > sign + 3; i -= 3) {
        text.insert(i - 3, ",");
    }
    return text;
}

std::string halves(std::int64_t doubled) {
    return fixed(doubled, 2, doubled % 2 == 0 ? 0 : 1);
}

} // namespace core::format
