#include "core/format.h"

#include <gtest/gtest.h>
#include <limits>

namespace {

namespace format = core::format;
constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

TEST(Format, gibRoundsHalfAwayFromZero) {
    EXPECT_EQ(format::gib({71'481'425'920}, 2), "66.57");
    EXPECT_EQ(format::gib({71'481'425'920}), "66.6");
    EXPECT_EQ(format::gib({0}), "0.0");
    EXPECT_EQ(format::gib({0}, 0), "0");
    EXPECT_EQ(format::gib({1LL << 29}, 0), "1");          // one half
    EXPECT_EQ(format::gib({(1LL << 29) - 1}, 0), "0");    // just under it
    EXPECT_EQ(format::gib({-(1LL << 29)}, 0), "\u22121"); // away from zero
    EXPECT_EQ(format::gib({-1}), "0.0");
    EXPECT_EQ(format::gib({most}, 2), "8589934592.00");
    EXPECT_EQ(format::gib({least}, 2), "\u22128589934592.00");
}

TEST(Format, sizeSaysSmallOnesInBytes) {
    EXPECT_EQ(format::size({4}), "4 B");
    EXPECT_EQ(format::size({0}), "0 B");
    EXPECT_EQ(format::size({1023}), "1023 B");
    EXPECT_EQ(format::size({1024}), "1.0 KiB");
    EXPECT_EQ(format::size({14'336}), "14.0 KiB");
}

TEST(Format, kib) {
    EXPECT_EQ(format::kib({256'640}), "250.6");
    EXPECT_EQ(format::kib({1}, 3), "0.001");
    EXPECT_EQ(format::kib({-256'640}), "\u2212250.6");
}

TEST(Format, percentHasThreeSignificantDigits) {
    constexpr core::Cost whole{1'000'000};
    EXPECT_EQ(format::percent({109'343'104}, {1'338'667'392}), "8.17");
    EXPECT_EQ(format::percent({110'592}, {1'338'667'392}), "0.00826");
    EXPECT_EQ(format::percent({210'000}, whole), "21.0");
    EXPECT_EQ(format::percent({0}, whole), "0");
    EXPECT_EQ(format::percent(whole, whole), "100");
    EXPECT_EQ(format::percent({10'000}, whole), "1.00");
    EXPECT_EQ(format::percent({2'500'000}, whole), "250");
    EXPECT_EQ(format::percent({12'345'678}, whole), "1235");
    EXPECT_EQ(format::percent({1}, {0}), "0");
}

TEST(Format, percentRoundsUpAcrossAPowerOfTen) {
    constexpr core::Cost whole{1'000'000};
    EXPECT_EQ(format::percent({99'949}, whole), "9.99");
    EXPECT_EQ(format::percent({99'950}, whole), "10.0");
    EXPECT_EQ(format::percent({99'960}, whole), "10.0");
    EXPECT_EQ(format::percent({999'499}, whole), "99.9");
    EXPECT_EQ(format::percent({999'600}, whole), "100");
    EXPECT_EQ(format::percent({9'996}, {1'000'000'000}), "0.00100");
}

TEST(Format, percentIsExactAtTheEndsOfItsRange) {
    EXPECT_EQ(format::percent({most}, {most}), "100");
    EXPECT_EQ(format::percent({most}, {1}), "922337203685477580700");
    EXPECT_EQ(format::percent({1}, {most}), "<0.0001");
    EXPECT_EQ(format::percent({most / 1'000'000 + 1}, {most}), "0.000100");
    EXPECT_EQ(format::percent({most / 1'000'000 - 1}, {most}), "<0.0001");
}

TEST(Format, percentPerGibHasThreeSignificantDigits) {
    const core::Bytes gib{std::int64_t{1} << 30};
    EXPECT_EQ(core::format::percentPerGib({10}, {100}, gib), "10.0");
    EXPECT_EQ(core::format::percentPerGib({10}, {100}, {gib.value * 3}), "3.33");
    EXPECT_EQ(core::format::percentPerGib({1}, {1'000'000}, {gib.value * 8}), "<0.0001");
    EXPECT_EQ(core::format::percentPerGib({1}, {1'000'000}, gib), "0.000100");
    EXPECT_EQ(core::format::percentPerGib({9'996}, {100'000}, gib), "10.0") << "after rounding";
    EXPECT_EQ(core::format::percentPerGib({0}, {100}, gib), "0");
    EXPECT_EQ(core::format::percentPerGib({0}, {100}, {0}), "0");
    EXPECT_EQ(core::format::percentPerGib({5}, {100}, {0}), "\u221e");
    EXPECT_EQ(core::format::percentPerGib({std::int64_t{1} << 50}, {std::int64_t{1} << 50}, {std::int64_t{1} << 62}), "<0.0001");
}

TEST(Format, shortPercentPerGibSaysOnlyThatALowPriceIsLow) {
    const core::Bytes gib{std::int64_t{1} << 30};
    EXPECT_EQ(format::shortPercentPerGib({0}, {100}, gib), "0");
    EXPECT_EQ(format::shortPercentPerGib({9}, {1'000'000}, gib), "<0.001");
    EXPECT_EQ(format::shortPercentPerGib({10}, {1'000'000}, gib), "0.00100");
    EXPECT_EQ(format::shortPercentPerGib({5}, {100}, {0}), "\u221e");
    EXPECT_EQ(format::shortPercentPerGib({1}, {std::int64_t{1} << 62}, {std::int64_t{1} << 62}), "<0.001");
}

TEST(Format, differencesBearTheirSign) {
    EXPECT_EQ(format::percentDifference({1'281}, {10'000}), "+12.81");
    EXPECT_EQ(format::percentDifference({-26}, {10'000}), "\u22120.26");
    EXPECT_EQ(format::percentDifference({most}, {most}), "+100.00");
    EXPECT_EQ(format::gibDifference({-9'910'000'000}), "\u22129.23");
    EXPECT_EQ(format::gibDifference({4 * (1LL << 30)}), "+4.00");
    EXPECT_EQ(format::kibDifference({1024}), "+1.00");
}

TEST(Format, shortDifferencesNeverRoundToNothing) {
    const core::Cost whole{1'000'000'000};
    EXPECT_EQ(format::shortDifference({0}, whole), "0.00");
    EXPECT_EQ(format::shortDifference({50'000}, whole), "+0.01");
    EXPECT_EQ(format::shortDifference({49'999}, whole), "<0.01");
    EXPECT_EQ(format::shortDifference({-49'999}, whole), ">\u22120.01");
    EXPECT_EQ(format::shortDifference({-128'100'000}, whole), "\u221212.81");
}

TEST(Format, fineDifferencesHaveThreeDigitsBelowATenthOfAPoint) {
    constexpr core::Cost whole{1'000'000'000};
    EXPECT_EQ(format::fineDifference({0}, whole), "0.00");
    EXPECT_EQ(format::fineDifference({128'100'000}, whole), "+12.81");
    EXPECT_EQ(format::fineDifference({-1'000'000}, whole), "\u22120.10");
    EXPECT_EQ(format::fineDifference({999'000}, whole), "+0.0999");
    EXPECT_EQ(format::fineDifference({42'800}, whole), "+0.00428");
    EXPECT_EQ(format::fineDifference({-42'800}, whole), "\u22120.00428");
    EXPECT_EQ(format::fineDifference({1'000}, whole), "+0.000100");
    EXPECT_EQ(format::fineDifference({999}, whole), "<0.0001");
    EXPECT_EQ(format::fineDifference({-999}, whole), ">\u22120.0001");
    EXPECT_EQ(format::fineDifference({5}, {0}), "0.00");
    EXPECT_EQ(format::fineDifference({least}, {most}), "\u2212100.00");
}

TEST(Format, aDifferenceThatRoundsToZeroHasNoSign) {
    EXPECT_EQ(format::percentDifference({0}, {10'000}), "0.00");
    EXPECT_EQ(format::percentDifference({1}, {1'000'000}), "0.00");
    EXPECT_EQ(format::percentDifference({-1}, {1'000'000}), "0.00");
    EXPECT_EQ(format::percentDifference({5}, {0}), "0.00");
    EXPECT_EQ(format::gibDifference({-5'000'000}), "0.00");
    EXPECT_EQ(format::kibDifference({5}), "0.00");
}

TEST(Format, differencesOfFlopsHaveASignAndTwoDecimals) {
    EXPECT_EQ(format::flopsDifference({0}), "0 FLOP");
    EXPECT_EQ(format::flopsDifference({384}), "+384 FLOP");
    EXPECT_EQ(format::flopsDifference({-999}), "\u2212999 FLOP");
    EXPECT_EQ(format::flopsDifference({171'522'048}), "+171.52 MFLOP");
    EXPECT_EQ(format::flopsDifference({-1'338'667'392}), "\u22121.34 GFLOP");
    EXPECT_EQ(format::flopsDifference({999'994}), "+999.99 kFLOP");
    EXPECT_EQ(format::flopsDifference({999'995}), "+1.00 MFLOP");
    EXPECT_EQ(format::flopsDifference({least}), "\u22129223372.04 TFLOP");
}

TEST(Format, flopsTakeTheLargestPrefixAfterRounding) {
    EXPECT_EQ(format::flops({0}), "0 FLOP");
    EXPECT_EQ(format::flops({384}), "384 FLOP");
    EXPECT_EQ(format::flops({999}), "999 FLOP");
    EXPECT_EQ(format::flops({1'000}), "1.0 kFLOP");
    EXPECT_EQ(format::flops({109'343'104}), "109.3 MFLOP");
    EXPECT_EQ(format::flops({1'338'667'392}), "1.3 GFLOP");
    EXPECT_EQ(format::flops({999'949}), "999.9 kFLOP");
    EXPECT_EQ(format::flops({999'950}), "1.0 MFLOP");
    EXPECT_EQ(format::flops({-109'343'104}), "\u2212109.3 MFLOP");
    EXPECT_EQ(format::flops({most}), "9223372.0 TFLOP");
    EXPECT_EQ(format::flops({least}), "\u22129223372.0 TFLOP");
}

TEST(Format, sizesBelowAKibAreWholeBytes) {
    EXPECT_EQ(format::size({0}), "0 B");
    EXPECT_EQ(format::size({4}), "4 B");
    EXPECT_EQ(format::size({1023}), "1023 B");
    EXPECT_EQ(format::size({1024}), "1.0 KiB");
    EXPECT_EQ(format::size({14'336}), "14.0 KiB");
    EXPECT_EQ(format::size({-512}), "\u2212512 B");
}

TEST(Format, times) {
    EXPECT_EQ(format::times({41'253}, {20'000}), "2.06");
    EXPECT_EQ(format::times({2}, {1}), "2.00");
    EXPECT_EQ(format::times({0}, {7}), "0.00");
    EXPECT_EQ(format::times({7}, {0}), "0.00");
    EXPECT_EQ(format::times({most}, {most}), "1.00");
}

TEST(Format, grouped) {
    EXPECT_EQ(format::grouped(0), "0");
    EXPECT_EQ(format::grouped(999), "999");
    EXPECT_EQ(format::grouped(131'072), "131,072");
    EXPECT_EQ(format::grouped(1'000'000), "1,000,000");
    EXPECT_EQ(format::grouped(-999), "\u2212999");
    EXPECT_EQ(format::grouped(-131'072), "\u2212131,072");
    EXPECT_EQ(format::grouped(least), "\u22129,223,372,036,854,775,808");
}

TEST(Format, halves) {
    EXPECT_EQ(format::halves(17), "8.5");
    EXPECT_EQ(format::halves(16), "8");
    EXPECT_EQ(format::halves(1), "0.5");
    EXPECT_EQ(format::halves(0), "0");
}

TEST(Format, shortPercentSaysOnlyThatASmallShareIsSmall) {
    EXPECT_EQ(format::shortPercent({0}, {1'000'000}), "0");
    EXPECT_EQ(format::shortPercent({1}, {1'000'000}), "<0.01");
    EXPECT_EQ(format::shortPercent({99}, {1'000'000}), "<0.01");
    EXPECT_EQ(format::shortPercent({100}, {1'000'000}), "0.0100");
    EXPECT_EQ(format::shortPercent({817}, {10'000}), "8.17");
}

} // namespace
