#pragma once

#include "core/model/op.h"

#include <string>

namespace core::format {

/// A tensor's shape times its bytes per element, as text that multiplies out to `bytes`: "128 × 192 × 2 B", "(1536 + 512) × 2 B".
/// Factors of 1 are left out. The bytes per element are a whole number or an exact decimal ("1.03125 B"); where they are neither,
/// the shape stands alone. Empty for a shape without elements.
std::string dimensions(const Shape& shape, Bytes bytes);

} // namespace core::format
