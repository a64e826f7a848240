#pragma once

#include "core/search/outcome.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The vertices of the frontier's lower convex hull as indices into it, from the cheapest policy to the smallest stash;
/// points on an edge are no vertices. Exact: slopes are compared as integers in 128 bits. O(n).
///
/// Each vertex is best for some exchange rate of cost for bytes. For one rate that is a minimum cut, whose smallest solution
/// grows with the price of memory, so the representatives of the vertices are nested, each in the next.
std::vector<std::size_t> lowerHull(std::span<const Outcome> frontier);

} // namespace core
