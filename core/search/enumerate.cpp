#include "core/search/enumerate.h"

#include <algorithm>
#include <string>

namespace core {

Result<std::vector<Outcome>> enumerateOutcomes(const CostTable& table, Policy freeMarks, const RunControl& /*control*/) {
    if (freeMarks.count() > maxEnumeratedMarks) {
        return tl::unexpected(Error{std::to_string(freeMarks.count()) + " free marks are too many to enumerate", {}});
    }
    std::vector<Outcome> outcomes;
    std::uint64_t bits = 0;
    do {
        outcomes.push_back({table.evaluate(Policy(bits)), Policy(bits), 1});
        bits = (bits - freeMarks.bits()) & freeMarks.bits();
    } while (bits != 0);
    std::ranges::sort(outcomes, [](const Outcome& a, const Outcome& b) {
        return a.point != b.point ? a.point < b.point : simplerThan(a.representative, b.representative);
    });
    std::vector<Outcome> merged;
    for (const Outcome& outcome : outcomes) {
        if (!merged.empty() && merged.back().point == outcome.point) {
            ++merged.back().tiedPolicies;
        } else {
            merged.push_back(outcome);
        }
    }
    return merged;
}

} // namespace core
