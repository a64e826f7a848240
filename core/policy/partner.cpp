#include "core/policy/partner.h"

namespace core {
namespace {

__extension__ using Wide = __int128;

/// Both free memory.
bool isCheaper(Point a, Point b) {
    const Wide left = static_cast<Wide>(a.cost.value) * -b.bytes.value;
    const Wide right = static_cast<Wide>(b.cost.value) * -a.bytes.value;
    return left != right ? left < right : a.bytes < b.bytes;
}

} // namespace

std::optional<Partner> findPartner(const Problem& problem, const CostTable& table, Policy policy, MarkId mark) {
    const Policy free = problem.freeMarks() - unpricedComm(problem);
    if (!free.recomputes(mark)) {
        return std::nullopt;
    }
    const Point here = table.evaluate(policy);
    std::optional<Partner> best;
    for (const MarkId other : (free - policy.with(mark)).marks()) {
        const Point both = table.evaluate(policy.with(mark).with(other));
        const Point flip{both.cost - here.cost, both.bytes - here.bytes};
        const bool together = both.bytes < table.evaluate(policy.without(mark).with(other)).bytes;
        if (flip.bytes < Bytes{} && together && (!best || isCheaper(flip, best->flip))) {
            best = Partner{other, flip};
        }
    }
    return best;
}

} // namespace core
