#include "core/format.h"

#include <iterator>

namespace core::format {
namespace {

__extension__ using Wide = __int128;

constexpr Wide oneKib = 1 << 10;
constexpr Wide oneGib = 1 << 30;

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

/// numerator / denominator in units of the last decimal, rounded half away from zero; both positive or 0.
Wide rounded(Wide numerator, Wide denominator, int decimals) {
    return (2 * numerator * powerOfTen(decimals) + denominator) / (2 * denominator);
}

std::string fixed(Wide numerator, Wide denominator, int decimals) {
    std::string text = digits(rounded(numerator, denominator, decimals));
    if (decimals > 0) {
        const auto behindPoint = static_cast<std::size_t>(decimals);
        if (text.size() <= behindPoint) {
            text.insert(0, behindPoint + 1 - text.size(), '0');
        }
        text.insert(text.size() - behindPoint, ".");
    }
    return text;
}

Wide magnitude(Wide value) {
    return value < 0 ? -value : value;
}

/// As many decimals as leave three significant digits after rounding: 9.996 is "10.0", not "10.00". Both positive.
std::string significant(Wide numerator, Wide denominator) {
    int decimals = 0;
    while (rounded(numerator, denominator, decimals + 1) < 1000) {
        ++decimals;
    }
    return fixed(numerator, denominator, decimals);
}

/// The same, but "<0.0001" below that.
std::string significantPercent(Wide numerator, Wide denominator) {
    return numerator * 10'000 < denominator ? "<0.0001" : significant(numerator, denominator);
}

std::string signedFixed(Wide numerator, Wide denominator, int decimals, std::string_view plus = "") {
    const std::string text = fixed(magnitude(numerator), denominator, decimals);
    const bool isZero = text.find_first_not_of("0.") == std::string::npos;
    return (isZero ? "" : std::string(numerator < 0 ? minusSign : plus)) + text;
}

std::string prefixedFlops(Cost cost, int decimals, std::string_view plus) {
    if (magnitude(cost.value) < 1000) {
        return signedFixed(cost.value, 1, 0, plus) + " FLOP";
    }
    constexpr std::string_view names[] = {" kFLOP", " MFLOP", " GFLOP", " TFLOP"};
    std::size_t prefix = 0;
    Wide unit = 1000;
    // After rounding: 999,999 is "1.0 MFLOP", not "1000.0 kFLOP".
    while (prefix + 1 < std::size(names) && rounded(magnitude(cost.value), unit, decimals) >= 1000 * powerOfTen(decimals)) {
        unit *= 1000;
        ++prefix;
    }
    return signedFixed(cost.value, unit, decimals, plus).append(names[prefix]);
}

} // namespace

std::string gib(Bytes perRank, int decimals) {
    return signedFixed(perRank.value, oneGib, decimals);
}

std::string kib(Bytes perTokenLayer, int decimals) {
    return signedFixed(perTokenLayer.value, oneKib, decimals);
}

std::string size(Bytes perTokenLayer) {
    const bool small = magnitude(perTokenLayer.value) < oneKib;
    return small ? signedFixed(perTokenLayer.value, 1, 0) + " B" : kib(perTokenLayer) + " KiB";
}

std::string percent(Cost part, Cost whole) {
    if (part.value == 0 || whole.value == 0) {
        return "0";
    }
    return significantPercent(static_cast<Wide>(part.value) * 100, whole.value);
}

std::string shortPercent(Cost part, Cost whole) {
    const bool small = part.value != 0 && static_cast<Wide>(part.value) * 10'000 < whole.value;
    return small ? "<0.01" : percent(part, whole);
}

std::string percentDifference(Cost difference, Cost whole) {
    return whole.value == 0 ? "0.00" : signedFixed(static_cast<Wide>(difference.value) * 100, whole.value, 2, "+");
}

std::string fineDifference(Cost difference, Cost whole) {
    const Wide size = magnitude(difference.value);
    if (size == 0 || whole.value == 0 || size * 1000 >= whole.value) {
        return percentDifference(difference, whole);
    }
    const bool negative = difference.value < 0;
    if (size * 1'000'000 < whole.value) {
        return negative ? ">" + std::string(minusSign) + "0.0001" : "<0.0001";
    }
    return std::string(negative ? minusSign : "+") + significant(size * 100, whole.value);
}

std::string shortDifference(Cost difference, Cost whole) {
    const Wide size = magnitude(difference.value);
    if (size == 0 || whole.value == 0 || size * 20'000 >= whole.value) {
        return percentDifference(difference, whole);
    }
    return difference.value < 0 ? ">" + std::string(minusSign) + "0.01" : "<0.01";
}

std::string gibDifference(Bytes perRank) {
    return signedFixed(perRank.value, oneGib, 2, "+");
}

std::string kibDifference(Bytes perTokenLayer) {
    return signedFixed(perTokenLayer.value, oneKib, 2, "+");
}

std::string times(Cost part, Cost whole) {
    return whole.value == 0 ? "0.00" : fixed(part.value, whole.value, 2);
}

std::string percentPerGib(Cost cost, Cost whole, Bytes freedPerRank) {
    if (cost.value == 0 || whole.value == 0) {
        return "0";
    }
    if (freedPerRank.value <= 0) {
        return "\u221e";
    }
    return significantPercent(static_cast<Wide>(cost.value) * 100 * oneGib, static_cast<Wide>(whole.value) * freedPerRank.value);
}

std::string shortPercentPerGib(Cost cost, Cost whole, Bytes freedPerRank) {
    const Wide price = static_cast<Wide>(cost.value) * 100 * oneGib;
    const bool small = cost.value != 0 && price * 1000 < static_cast<Wide>(whole.value) * freedPerRank.value;
    return small ? "<0.001" : percentPerGib(cost, whole, freedPerRank);
}

std::string flops(Cost cost) {
    return prefixedFlops(cost, 1, "");
}

std::string flopsDifference(Cost difference) {
    return prefixedFlops(difference, 2, "+");
}

std::string grouped(std::int64_t value) {
    std::string text = signedFixed(value, 1, 0);
    const std::size_t sign = value < 0 ? minusSign.size() : 0;
    for (std::size_t i = text.size(); i > sign + 3; i -= 3) {
        text.insert(i - 3, ",");
    }
    return text;
}

std::string halves(std::int64_t doubled) {
    return signedFixed(doubled, 2, doubled % 2 == 0 ? 0 : 1);
}

} // namespace core::format
