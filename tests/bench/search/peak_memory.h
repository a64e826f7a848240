#pragma once

#include <cstdint>

/// Starts the measurement of peak memory anew; returns the memory that the process holds now, in bytes.
std::int64_t resetPeakMemory();
/// The most memory that the process has held since, in bytes.
std::int64_t peakMemory();
