#pragma once

#include "core/model/units.h"

#include <cstdint>
#include <string>
#include <string_view>

/// Numbers as text: digits, a full stop, unit symbols; no locale. Computed from integers and rounded half away from zero, in
/// one place, so that a number reads the same wherever it stands.
namespace core::format {

inline constexpr std::string_view minusSign = "\u2212";

/// "66.57" for 2 decimals; value / 2^30.
std::string gib(Bytes perRank, int decimals = 1);
/// "250.6" ; value / 2^10.
std::string kib(Bytes perTokenLayer, int decimals = 1);
/// With its unit, in whole bytes below one KiB: "4 B", "512 B", "14.0 KiB".
std::string size(Bytes perTokenLayer);
/// A share of `whole`, both at least 0, in per cent with three significant digits: "8.17", "0.00826", "21.0", "0", "100". "<0.0001"
/// for a smaller share that is not 0.
std::string percent(Cost part, Cost whole);
/// The same, but "<0.01" for a smaller share that is not 0: where there is room for a few digits only.
std::string shortPercent(Cost part, Cost whole);
/// A signed difference of two shares in percentage points, two decimals: "+12.81", "−0.26".
std::string percentDifference(Cost difference, Cost whole);
/// The same, but with three significant digits below a tenth of a point: "+0.00428", "−0.0287"; "<0.0001" and ">−0.0001" for what is
/// nearer to 0, and "0.00" for 0 alone.
std::string fineDifference(Cost difference, Cost whole);
/// The same where there is room for a few digits only: "<0.01", ">−0.01" for what would round to nothing and is not 0.
std::string shortDifference(Cost difference, Cost whole);
/// A signed difference, two decimals: "+3.72", "−9.23", "0.00".
std::string gibDifference(Bytes perRank);
/// A signed difference in KiB, two decimals.
std::string kibDifference(Bytes perTokenLayer);
/// How often `whole` goes into `part`, both at least 0, two decimals: "2.06".
std::string times(Cost part, Cost whole);
/// The price of memory: per cent of `whole` for each GiB freed, three significant digits: "0.443". "∞" where nothing is freed,
/// "<0.0001" for a lower price that is not 0.
std::string percentPerGib(Cost cost, Cost whole, Bytes freedPerRank);
/// The same, but "<0.001" for a lower price that is not 0: where there is room for a few digits only.
std::string shortPercentPerGib(Cost cost, Cost whole, Bytes freedPerRank);
/// FLOPs per token with a decimal prefix and one decimal: "109.3 MFLOP", "1.3 GFLOP", "384 FLOP".
std::string flops(Cost cost);
/// A signed difference, two decimals: "+171.62 MFLOP", "−384 FLOP", "0 FLOP".
std::string flopsDifference(Cost difference);
/// Digits in groups of three: "131,072".
std::string grouped(std::int64_t value);
/// Halves: "8.5", "8".
std::string halves(std::int64_t doubled);

} // namespace core::format
